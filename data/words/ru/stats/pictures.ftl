### Слова внутри карточек игроков, полей с любимыми перегонами, сравнений и рекордов; места мало.

pic-profile-person = Игрок
pic-profile-games = { $games ->
    [one] партия
    [few] партии
   *[other] партий
}
pic-profile-wins = { $wins ->
    [one] победа
    [few] победы
   *[other] побед
}
pic-profile-rating = рейтинг
pic-profile-worth = { $value }
pic-profile-worth-unsure = { $value }?
pic-profile-unsure = ± { $unsure }
pic-profile-reliability = надёжность
pic-profile-places = Места
pic-profile-average = в среднем { $place }
pic-profile-times = { $place }: { $times }× ({ $share } %)
pic-profile-kinds = Очки за партию, в среднем
pic-profile-tickets = Маршруты
pic-profile-tickets-done = выполнено: { $count }
pic-profile-tickets-missed = не выполнено: { $count }
pic-profile-maps = Поля
pic-profile-column-games = партии
pic-profile-column-wins = победы
pic-profile-column-average = среднее место
pic-profile-column-best = рекорд очков
pic-profile-column-longest = длинный путь
pic-profile-column-rating = рейтинг
pic-profile-provisional = ? предварительный: меньше десяти партий

pic-heat-times = { $times }×
pic-heat-range = { $low }–{ $high }×
pic-heat-route = { $a } – { $b } ({ $length })

pic-versus = { $one } – { $other }
pic-versus-person = Игрок { $number }
pic-versus-games = { $games ->
    [one] Вместе сыграна { $games } партия
    [few] Вместе сыграны { $games } партии
   *[other] Вместе сыграно { $games } партий
}
pic-versus-points = в среднем очков: { $points }
pic-versus-level = вничью
pic-records = Рекорды сервера
