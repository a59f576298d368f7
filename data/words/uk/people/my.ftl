### Особисте: усі партії, нагадування, тихі години, відпустка.

cmd-my = мої
cmd-my-desc = Ваші партії, нагадування, тихі години й відпустки
cmd-my-games = партії
cmd-my-games-desc = Переглянути всі ваші партії: спершу ті, що чекають на вас
cmd-my-reminders = нагадування
cmd-my-reminders-desc = Вибрати, коли й де нагадувати про партії, які чекають на вас
opt-my-reminders-every = через
opt-my-reminders-every-desc = Час до першого нагадування; кожен наступний удвічі довший (за замовчуванням: 2 дні)
opt-my-reminders-to = куди
opt-my-reminders-to-desc = Місце для нагадувань (за замовчуванням: канал партії)
cmd-my-clock = години
cmd-my-clock-desc = Задати тихі години й часовий пояс
opt-my-clock-quiet = тихо
opt-my-clock-quiet-desc = Години без нагадувань, коли ваш час не може сплисти, наприклад 22-8
opt-my-clock-zone = пояс
opt-my-clock-zone-desc = Ваш часовий пояс: наберіть місто латинкою
cmd-my-vacation = відпустка
cmd-my-vacation-desc = Запланувати дні, коли всі ваші таймери стоять
opt-my-vacation-start = початок
opt-my-vacation-start-desc = Перший день: 2031-07-01, завтра, через 3 дні (за замовчуванням: сьогодні)
opt-my-vacation-end = кінець
opt-my-vacation-end-desc = Останній день: 2031-07-14, неділя, через 2 тижні

remind-every-12 = 12 годин
remind-every-24 = 1 день
remind-every-48 = 2 дні
remind-every-96 = 4 дні
remind-every-168 = 7 днів
remind-every-off = ніколи
remind-to-channel = у каналі партії
remind-to-dm = особистим повідомленням
my-reminders = Нагадаю через { $every }, потім щоразу вдвічі пізніше, не більше чотирьох разів, { $to }. Якщо йде таймер, почну не пізніше, ніж мине половина часу.
my-reminders-off = Нагадувань не буде.

my-clock = Ваші тихі години: { $quiet } ({ $zone }). У цей час я не нагадую, а ваш час спливе не раніше ніж за годину після них.
my-clock-none = Тихих годин у вас немає. Ваш часовий пояс: { $zone }.
my-clock-off = Без тихих годин
my-clock-zone = Котра зараз у вас година? Виберіть, і тихі години { $quiet } будуть за нею. Немає в списку? Укажіть пояс: { CMD("my clock") }.
my-clock-zone-pick = Ваш час зараз

my-games = { $count ->
    [one] Ви граєте { $count } партію. Чекають на вас: { $waiting }.
    [few] Ви граєте { $count } партії. Чекають на вас: { $waiting }.
   *[other] Ви граєте { $count } партій. Чекають на вас: { $waiting }.
}
my-games-none = Зараз у вас немає партій. Відкрийте нову: { CMD("game new") }.
my-games-line = **[{ $map }]({ $link })** { $place }:
my-games-private = (особисті повідомлення)
my-games-mine-until = ⏳ **ваш хід**, час спливе { $until }
my-games-mine = ⏳ **ваш хід**, чекаємо на вас: { $waited }
my-games-waits = чекаємо: { $players }
my-games-paused = ⏸️ перерва, почалася { $since }
my-games-lobby = { $free ->
    [0] ще не почалася, місць немає
    [one] ще не почалася, вільне { $free } місце
    [few] ще не почалася, вільні { $free } місця
   *[other] ще не почалася, вільно { $free } місць
}
my-games-runs = триває

refused-bad-quiet = Не можу прочитати «{ $text }» як тихі години. Введіть їх так: 22-8 або 22:30-7 (не більше 14 годин), чи виберіть «Без тихих годин».
refused-unknown-zone = Часового поясу «{ $text }» немає. Наберіть місто латинкою й виберіть пояс зі списку.
