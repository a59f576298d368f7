### Особисте: усі партії, нагадування, тихі години, відпустка.

cmd-my = мої
cmd-my-desc = Усі ваші партії, нагадування, години й відпустки
cmd-my-games = партії
cmd-my-games-desc = Усі ваші партії; спершу ті, що чекають на вас
cmd-my-reminders = нагадування
cmd-my-reminders-desc = Коли й де нагадувати вам про партії, які чекають на вас
opt-my-reminders-every = через
opt-my-reminders-every-desc = Через скільки нагадати вперше; кожне наступне – удвічі пізніше
opt-my-reminders-to = куди
opt-my-reminders-to-desc = Куди надсилати нагадування
cmd-my-clock = години
cmd-my-clock-desc = Ваші тихі години й часовий пояс
opt-my-clock-quiet = тихо
opt-my-clock-quiet-desc = Коли не нагадувати й не вважати, що час вийшов, наприклад 22-8
opt-my-clock-zone = пояс
opt-my-clock-zone-desc = Де ви живете: наберіть місто латинкою
cmd-my-vacation = відпустка
cmd-my-vacation-desc = Дні, коли всі ваші годинники стоять
opt-my-vacation-start = початок
opt-my-vacation-start-desc = Перший день, наприклад 2031-07-01; якщо не вказати, сьогодні
opt-my-vacation-end = кінець
opt-my-vacation-end-desc = Останній день, наприклад 2031-07-14

remind-every-12 = 12 годин
remind-every-24 = 1 день
remind-every-48 = 2 дні
remind-every-96 = 4 дні
remind-every-168 = 7 днів
remind-every-off = ніколи
remind-to-channel = у каналі партії
remind-to-dm = особистим повідомленням
my-reminders = Перше нагадування через: { $every }, кожне наступне – удвічі пізніше, усього не більше чотирьох; { $to }. Якщо йде годинник, перше нагадування надійде не пізніше, ніж мине половина часу.
my-reminders-off = Нагадувань ви не отримуєте.

my-clock = Ваші тихі години: { $quiet } ({ $zone }). У цей час вам не нагадують, а ваш час вийде не раніше ніж за годину після них.
my-clock-none = Тихих годин у вас немає. Ваш часовий пояс: { $zone }.
my-clock-off = Без тихих годин

my-games = { $count ->
    [one] Ви граєте { $count } партію; чекають на вас: { $waiting }.
    [few] Ви граєте { $count } партії; чекають на вас: { $waiting }.
   *[other] Ви граєте { $count } партій; чекають на вас: { $waiting }.
}
my-games-none = Зараз ви ніде не граєте. Відкрити партію: { CMD("game new") }.
my-games-line = **[{ $map }]({ $link })** { $place }:
my-games-mine-until = ⏳ **ваш хід**, час вийде { $until }
my-games-mine = ⏳ **ваш хід**, { $waited } очікування
my-games-waits = чекаємо: { $players }
my-games-paused = ⏸️ перерву оголошено { $since }
my-games-lobby = { $free ->
    [0] ще не почалася, місць немає
    [one] ще не почалася, вільне { $free } місце
    [few] ще не почалася, вільні { $free } місця
   *[other] ще не почалася, вільно { $free } місць
}
my-games-runs = триває

refused-bad-quiet = «{ $text }» – це не тихі години. Напишіть їх так: 22-8 або 22:30-7, не більше 14 годин, або виберіть «Без тихих годин».
refused-unknown-zone = Часового поясу «{ $text }» немає. Наберіть місто латинкою й виберіть пояс зі списку.
