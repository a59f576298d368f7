## Картинка плей-оф.

pic-bracket-person = Гравець
pic-bracket-on = проходить далі
pic-bracket-out = вибуває
