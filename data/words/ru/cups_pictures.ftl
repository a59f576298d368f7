## Картинка плей-офф.

pic-bracket-person = Игрок { $number }
pic-bracket-on = проходит дальше
pic-bracket-out = выбывает
