# Слова внутри таблиц лиги, карточек игроков и карт любимых перегонов; места мало.
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
pic-league-by-against = личные
pic-league-by-wins = победы
pic-league-by-share = доля
pic-league-by-rating = рейтинг
pic-league-mark-up = в дивизион выше
pic-league-mark-down = в дивизион ниже
