### Таблица дивизиона.

league-title = 🏆 { $name } — сезон { $season }
league-division = Дивизион { $number }

league-row = **{ $place }.** { $name } — **{ $points }** оч.
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
league-decided = доп. показатель: { $by }
league-tie-break-against = личные встречи
league-tie-break-wins = победы
league-tie-break-share = доля от очков победителя
league-tie-break-rating = рейтинг
league-reliable = надёжность { $percent } %
league-mark-up = ⬆️
league-mark-down = ⬇️
league-mark-gone = 🚪
league-undivided = Я распределю игроков по дивизионам, когда начнётся сезон.
league-legend = ⬆️ повышение, ⬇️ вылет, если сезон закончится так · ▲▼ на сколько мест за неделю
league-closed-round = 🃏 Партии с одинаковой раздачей попадут в таблицу, когда тур доиграют за всеми столами.
league-nobody = Здесь пока никто не играет.
button-league-before = Назад
button-league-after = Дальше
