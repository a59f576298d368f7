## The picture of a knock-out.

pic-bracket-person = Player
pic-bracket-on = goes on
pic-bracket-out = is out
