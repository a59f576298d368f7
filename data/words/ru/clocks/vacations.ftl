### Отпуск.

my-vacation-line = 🏖️ с { $start } по { $end }
my-vacation-none = Отпуск не запланирован.
my-vacation-left = Осталось в { $year } году: { $left ->
    [one] { $left } день.
    [few] { $left } дня.
   *[other] { $left } дней.
}
button-end-vacation = Закончить отпуск { $start }
refused-unknown-day = Не могу прочитать «{ $text }» как дату. Напишите её так: 2031-07-01, завтра или через 3 дня.
refused-vacation-needs-end = Укажите последний день отпуска, например 2031-07-14.
refused-vacation-order = Эти даты не подходят. Отпуск может начаться самое раннее сегодня и закончиться не позже чем через год.
refused-vacation-overlaps = На часть этих дней у вас уже есть отпуск. Сначала закончите его.
refused-vacation-too-long = { $left ->
    [one] В { $year } году у вас остался { $left } день отпуска. Выберите меньше дней.
    [few] В { $year } году у вас осталось { $left } дня отпуска. Выберите меньше дней.
   *[other] В { $year } году у вас осталось { $left } дней отпуска. Выберите меньше дней.
}
refused-vacation-over = Этот отпуск уже закончился.
