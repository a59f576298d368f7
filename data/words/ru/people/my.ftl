### Личное: все партии, напоминания, тихие часы, отпуск.

cmd-my = мои
cmd-my-desc = Ваши партии, напоминания, тихие часы и отпуска
cmd-my-games = партии
cmd-my-games-desc = Посмотреть все ваши партии: сначала те, что ждут вас
cmd-my-reminders = напоминания
cmd-my-reminders-desc = Выбрать, когда и где напоминать о партиях, которые вас ждут
opt-my-reminders-every = через
opt-my-reminders-every-desc = Срок первого напоминания; каждый следующий вдвое больше (по умолчанию: 2 дня)
opt-my-reminders-to = куда
opt-my-reminders-to-desc = Место для напоминаний (по умолчанию: канал партии)
cmd-my-clock = часы
cmd-my-clock-desc = Задать тихие часы и часовой пояс
opt-my-clock-quiet = тихо
opt-my-clock-quiet-desc = Часы без напоминаний, когда ваше время не может выйти, например 22-8
opt-my-clock-zone = пояс
opt-my-clock-zone-desc = Ваш часовой пояс: наберите город латиницей
cmd-my-vacation = отпуск
cmd-my-vacation-desc = Запланировать дни, когда все ваши таймеры стоят
opt-my-vacation-start = начало
opt-my-vacation-start-desc = Первый день: 2031-07-01, завтра, через 3 дня (по умолчанию: сегодня)
opt-my-vacation-end = конец
opt-my-vacation-end-desc = Последний день: 2031-07-14, воскресенье, через 2 недели

remind-every-12 = 12 часов
remind-every-24 = 1 день
remind-every-48 = 2 дня
remind-every-96 = 4 дня
remind-every-168 = 7 дней
remind-every-off = никогда
remind-to-channel = в канале партии
remind-to-dm = личным сообщением
my-reminders = Первое напоминание — через { $every }, { $to }. Потом срок каждый раз удваивается; напоминаний не больше четырёх. С таймером первое придёт, пока не прошла половина времени.
my-reminders-off = Напоминаний не будет.

my-clock = Ваши тихие часы: { $quiet } ({ $zone }). В это время я не напоминаю, а ваше время выйдет не раньше чем через час после них.
my-clock-none = Тихих часов у вас нет. Ваш часовой пояс: { $zone }.
my-clock-off = Без тихих часов
my-clock-zone = Сколько у вас сейчас времени? Выберите, и тихие часы { $quiet } будут по нему. Нет в списке? Укажите пояс: { CMD("my clock") }.
my-clock-zone-pick = Ваше время сейчас

my-games = { $count ->
    [one] Вы играете { $count } партию. Ждут вас: { $waiting }.
    [few] Вы играете { $count } партии. Ждут вас: { $waiting }.
   *[other] Вы играете { $count } партий. Ждут вас: { $waiting }.
}
my-games-none = Сейчас у вас нет партий. Откройте новую: { CMD("game new") }.
my-games-line = **[{ $map }]({ $link })** { $place }:
my-games-private = (личные сообщения)
my-games-mine-until = ⏳ **ваш ход**, время выйдет { $until }
my-games-mine = ⏳ **ваш ход**, ждём вас: { $waited }
my-games-waits = ждём: { $players }
my-games-paused = ⏸️ перерыв, начался { $since }
my-games-lobby = { $free ->
    [0] ещё не началась, мест нет
    [one] ещё не началась, свободно { $free } место
    [few] ещё не началась, свободно { $free } места
   *[other] ещё не началась, свободно { $free } мест
}
my-games-runs = идёт

refused-bad-quiet = Не могу прочитать «{ $text }» как тихие часы. Напишите, например, 22-8 или 22:30-7 (не больше 14 часов) либо выберите «Без тихих часов».
refused-unknown-zone = Часового пояса «{ $text }» нет. Наберите город латиницей и выберите пояс из списка.
