## Картинка плей-офф.

pic-bracket-person = Игрок
pic-bracket-on = проходит дальше
pic-bracket-out = выбывает
