## Картинка плей-оф.

pic-bracket-person = Гравець { $number }
pic-bracket-on = проходить далі
pic-bracket-out = вибуває
