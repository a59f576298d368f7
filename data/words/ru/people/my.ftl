### Личное: все партии, напоминания, тихие часы, отпуск.

cmd-my = мои
cmd-my-desc = Все ваши партии, напоминания, часы и отпуска
cmd-my-games = партии
cmd-my-games-desc = Все ваши партии; сначала те, что ждут вас
cmd-my-reminders = напоминания
cmd-my-reminders-desc = Когда и где напоминать вам о партиях, которые вас ждут
opt-my-reminders-every = через
opt-my-reminders-every-desc = Через сколько напомнить в первый раз; каждое следующее – вдвое позже
opt-my-reminders-to = куда
opt-my-reminders-to-desc = Куда присылать напоминания
cmd-my-clock = часы
cmd-my-clock-desc = Ваши тихие часы и часовой пояс
opt-my-clock-quiet = тихо
opt-my-clock-quiet-desc = Когда не напоминать и не считать время вышедшим, например 22-8
opt-my-clock-zone = пояс
opt-my-clock-zone-desc = Где вы живёте: наберите город латиницей
cmd-my-vacation = отпуск
cmd-my-vacation-desc = Дни, когда все ваши часы стоят
opt-my-vacation-start = начало
opt-my-vacation-start-desc = Первый день, например 2031-07-01; если не указать, сегодня
opt-my-vacation-end = конец
opt-my-vacation-end-desc = Последний день, например 2031-07-14

remind-every-12 = 12 часов
remind-every-24 = 1 день
remind-every-48 = 2 дня
remind-every-96 = 4 дня
remind-every-168 = 7 дней
remind-every-off = никогда
remind-to-channel = в канале партии
remind-to-dm = личным сообщением
my-reminders = Первое напоминание через: { $every }, каждое следующее – вдвое позже, всего не больше четырёх; { $to }. Если идут часы, первое напоминание придёт не позже, чем когда выйдет половина времени.
my-reminders-off = Напоминаний вы не получаете.

my-clock = Ваши тихие часы: { $quiet } ({ $zone }). В это время вам не напоминают, а ваше время выйдет не раньше чем через час после них.
my-clock-none = Тихих часов у вас нет. Ваш часовой пояс: { $zone }.
my-clock-off = Без тихих часов

my-games = { $count ->
    [one] Вы играете { $count } партию; ждут вас: { $waiting }.
    [few] Вы играете { $count } партии; ждут вас: { $waiting }.
   *[other] Вы играете { $count } партий; ждут вас: { $waiting }.
}
my-games-none = Сейчас вы нигде не играете. Открыть партию: { CMD("game new") }.
my-games-line = **[{ $map }]({ $link })** { $place }:
my-games-mine-until = ⏳ **ваш ход**, время выйдет { $until }
my-games-mine = ⏳ **ваш ход**, { $waited } ожидания
my-games-waits = ждём: { $players }
my-games-paused = ⏸️ перерыв объявлен { $since }
my-games-lobby = { $free ->
    [0] ещё не началась, мест нет
    [one] ещё не началась, свободно { $free } место
    [few] ещё не началась, свободно { $free } места
   *[other] ещё не началась, свободно { $free } мест
}
my-games-runs = идёт

refused-bad-quiet = «{ $text }» – это не тихие часы. Напишите их так: 22-8 или 22:30-7, не больше 14 часов, или выберите «Без тихих часов».
refused-unknown-zone = Часового пояса «{ $text }» нет. Наберите город латиницей и выберите пояс из списка.
