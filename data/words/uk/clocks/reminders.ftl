### Нагадування.

remind = 🔔 { $mention }: { $count ->
    [one] на вас чекає { $count } партія.
    [few] на вас чекають { $count } партії.
   *[other] на вас чекає { $count } партій.
}
remind-line-until = { $place }: час спливе { $until }
remind-line = { $place }: ваш хід, чекаємо на вас: { $waited }
remind-others = { $count ->
    [one] І ще { $count } партія: { CMD("my games") }
    [few] І ще { $count } партії: { CMD("my games") }
   *[other] І ще { $count } партій: { CMD("my games") }
}
remind-elsewhere = На вас чекають ще й інші партії: { CMD("my games") }
button-mute = Не нагадувати
done-mute = Про ці ходи я більше не нагадаю. Про наступні — як завжди.
refused-not-your-reminder = Ця кнопка не для вас.
