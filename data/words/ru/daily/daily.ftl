### Раздача дня: на сервере все играют одни и те же карты, каждый сам по себе.

cmd-daily = раздача-дня
cmd-daily-desc = Раздача дня: у всех на сервере одни и те же карты, одна попытка в день
cmd-daily-play = играть
cmd-daily-play-desc = Сыграть сегодняшнюю раздачу или вернуться к своей партии
cmd-daily-table = таблица
cmd-daily-table-desc = Сегодняшние результаты, ваши дни подряд и таблица недели
cmd-daily-remind = напоминать
cmd-daily-remind-desc = Включить или выключить напоминание о раздаче дня
cmd-daily-setup = настроить
cmd-daily-setup-desc = Включить раздачу дня и выбрать канал; нужно право «Управлять сервером»
opt-daily-setup-channel = канал
opt-daily-setup-channel-desc = Канал для результатов каждого дня (по умолчанию: этот)
opt-daily-setup-zone = пояс
opt-daily-setup-zone-desc = Часовой пояс, по которому сменяются дни (по умолчанию: как было, сначала UTC)
cmd-daily-off = выключить
cmd-daily-off-desc = Выключить раздачу дня; нужно право «Управлять сервером»

button-daily-play = Сыграть раздачу дня
button-daily-table = Результаты
button-daily-remind = Напоминать
button-daily-forget = Не напоминать

daily-title = Раздача дня · { $map }
daily-intro = ### 🗓️ Раздача дня
    У всех одинаковые карты, и каждый играет один против двух компьютеров. На день — одна попытка. Результаты я опубликую здесь в конце дня.
daily-here = Ваша партия здесь: { $link }
    Конец дня: { $until }.
daily-reminder = 🗓️ Вы ещё не доиграли раздачу дня на сервере { $server }: { $map }. Конец дня: { $until }. Сыграть: { CMD("daily play") } на сервере; отключить напоминания: { CMD("daily remind") }.
done-daily-setup = Раздача дня включена. Результаты я буду публиковать в { $channel }. День кончается в полночь по поясу { $zone }, сегодня — { $until }.
done-daily-off-already = Раздача дня и так выключена, ничего не изменилось.
done-daily-off = Раздача дня выключена. Начатые партии сегодня ещё можно доиграть.
done-daily-remind = В { $at } я напишу вам в личные сообщения, если вы ещё не доиграли раздачу дня.
done-daily-forget = Больше не напоминаю вам о раздаче дня на этом сервере.

daily-head = ### 🗓️ Раздача дня · { $map }
    Конец дня: { $until }.
daily-not-begun = Вы ещё не играли. Результаты откроются, когда вы закончите. { $done ->
    [0] Пока никто не закончил.
    [one] Пока закончил { $done } игрок.
    [few] Пока закончили { $done } игрока.
   *[many] Пока закончило { $done } игроков.
}
daily-running = Ваша партия ждёт вас: { $link }
daily-given-up = Сегодняшнюю партию вы прекратили. Завтра будет новая раздача.
daily-finished = Ваш результат — **{ $points }**. Пока в таблице:
daily-streak = Дней подряд: **{ $days }**

daily-day = ### 🗓️ Раздача дня · { $map }
    { $day }
daily-row = **{ $place }.** { $player } – **{ $points }**{ $days ->
    [0] { "" }
    [1] { "" }
    [one] {" "}· { $days } день подряд
    [few] {" "}· { $days } дня подряд
   *[many] {" "}· { $days } дней подряд
}
daily-others = { $count ->
    [one] … и ещё { $count } игрок
    [few] … и ещё { $count } игрока
   *[many] … и ещё { $count } игроков
}
daily-computers = 🤖 Лучший компьютер – { $points }
daily-best = 🏅 Прежний рекорд на этом поле – { $points }, { $player }
daily-week = **Эта неделя** · лучшие { $counted } дней из 7; лучший результат дня — 100
daily-week-over = **Итог недели** · лучшие { $counted } дней из 7; лучший результат дня — 100
daily-week-row = **{ $place }.** { $player } – **{ $total }**, { $played ->
    [one] { $played } день
    [few] { $played } дня
   *[many] { $played } дней
}
daily-sealed = -# 🔒 Хеш секретного сида этого дня (SHA-256): `{ $seal }`
daily-opened = -# 🔓 Сид: `{ $seed }`. Его SHA-256 хеш: `{ $seal }`. { $count ->
    [one] С ним сыграна партия { $games }.
    [few] С ним сыграны партии { $games }.
   *[many] С ним сыграны партии { $games }.
} Проверить: { CMD("game verify") }.

note-daily-done = ✅ Раздача дня сыграна, ваш результат — { $points }. У лучшего компьютера { $computers }. Результаты всех покажет { CMD("daily table") }.
note-daily-over = ⌛ День закончился, поэтому эта партия не считается. Следующая раздача: { CMD("daily play") }.

refused-daily-off = На этом сервере раздача дня выключена. Её включает { CMD("daily setup") }, для этого нужно право «Управлять сервером».
refused-daily-known = Сегодняшнюю раздачу вы уже играли. Завтра будет новая.
refused-daily-over = День закончился, поэтому доиграть эту партию нельзя. Следующая раздача: { CMD("daily play") }.
refused-daily-channel = Для результатов нужен текстовый канал. Укажите его в { CMD("daily setup") }.
