### Судді: що вони роблять і журнал їхніх рішень.

cmd-referee = суддя
cmd-referee-desc = Для суддів ліги: анулювати партію, присудити місця, продовжити час, перевести гравця
cmd-referee-annul = анулювати
cmd-referee-annul-desc = Анулювати партію столу; якщо вона триває, вона припиняється
opt-referee-annul-why = причина
opt-referee-annul-why-desc = Причина, її зможуть прочитати всі
opt-referee-annul-table = стіл
opt-referee-annul-table-desc = Стіл (за замовчуванням: стіл цієї гілки)
opt-referee-annul-league = ліга
opt-referee-annul-league-desc = Ліга (за замовчуванням: ліга цього каналу)
cmd-referee-adjudicate = розсудити
cmd-referee-adjudicate-desc = Визначити підсумкові місця гравців; якщо партія триває, вона припиниться
opt-referee-adjudicate-places = місця
opt-referee-adjudicate-places-desc = Порядок від першого до останнього, нічия через =, наприклад @Ann, @Bob = @Cleo
opt-referee-adjudicate-why = причина
opt-referee-adjudicate-why-desc = Причина, її зможуть прочитати всі
opt-referee-adjudicate-table = стіл
opt-referee-adjudicate-table-desc = Стіл (за замовчуванням: стіл цієї гілки)
opt-referee-adjudicate-league = ліга
opt-referee-adjudicate-league-desc = Ліга (за замовчуванням: ліга цього каналу)
cmd-referee-extend = продовжити
cmd-referee-extend-desc = Продовжити час столу або всього сезону
opt-referee-extend-days = дні
opt-referee-extend-days-desc = Скільки днів додати
opt-referee-extend-why = причина
opt-referee-extend-why-desc = Причина, її зможуть прочитати всі
opt-referee-extend-table = стіл
opt-referee-extend-table-desc = Стіл (за замовчуванням: весь сезон)
opt-referee-extend-league = ліга
opt-referee-extend-league-desc = Ліга (за замовчуванням: ліга цього каналу)
cmd-referee-move = перевести
cmd-referee-move-desc = Перевести гравця до іншого дивізіону з наступного туру
opt-referee-move-person = учасник
opt-referee-move-person-desc = Гравець, якого перевести
opt-referee-move-division = дивізіон
opt-referee-move-division-desc = Новий дивізіон; 1 — найвищий
opt-referee-move-why = причина
opt-referee-move-why-desc = Причина, її зможуть прочитати всі
opt-referee-move-league = ліга
opt-referee-move-league-desc = Ліга (за замовчуванням: ліга цього каналу)
cmd-referee-remove = вилучити
cmd-referee-remove-desc = Вилучити гравця із сезону; зіграні партії лишаються в заліку
opt-referee-remove-person = учасник
opt-referee-remove-person-desc = Гравець, якого вилучити
opt-referee-remove-why = причина
opt-referee-remove-why-desc = Причина, її зможуть прочитати всі
opt-referee-remove-league = ліга
opt-referee-remove-league-desc = Ліга (за замовчуванням: ліга цього каналу)
cmd-referee-substitute = запасний
cmd-referee-substitute-desc = Додати до списку запасних: хто може займати місця в цьому сезоні
opt-referee-substitute-person = учасник
opt-referee-substitute-person-desc = Запасний гравець
opt-referee-substitute-why = причина
opt-referee-substitute-why-desc = Причина, її зможуть прочитати всі
opt-referee-substitute-remove = прибрати
opt-referee-substitute-remove-desc = Прибрати зі списку (за замовчуванням: ні)
opt-referee-substitute-league = ліга
opt-referee-substitute-league-desc = Ліга (за замовчуванням: ліга цього каналу)
cmd-league-referee = судді
cmd-league-referee-desc = Показати суддів або вибрати їхню роль (потрібен дозвіл «Керувати сервером»)
opt-league-referee-role = роль
opt-league-referee-role-desc = Роль суддів (за замовчуванням: показати, хто судить зараз)
opt-league-referee-nobody = ніхто
opt-league-referee-nobody-desc = Без ролі: судять лише учасники з дозволом «Керувати сервером»
cmd-league-acts = рішення
cmd-league-acts-desc = Показати, що вирішили судді й організатори ліги і чому
opt-league-acts-league = ліга
opt-league-acts-league-desc = Ліга (за замовчуванням: ліга цього каналу)

done-referee-annul = Ви анулювали партію: { $table }. Я повідомлю про це гравцям і в каналі ліги.
done-referee-adjudicate = Ви присудили місця: { $table } — { $places }. Я повідомлю про це гравцям і в каналі ліги.
done-referee-extend-season = Ви продовжили сезон: тепер він закінчується { $until }. Я повідомлю про це в каналі ліги.
done-referee-extend-table = Ви продовжили час: { $table }, тепер до { $until }. Я повідомлю про це в каналі ліги.
done-referee-move = Ви перевели гравця { $name } до дивізіону { $division } з наступного туру. Я повідомлю про це в каналі ліги.
done-referee-remove = Ви вилучили гравця { $name } із сезону. Я повідомлю про це в каналі ліги.
done-referee-substitute = { $name } тепер може займати місця в цьому сезоні. Я повідомлю про це в каналі ліги.
done-referee-unlist = { $name } більше не в списку запасних цього сезону. Я повідомлю про це в каналі ліги.
done-league-referee = Тепер судять учасники з роллю { $role }. Вони можуть анулювати партії, присуджувати місця, продовжувати час і переводити гравців: почніть із { CMD("referee annul") }.
done-league-referee-nobody = Ви скасували роль суддів. Тепер судять лише учасники з дозволом «Керувати сервером».
league-referees = Тут судять учасники з роллю { $role } і з дозволом «Керувати сервером».
league-referees-nobody = Ролі суддів тут немає. Судять лише учасники з дозволом «Керувати сервером».
referee-too-late-for-cup = Наступний тур цього кубка вже складено, і він не зміниться. Рішення врахують рейтинги й статистика.

act-table = тур { $round }, стіл { $table } ({ $map })
act-table-division = тур { $round }, дивізіон { $division }, стіл { $table } ({ $map })
act-why = Причина: { $why }
act-annul = { $by } анулює партію: { $table }.
act-adjudicate = { $by } присуджує місця: { $table } — { $places }.
act-extend = { $by } продовжує час: { $table }, на { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}, до { $until }.
act-extend-season = { $by } продовжує сезон на { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}, до { $until }.
act-move = { $by } переводить гравця { $name } з дивізіону { $before } до дивізіону { $after }.
act-remove = { $by } вилучає гравця { $name } із сезону.
act-substitute = { $by } додає гравця { $name } до списку запасних.
act-unlist = { $by } прибирає гравця { $name } зі списку запасних.
act-noshow = { $name } вибуває з кубка: перший хід не зроблено вчасно ({ $table }).
act-referees = { $by } призначає роль суддів: { $role }.
act-referees-nobody = { $by } скасовує роль суддів.
act-created = { $by } створює лігу.
act-edited = { $by } змінює сезон до його початку.
act-started = { $by } починає сезон.
act-cancelled = { $by } скасовує сезон.
act-left = { $by } виходить із сезону.
act-moved = { $by } переносить лігу до іншого каналу.
act-season = { $by } відкриває наступний сезон.
act-other = { $by }: { $kind }
acts-title = Журнал: { $name }
acts-none = Записів поки що немає.
button-acts-newer = Новіші
button-acts-older = Старіші

note-referee-annul = { $referee } анулює цю партію, її не зараховано. Причина: { $why }
note-referee-adjudicate = { $referee } присуджує місця в цій партії: { $places }. Причина: { $why }

refused-referees-only = Це можуть лише судді й учасники з дозволом «Керувати сервером». Хто судить, покаже { CMD("league referee") }.
refused-no-reason = Не вказано причини. Напишіть кілька слів, їх зможуть прочитати всі.
refused-everybody-referee = Цю роль мають усі. Виберіть ту, яку мають лише судді.
refused-which-table = Ця гілка — не стіл сезону. Виберіть стіл зі списку.
refused-no-such-table = У цьому сезоні немає столу «{ $text }». Виберіть стіл зі списку під час введення.
refused-own-table = Ви граєте або грали за цим столом і не можете про нього вирішувати. Попросіть іншого суддю або учасника з дозволом «Керувати сервером».
refused-own-case = Про себе вирішувати не можна. Попросіть іншого суддю або учасника з дозволом «Керувати сервером».
refused-own-rival = У цьому сезоні ви сиділи з цим гравцем за одним столом і не можете про нього вирішувати. Попросіть іншого суддю або учасника з дозволом «Керувати сервером».
refused-own-season = Ваш стіл ще грає, тож продовжити сезон ви не можете. Попросіть іншого суддю або учасника з дозволом «Керувати сервером».
refused-table-void = Цю партію вже анульовано, нічого не змінилося.
refused-table-not-begun = Партія за цим столом ще не почалася, розподіляти місця зарано. Анулюйте її або зачекайте на початок.
refused-table-over = За цим столом уже дограли. Більше часу не потрібно.
refused-season-not-running = Це можливо, лише поки триває сезон. Стан сезону покаже { CMD("league info") }.
refused-one-division = У цьому сезоні один дивізіон, переводити нікуди.
refused-in-that-division = { $name } вже грає в дивізіоні { $division }. Виберіть інший дивізіон.
refused-person-not-in-season = { $name } не грає в цьому сезоні. Хто грає, покаже { CMD("league info") }.
refused-not-a-substitute = { $name } і так не в списку запасних цього сезону. Кого додавали, покаже { CMD("league acts") }.
refused-not-of-season = За цей стіл сідають лише учасники й запасні сезону { $season }. Додати вас до списку може суддя: { CMD("referee substitute") }.
refused-drawn-for-the-deal = Ця роздача чекає на вас за іншим столом цього туру, тож сісти тут не можна. Зіграйте її там.
refused-places-unreadable = За цим столом немає гравця «{ $text }». Укажіть усіх від першого до останнього через кому: { $names }.
refused-places-ambiguous = «{ $text }» може означати кількох гравців за цим столом. Укажіть усіх від першого до останнього через кому: { $names }.
refused-places-twice = Ви двічі вказали: { $name }. Укажіть кожного один раз.
refused-places-missing = Не вказано місць гравців: { $names }. Укажіть кожного один раз, від першого до останнього.

referee-annul-sure = { $count ->
    [one] Анулювати партію для { $count } гравця: { $table }? Партія, що триває, зупиниться, закінчена втратить результат.
   *[other] Анулювати партію для всіх { $count } гравців: { $table }? Партія, що триває, зупиниться, закінчена втратить результат.
}
referee-adjudicate-sure = { $count ->
    [one] Призначити місця для { $count } гравця: { $table }? { $places }. Партія, що триває, зупиниться.
   *[other] Призначити місця для всіх { $count } гравців: { $table }? { $places }. Партія, що триває, зупиниться.
}
referee-remove-sure = Вилучити із сезону: { $name }? Нових партій не буде, перемоги в сезоні теж.
button-referee-annul = Анулювати
button-referee-adjudicate = Призначити місця
button-referee-remove = Вилучити
button-referee-keep = Залишити як є
button-referee-keep-player = Не вилучати
