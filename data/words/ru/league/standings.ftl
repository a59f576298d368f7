### Таблица дивизиона.

league-title = 🏆 { $name } – сезон { $season }
league-division = Дивизион { $number }

league-row = **{ $place }.** { $name } – **{ $points }** оч.
league-season = Сезон { $season }
league-alt-row = { $place }. { $name } { $points }
league-played = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
league-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[other] { $count } побед
}
league-average = среднее место { $place }
league-decided = решило: { $by }
league-tie-break-against = личные встречи
league-tie-break-wins = победы
league-tie-break-share = доля от очков победителя
league-tie-break-rating = рейтинг
league-reliable = надёжность { $percent } %
league-mark-up = ⬆️
league-mark-down = ⬇️
league-mark-gone = 🚪
league-undivided = По дивизионам всех распределят, когда начнётся сезон.
league-legend = ⬆️ поднимется, ⬇️ опустится, если сезон закончится так · ▲▼ места за неделю
league-closed-round = 🃏 Сыгранное с одним раскладом засчитывается, когда доиграны все столы тура.
league-nobody = Здесь пока никто не играет.
button-league-before = Назад
button-league-after = Дальше
