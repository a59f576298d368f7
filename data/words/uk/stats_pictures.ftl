# Слова всередині таблиць ліги, карток гравців і карт улюблених перегонів; місця мало.
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
pic-league-by-against = особисті
pic-league-by-wins = перемоги
pic-league-by-share = частка
pic-league-by-rating = рейтинг
pic-league-mark-up = до вищого дивізіону
pic-league-mark-down = до нижчого дивізіону
