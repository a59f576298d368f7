### Судді: що вони роблять і журнал їхніх рішень.

cmd-referee = суддя
cmd-referee-desc = Для суддів ліги: анулювати, розсудити, дати час, перевести учасника
cmd-referee-annul = анулювати
cmd-referee-annul-desc = Партія столу не зараховується; та, що триває, припиняється
opt-referee-annul-why = причина
opt-referee-annul-why-desc = Чому; прочитати це зможуть усі
opt-referee-annul-table = стіл
opt-referee-annul-table-desc = Який стіл, якщо це не його гілка
opt-referee-annul-league = ліга
opt-referee-annul-league-desc = Яка ліга, якщо не цього каналу
cmd-referee-adjudicate = розсудити
cmd-referee-adjudicate-desc = Присудити місця за столом; партія, що триває, припиняється як є
opt-referee-adjudicate-places = місця
opt-referee-adjudicate-places-desc = Від найкращого до останнього через кому; рівні через =: @Ann, @Bob = @Cleo
opt-referee-adjudicate-why = причина
opt-referee-adjudicate-why-desc = Чому; прочитати це зможуть усі
opt-referee-adjudicate-table = стіл
opt-referee-adjudicate-table-desc = Який стіл, якщо це не його гілка
opt-referee-adjudicate-league = ліга
opt-referee-adjudicate-league-desc = Яка ліга, якщо не цього каналу
cmd-referee-extend = продовжити
cmd-referee-extend-desc = Дати більше часу столу або всьому сезону
opt-referee-extend-days = дні
opt-referee-extend-days-desc = На скільки днів
opt-referee-extend-why = причина
opt-referee-extend-why-desc = Чому; прочитати це зможуть усі
opt-referee-extend-table = стіл
opt-referee-extend-table-desc = Який стіл; якщо не вказати, весь сезон
opt-referee-extend-league = ліга
opt-referee-extend-league-desc = Яка ліга, якщо не цього каналу
cmd-referee-move = перевести
cmd-referee-move-desc = Перевести учасника до іншого дивізіону; там він грає з наступного туру
opt-referee-move-person = учасник
opt-referee-move-person-desc = Кого перевести
opt-referee-move-division = дивізіон
opt-referee-move-division-desc = До якого дивізіону; 1 – найвищий
opt-referee-move-why = причина
opt-referee-move-why-desc = Чому; прочитати це зможуть усі
opt-referee-move-league = ліга
opt-referee-move-league-desc = Яка ліга, якщо не цього каналу
cmd-referee-remove = вилучити
cmd-referee-remove-desc = Вилучити учасника із сезону; зігране лишається
opt-referee-remove-person = учасник
opt-referee-remove-person-desc = Кого вилучити
opt-referee-remove-why = причина
opt-referee-remove-why-desc = Чому; прочитати це зможуть усі
opt-referee-remove-league = ліга
opt-referee-remove-league-desc = Яка ліга, якщо не цього каналу
cmd-league-referee = судді
cmd-league-referee-desc = Хто тут судить; роль вибирають ті, хто керує сервером
opt-league-referee-role = роль
opt-league-referee-role-desc = Яка роль; якщо не вказати, відповідь покаже, хто судить зараз
opt-league-referee-nobody = ніхто
opt-league-referee-nobody-desc = Скасувати роль: тоді судять лише ті, хто керує сервером
cmd-league-acts = рішення
cmd-league-acts-desc = Що вирішили судді й організатори ліги і чому
opt-league-acts-league = ліга
opt-league-acts-league-desc = Яка ліга, якщо не цього каналу

done-referee-annul = { $table }: партія не зараховується. За столом і в каналі ліги про це дізнаються.
done-referee-adjudicate = { $table }: місця присуджено – { $places }. За столом і в каналі ліги про це дізнаються.
done-referee-extend-season = Сезон тепер закінчується { $until }. У каналі ліги про це дізнаються.
done-referee-extend-table = { $table }: час тепер закінчується { $until }. У каналі ліги про це дізнаються.
done-referee-move = { $name } з наступного туру грає в дивізіоні { $division }. У каналі ліги про це дізнаються.
done-referee-remove = { $name } більше не бере участі в сезоні. У каналі ліги про це дізнаються.
done-league-referee = Тепер судять ті, хто має роль { $role }. Анулювати партію, присудити місця, продовжити час і перевести учасника можна командою { CMD("referee annul") } і сусідніми з нею.
done-league-referee-nobody = Ролі суддів більше немає: судять лише ті, хто керує сервером.
league-referees = Тут судять ті, хто має роль { $role }, і ті, хто керує сервером.
league-referees-nobody = Ролі суддів тут немає: судять лише ті, хто керує сервером.
referee-too-late-for-cup = Наступний тур цього кубка вже складено, і він не зміниться; рішення врахують рейтинги й статистика.

act-table = тур { $round }, стіл { $table } ({ $map })
act-table-division = тур { $round }, дивізіон { $division }, стіл { $table } ({ $map })
act-why = Причина: { $why }
act-annul = { $by } анулює партію: { $table }. Вона не зараховується.
act-adjudicate = { $by } присуджує місця: { $table } – { $places }.
act-extend = { $by } дає більше часу: { $table }, ще { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}, до { $until }.
act-extend-season = { $by } продовжує сезон на { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}, до { $until }.
act-move = { $by } переводить учасника { $name } з дивізіону { $before } до дивізіону { $after }.
act-remove = { $by } вилучає учасника { $name } із сезону.
act-noshow = { $name } вибуває з кубка: перший хід не зроблено вчасно ({ $table }).
act-referees = { $by } призначає суддями роль { $role }.
act-referees-nobody = { $by } скасовує роль суддів.
act-created = { $by } оголошує лігу.
act-edited = { $by } змінює умови сезону до його початку.
act-started = { $by } починає сезон.
act-cancelled = { $by } скасовує сезон.
act-left = { $by } виходить із сезону.
act-moved = { $by } переносить лігу до іншого каналу.
act-season = { $by } відкриває наступний сезон.
act-other = { $by }: { $kind }
acts-title = Що було вирішено: { $name }
acts-none = Поки що нічого.
button-acts-newer = Новіші
button-acts-older = Старіші

note-referee-annul = { $referee } анулює цю партію: вона не зараховується. Причина: { $why }
note-referee-adjudicate = { $referee } присуджує місця в цій партії: { $places }. Причина: { $why }

refused-referees-only = Це можуть судді й ті, хто керує сервером. Хто тут судить, покаже { CMD("league referee") }.
refused-no-reason = Напишіть кількома словами, чому: причину можуть прочитати всі.
refused-everybody-referee = Цю роль мають усі. Виберіть таку, яку мають лише судді.
refused-which-table = Це не гілка одного зі столів сезону. Вкажіть стіл: виберіть його зі списку.
refused-no-such-table = У цьому сезоні немає столу «{ $text }». Виберіть його зі списку, що з'являється під час введення.
refused-own-table = Ви самі граєте за цим столом. Рішення про нього може ухвалити інший суддя або той, хто керує сервером.
refused-table-void = Цю партію й так не зараховано.
refused-table-not-begun = Партія за цим столом не почалася, місць у ній ще немає. Анулюйте її або зачекайте на початок.
refused-table-over = За цим столом уже дограли, більше часу не потрібно.
refused-season-not-running = Це можливо, лише поки триває сезон.
refused-one-division = У цьому сезоні один дивізіон, переводити нікуди.
refused-in-that-division = { $name } і так грає в дивізіоні { $division }.
refused-person-not-in-season = { $name } не грає в цьому сезоні.
refused-places-unreadable = За цим столом нікого не звуть «{ $text }». Назвіть усіх від найкращого до останнього через кому: { $names }.
refused-places-twice = Ви двічі назвали: { $name }. Назвіть кожного один раз.
refused-places-missing = Не вказано місця гравців: { $names }. Назвіть кожного один раз, від найкращого до останнього.
