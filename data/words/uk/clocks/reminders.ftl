### Нагадування.

remind = 🔔 { $mention }: { $count ->
    [one] на вас чекає { $count } партія.
    [few] на вас чекають { $count } партії.
   *[other] на вас чекають { $count } партій.
}
remind-line-until = { $place }: час вийде { $until }
remind-line = { $place }: { $waited } очікування
remind-others = { $count ->
    [one] І ще { $count } партія: { CMD("my games") }
    [few] І ще { $count } партії: { CMD("my games") }
   *[other] І ще { $count } партій: { CMD("my games") }
}
remind-elsewhere = На вас чекають і в інших місцях: { CMD("my games") }
button-mute = Про ці ходи більше не нагадувати
done-mute = Про ці ходи більше не нагадаю. Про наступні – як завжди.
refused-not-your-reminder = Це не ваша кнопка.
