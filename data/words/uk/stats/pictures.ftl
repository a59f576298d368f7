### Слова всередині карток гравців, мап улюблених ділянок, порівнянь і рекордів; місця мало.

pic-profile-person = Гравець
pic-profile-games = { $games ->
    [one] партія
    [few] партії
   *[other] партій
}
pic-profile-wins = { $wins ->
    [one] перемога
    [few] перемоги
   *[other] перемог
}
pic-profile-rating = рейтинг
pic-profile-worth = { $value }
pic-profile-worth-unsure = { $value }?
pic-profile-unsure = ± { $unsure }
pic-profile-reliability = надійність
pic-profile-places = Місця
pic-profile-average = у середньому { $place }
pic-profile-times = { $place }: { $times }× ({ $share } %)
pic-profile-kinds = Очки за партію, у середньому
pic-profile-tickets = Маршрути
pic-profile-tickets-done = виконано: { $count }
pic-profile-tickets-missed = не виконано: { $count }
pic-profile-maps = Мапи
pic-profile-column-games = партії
pic-profile-column-wins = пере-моги
pic-profile-column-average = середнє місце
pic-profile-column-best = рекорд очок
pic-profile-column-longest = довгий шлях
pic-profile-column-rating = рейтинг
pic-profile-provisional = ? попередній: менше десяти партій

pic-heat-times = { $times }×
pic-heat-range = { $low }–{ $high }×
pic-heat-route = { $a } – { $b } ({ $length })

pic-versus = { $one } – { $other }
pic-versus-person = Гравець { $number }
pic-versus-games = { $games ->
    [one] Разом зіграно { $games } партію
    [few] Разом зіграно { $games } партії
   *[other] Разом зіграно { $games } партій
}
pic-versus-points = у середньому очок: { $points }
pic-versus-level = внічию
pic-records = Рекорди сервера
