### Напоминания.

remind = 🔔 { $mention }: { $count ->
    [one] вас ждёт { $count } партия.
    [few] вас ждут { $count } партии.
   *[other] вас ждёт { $count } партий.
}
remind-line-until = { $place }: время выйдет { $until }
remind-line = { $place }: ваш ход, ждём вас: { $waited }
remind-others = { $count ->
    [one] И ещё { $count } партия: { CMD("my games") }
    [few] И ещё { $count } партии: { CMD("my games") }
   *[other] И ещё { $count } партий: { CMD("my games") }
}
remind-elsewhere = Вас ждут и другие партии: { CMD("my games") }
button-mute = Не напоминать
done-mute = Об этих ходах я больше не напомню. О следующих — как обычно.
refused-not-your-reminder = Эта кнопка не для вас.
