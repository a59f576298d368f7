## The picture of a knock-out.

pic-bracket-person = Player { $number }
pic-bracket-on = goes on
pic-bracket-out = is out
