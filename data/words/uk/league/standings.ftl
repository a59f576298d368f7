### Таблиця дивізіону.

league-title = 🏆 { $name } — сезон { $season }
league-division = Дивізіон { $number }

league-row = **{ $place }.** { $name } — **{ $points }** оч.
league-season = Сезон { $season }
league-alt-row = { $place }. { $name } { $points }
league-played = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
}
league-wins = { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
   *[other] { $count } перемог
}
league-average = середнє місце { $place }
league-decided = дод. показник: { $by }
league-tie-break-against = особисті зустрічі
league-tie-break-wins = перемоги
league-tie-break-share = частка від очок переможця
league-tie-break-rating = рейтинг
league-reliable = надійність { $percent } %
league-mark-up = ⬆️
league-mark-down = ⬇️
league-mark-gone = 🚪
league-undivided = Я розподілю гравців за дивізіонами, коли почнеться сезон.
league-legend = ⬆️ підвищення, ⬇️ виліт, якщо сезон закінчиться так · ▲▼ місця за тиждень
league-closed-round = 🃏 Партії з однаковою роздачею зараховуються, коли дограно всі столи туру.
league-nobody = Тут поки що ніхто не грає.
button-league-before = Назад
button-league-after = Далі
