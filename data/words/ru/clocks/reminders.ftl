### Напоминания.

remind = 🔔 { $mention }: { $count ->
    [one] вас ждёт { $count } партия.
    [few] вас ждут { $count } партии.
   *[other] вас ждут { $count } партий.
}
remind-line-until = { $place }: время выйдет { $until }
remind-line = { $place }: { $waited } ожидания
remind-others = { $count ->
    [one] И ещё { $count } партия: { CMD("my games") }
    [few] И ещё { $count } партии: { CMD("my games") }
   *[other] И ещё { $count } партий: { CMD("my games") }
}
remind-elsewhere = Вас ждут и в других местах: { CMD("my games") }
button-mute = Об этих ходах больше не напоминать
done-mute = Об этих ходах больше не напомню. О следующих – как обычно.
refused-not-your-reminder = Это не ваша кнопка.
