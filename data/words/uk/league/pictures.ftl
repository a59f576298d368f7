### Слова всередині таблиць ліги та сіток; місця мало.

pic-bracket-person = Гравець { $number }
pic-bracket-on = проходить
pic-bracket-out = вибуває

pic-league = Ліга
pic-league-name = гравець
pic-league-played = ігри
pic-league-points = очки
pic-league-wins = пере-моги
pic-league-average = середнє місце
pic-league-tie-break = за рівності
pic-league-reliability = надій-ність
pic-league-percent = { $share } %
pic-league-new = новий
pic-league-person = Гравець { $number }
pic-league-tie-break-against = особисті
pic-league-tie-break-wins = перемоги
pic-league-tie-break-share = частка
pic-league-tie-break-rating = рейтинг
pic-league-mark-up = підвищення
pic-league-mark-down = виліт
pic-league-mark-gone = більше не грає
