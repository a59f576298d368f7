### Слова внутри таблиц лиги и сеток; места мало.

pic-bracket-person = Игрок { $number }
pic-bracket-on = проходит
pic-bracket-out = выбывает

pic-league = Лига
pic-league-name = игрок
pic-league-played = игры
pic-league-points = очки
pic-league-wins = победы
pic-league-average = среднее место
pic-league-tie-break = при равенстве
pic-league-reliability = надёж-ность
pic-league-percent = { $share } %
pic-league-new = новый
pic-league-person = Игрок { $number }
pic-league-tie-break-against = личные
pic-league-tie-break-wins = победы
pic-league-tie-break-share = доля
pic-league-tie-break-rating = рейтинг
pic-league-mark-up = повышение
pic-league-mark-down = вылет
pic-league-mark-gone = больше не играет
