## Стіл із мотузками та станціями: команди, редактори, події, відмови, довідка.

cmd-place = поставити
cmd-place-desc = Поставити на стіл узяту станцію
opt-place-at = місце
opt-place-at-desc = Місце, як-от D4 чи D4.37, або станція поруч; придатні місця пропонуються
opt-place-turn = поворот
opt-place-turn-desc = На скільки градусів повернути, від 0 до 89
opt-place-tile = станція
opt-place-tile-desc = Яку станцію, якщо взято кілька
cmd-lay = мотузка
cmd-lay-desc = Прокласти мотузку через станції; спершу її побачите тільки ви
opt-lay-string = мотузка
opt-lay-string-desc = Коротка чи довга
opt-lay-path = шлях
opt-lay-path-desc = Наприклад: База 1 > S7 > G4 > S12
opt-place-now = одразу
opt-place-now-desc = Поставити одразу, без попереднього перегляду
opt-lay-now = одразу
opt-lay-now-desc = Прокласти одразу, без попереднього перегляду
choice-short = коротка
choice-long = довга
cmd-river = річка
cmd-river-desc = Намалювати річку, якщо це ваше завдання під час підготовки
opt-river-path = шлях
opt-river-path-desc = Місця, через які вона тече, наприклад: A4 > D5 > H6
cmd-mountains = гори
cmd-mountains-desc = Намалювати гори, якщо це ваше завдання під час підготовки
opt-mountains-path = шлях
opt-mountains-path-desc = Місця навколо гір, наприклад: D4 > F4 > F6 > D6
cmd-border = межа
cmd-border-desc = Намалювати межу, якщо це ваше завдання під час підготовки
opt-border-path = шлях
opt-border-path-desc = Місця навколо столу, наприклад: B5 > E2 > H5 > E8
cmd-corner = кут
cmd-corner-desc = Вибрати кут для своєї бази
opt-corner-corner = кут
opt-corner-corner-desc = Його номер, сторона світу або місце
opt-board-focus = ближче
opt-board-focus-desc = Бік мапи або місто великим планом; на столі з мотузками – місце або станція

alias-tile = станція ст
alias-base = база базова
alias-lay-none = нічого жодної ні пас

company-of = { $player } { $number }
base-name = База { $number }
tile-named = { $name } ({ $kind })
corner-name = { $number } · { $direction ->
    [n] північ
    [ne] північний схід
    [e] схід
    [se] південний схід
    [s] південь
    [sw] південний захід
    [w] захід
    [nw] північний захід
   *[middle] середина
} · { $place }

tile-points = очки за перше відвідування: { $own }
tile-points-two = очки за перше відвідування: господарю { $own }, іншим { $other }
tile-mountains = у горах { $points }
tile-limit = { $count ->
    [one] місце для { $count } компанії
   *[other] місце для { $count } компаній
}
tile-owner = господарю { $points } за кожне відвідування чужою компанією
tile-repeat = знову за кожну мотузку
tile-terminal = мотузка може тут лише початися або скінчитися

strings-left = { $string ->
    [long] { $count ->
        [one] { $count } довга
        [few] { $count } довгі
       *[other] { $count } довгих
    }
   *[short] { $count ->
        [one] { $count } коротка
        [few] { $count } короткі
       *[other] { $count } коротких
    }
}

turn-strings-over = Партію закінчено.
turn-table-setup = { $mention }, { $owed ->
    [border] намалюйте межу.
    [river] намалюйте річку.
    [mountains] намалюйте гори.
   *[corner] виберіть кут для своєї бази.
}
turn-place = { $count ->
    [one] { $mention }, поставте станцію, потім прокладіть мотузку.
    [few] { $mention }, поставте { $count } станції, потім прокладіть мотузку.
   *[other] { $mention }, поставте { $count } станцій, потім прокладіть мотузку.
}
turn-lay = { $mention }, прокладіть мотузку. Лишилося: { $left }.

button-place = Поставити
button-lay = Прокласти мотузку
button-look = Стіл
button-line = { $owed ->
    [border] Намалювати межу
    [river] Намалювати річку
   *[mountains] Намалювати гори
}
button-confirm = Підтвердити
button-step = { $mm } мм
button-type-place = Ввести місце
button-type-path = Ввести шлях
button-undo = Скасувати крок
button-wipe = Очистити
button-idea = Ідея { $number }: { $points }
button-string = { $string ->
    [long] Довга ({ $count })
   *[short] Коротка ({ $count })
}
button-give-up = Нічого не класти
button-give-it = { $string ->
    [long] Віддати довгу ({ $count })
   *[short] Віддати коротку ({ $count })
}
button-zoom = { $now ->
    [close] Увесь стіл
   *[whole] Ближче
}
button-go-on = Назад
button-bend = { $way ->
    [in] Вигнути всередину
   *[out] Вигнути назовні
}

tile-title = { $kind }
tile-no-spot = Вільного місця дібрати не вдалося. Введіть місце самі.
tile-at = Місце { $place }, поворот { $turn }°.
tile-fits = ✅ Тут вона вміщується.
spot-pick = Запропоновані місця, з номерами як на картинці
spot-option = { $number }. { $place }
place-title = Місце станції
place-label = Місце або станція
place-hint = D4, D4.37 або D4.3764; поруч зі станцією: S7

string-title = { $string ->
    [long] Довга мотузка, до { $mm } мм
   *[short] Коротка мотузка, до { $mm } мм
}
string-stops = Через: { $stops }
string-begin-alone = Готових ідей звідси немає. Виберіть станцію, де мотузка почнеться, введіть шлях або не кладіть нічого.
string-begin = Візьміть ідею (номери є на картинці) або виберіть станцію, де мотузка почнеться.
string-next = Тепер виберіть, куди вона піде далі.
pick-start = Почати біля …
pick-stop = Далі до …
page-back = … назад
page-on = … ще станції
stop-option = { $tile } · { $kind } · { $points }
stop-away = { $against ->
    [far] { $mm } мм звідси: решти не вистачить
    [full] { $mm } мм звідси: для ще однієї компанії місця немає
    [over] { $mm } мм звідси: мотузка скінчується на кінцевій станції
   *[none] { $mm } мм звідси
}
path-title = Шлях
path-label = Місця та станції по черзі
path-hint = Наприклад: База 1 > S7 > G4.37 > S12
draft-length = Довжина: { $used } із { $most } мм, лишається { $left } мм.
draft-stations = Станції: { $stations }.
draft-crossings = Перетинає: { $crossings }.
draft-points = **Вам: { $points }**{ $told ->
    [none] { "" }
   *[other] { " " }({ $told })
}
draft-others = Іншим: { $others ->
    [none] нічого
   *[other] { $others }
}
crossed = { $other ->
    [river] річка × { $count }
    [mountains] гори × { $count }
   *[other] { $other } × { $count }
}
crossed-none = нічого
gain-crossing = { $count ->
    [one] { $count } перетин { $points }
    [few] { $count } перетини { $points }
   *[other] { $count } перетинів { $points }
}
give-up-sure = Не прокладати мотузки цього ходу? Очок не буде, а названа мотузка пропаде.

line-title = { $owed ->
    [border] Межа
    [river] Річка
   *[mountains] Гори
}
line-rule = { $owed ->
    [border] Будь-яка форма без самоперетинів, із місцем для кожної бази. Довжина – від половини петлі до цілої.
    [river] Усередині межі й не через саму себе; один кінець може вийти назовні. Місця баз лишаються вільними.
   *[mountains] Петля цілком усередині межі й не через саму себе. Місця баз лишаються вільними.
}
line-length = Довжина: { $used } із { $most } мм.
line-fits = ✅ Так можна.
line-option = Форма { $number }
line-pick = Взяти іншу форму
line-hint = Наприклад: A4 > D5 > H6; довжина припасовується сама

own-title = Ваш стіл
own-company = **{ $company }**: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}. Лишилося мотузок: { $left }. Досягнуто: { $reached }.
look-pick = Роздивитися ближче
look-all = Увесь стіл
look-last = Остання мотузка
look-mountains = Гори
look-base = { $base }, { $company }

alt-table = { $map }, стіл згори.
alt-company = { $company } ({ $color }): { $points }; мотузки: { $left }; досягнуто: { $reached }.
alt-laid-last = Остання мотузка: { $company }.
alt-stack = У стосі: { $count }.
alt-tiles = Станції: { $tiles }.

did-place = Поставлено: { $kind }, { $place }.
sketch-changed = ⚠️ Ви змінили це в іншому повідомленні. Ось як стало: подивіться й підтвердьте.
did-lay = { $string ->
    [long] Ваша довга мотузка лежить, очки: { $points }.
   *[short] Ваша коротка мотузка лежить, очки: { $points }.
}
did-give-up = { $string ->
    [long] Ви нічого не прокладаєте й віддаєте довгу мотузку.
   *[short] Ви нічого не прокладаєте й віддаєте коротку мотузку.
}
did-line = { $owed ->
    [border] Межа лежить.
    [river] Річка лежить.
   *[mountains] Гори лежать.
}
did-corner = Ваш кут: { $corner }.

event-border-laid = { $seat ->
    [none] { "" }
   *[other] { $seat } малює межу.
}
event-river-laid = { $seat ->
    [none] { "" }
   *[other] { $seat } малює річку.
}
event-mountains-laid = { $seat ->
    [none] { "" }
   *[other] { $seat } малює гори.
}
event-corner-chosen = { $company } займає кут { $corner }.
event-tiles-shuffled = { "" }
event-tile-drawn = { $extra ->
    [yes] { $player } бере за сільську станцію ще одну: { $kind }.
   *[no] { $player } бере: { $kind }.
}
event-tile-returned = Для нової станції місця немає: { $kind } іде під стос.
event-tile-placed = { $company } ставить: { $tile }.
event-base-placed = { "" }
event-string-laid = { $string ->
    [long] { $company } прокладає довгу мотузку
   *[short] { $company } прокладає коротку мотузку
} ({ $stations }): **{ $points }**{ $told ->
    [none] { "" }
   *[other] { " " }({ $told })
}{ $others ->
    [none] .
   *[other] . Іншим: { $others }.
}
event-string-given-up = { $string ->
    [long] { $company } нічого не прокладає й віддає довгу мотузку.
   *[short] { $company } нічого не прокладає й віддає коротку мотузку.
}

score-base-start = початок { $points }
score-station = станції { $points }
score-owner = чужі відвідування { $points }
score-yard = сортувальні { $points }
score-crossing = перетини { $points }
score-second-company = { "" }
tally-second-company = очки другої компанії
final-companies = Компанії: { $companies }

## Відмови

refused-table-is-set = Стіл уже готовий: малювати й вибирати більше нічого.
refused-other-task = { $owed ->
    [border] Спершу треба намалювати межу: { CMD("border") } або кнопка під столом.
    [river] Спершу треба намалювати річку: { CMD("river") } або кнопка під столом.
    [mountains] Спершу треба намалювати гори: { CMD("mountains") } або кнопка під столом.
   *[corner] Спершу треба вибрати кут: { CMD("corner") } або кнопки під столом.
}
refused-unknown-corner = Кута { $corner } немає. Виберіть від 1 до { $most }.
refused-unreadable-corner = «{ $text }» – не кут. Введіть його номер (від 1 до { $most }), сторону світу або місце поруч.
refused-corner-taken = Кут { $corner } уже зайнято: { $company }. Виберіть інший.
refused-finish-table-setup = Спершу закінчіть підготовку: кнопки є під столом.
refused-finish-station-tiles = Спершу поставте взяту станцію: { CMD("place") } або кнопка під столом.
refused-no-tile-to-place = Ставити зараз нічого. Прокладіть мотузку: { CMD("lay") }.
refused-line-off-sheet = Лінія виходить за край аркуша, що лежить навколо столу. Посуньте її назад або виберіть інші місця.
refused-bad-line = { $line ->
    [border] Таку межу намалювати не можна. Вкажіть щонайменше три місця.
    [river] Таку річку намалювати не можна. Вкажіть щонайменше два місця.
   *[mountains] Такі гори намалювати не можна. Вкажіть щонайменше три місця.
}
refused-line-too-short = { $line ->
    [border] Довжина межі { $length } мм, а треба щонайменше { $least } мм. Розширте її.
    [river] Довжина річки { $length } мм, а треба щонайменше { $least } мм. Подовжте її.
   *[mountains] Довжина гір по краю { $length } мм, а треба щонайменше { $least } мм. Розширте їх.
}
refused-line-too-long = { $line ->
    [border] Довжина межі { $length } мм, а можна щонайбільше { $most } мм. Звузьте її.
    [river] Довжина річки { $length } мм, а можна щонайбільше { $most } мм. Вкоротіть її.
   *[mountains] Довжина гір по краю { $length } мм, а можна щонайбільше { $most } мм. Звузьте їх.
}
refused-line-crosses-itself = { $line ->
    [border] Межа перетинає сама себе. Розведіть її в цьому місці.
    [river] Річка перетинає сама себе. Розведіть її в цьому місці.
   *[mountains] Петля гір перетинає сама себе. Розведіть її в цьому місці.
}
refused-line-outside = { $line ->
    [river] Річка виходить за межу не кінцем. Назовні може вийти лише один її кінець: посуньте її всередину.
   *[mountains] Гори виходять за межу. Посуньте їх усередину.
}
refused-river-two-ends-out = За межу виходять обидва кінці річки, а можна лише одному. Посуньте її всередину.
refused-line-on-base = { $line ->
    [river] Річка проходить по місцю бази в куті { $corner }. Відведіть її звідти.
   *[mountains] Гори лежать на місці бази в куті { $corner }. Відведіть їх звідти.
}
refused-border-bases-meet = За такої межі бази ляжуть одна на одну. Розширте її.
refused-border-base-outside = За такої межі база опиниться не всередині. Заокругліть її або розширте.
refused-unknown-tile-kind = Станції «{ $kind }» немає. Виберіть зі списку, який з'являється під час введення.
refused-tile-not-drawn = Таку станцію зараз ставити не можна: { $kind }. Узято: { $drawn }.
refused-bad-tile-turn = Станцію повертають на 0–89 градусів, а не на { $turn }.
refused-tile-outside = Станція виходить за межу. Посуньте її всередину.
refused-tile-touches-tile = Станція торкається іншої: { $tile }. Відсуньте її.
refused-tile-touches-string = { $other ->
    [river] Станція торкається річки. Відсуньте її.
    [mountains] Станція торкається краю гір. Відсуньте її.
    [border] Станція торкається межі. Посуньте її всередину.
   *[other] Станція торкається мотузки, господар якої { $other }. Відсуньте її.
}
refused-no-such-string-left = { $string ->
    [long] Довгих мотузок більше немає ({ $company }). Візьміть коротку.
   *[short] Коротких мотузок більше немає ({ $company }). Візьміть довгу.
}
refused-bad-string = Це ще не мотузка: потрібні хоча б дві станції. Додайте ще одну.
refused-string-too-long = Мотузка задовга на { $over } мм: { $length } мм замість { $most }. { $string ->
    [long] Приберіть зупинку.
   *[short] Приберіть зупинку або візьміть довгу.
}
refused-string-outside = Мотузка виходить за межу тут: { $place }. Ведіть її всередині.
refused-end-off-station = { $end ->
    [first] Мотузка починається не на станції. Почніть її на одній зі своїх.
   *[last] Мотузка скінчується не на станції. Додайте станцію останньою зупинкою.
}
refused-not-your-network = Мотузка йде від { $first } до { $last }, а ви ще не були ні там, ні там. Один кінець має лежати на вашій базі або на станції, якої ви досягли.
refused-both-ends-on-one-tile = Обидва кінці мотузки лежать на одній станції: { $tile }. Виберіть для одного з них іншу.
refused-tile-entered-twice = Мотузка приходить на станцію двічі: { $tile }. Удруге ведіть її повз.
refused-terminal-in-the-middle = На кінцевій станції { $tile } мотузка може лише початися або скінчитися. Закінчіть її там або ведіть повз.
refused-limit-reached = На станції { $tile } немає місця для ще однієї компанії (щонайбільше { $limit }: { $companies }). Ведіть мотузку повз.
refused-string-crosses-itself = Мотузка перетинає сама себе тут: { $place }. Змініть порядок зупинок або додайте вільну точку.
refused-runs-along = { $other ->
    [river] Мотузка йде вздовж річки { $length } мм. Ведіть її впоперек або осторонь.
    [mountains] Мотузка йде вздовж краю гір { $length } мм. Ведіть її впоперек або осторонь.
    [border] Мотузка йде вздовж межі { $length } мм. Тримайтеся від неї далі.
   *[other] Мотузка йде вздовж чужої чи своєї мотузки ({ $other }) { $length } мм. Ведіть її впоперек або осторонь.
}
refused-unreadable-place = «{ $place }» – не місце на столі. Місця пишуться так: D4, D4.37 або D4.3764; станції: S7 або База 2.
refused-unknown-tile = Станції { $tile } на столі немає. Є: { $tiles }.
refused-unreadable-stop = Зупинка { $number }, «{ $stop }»: це не станція й не місце. Місця пишуться так: D4, D4.37 або D4.3764; станції на столі: { $tiles }.{ $kept ->
    [yes] { " " }Зупинки перед нею збережено.
   *[no] { "" }
}
refused-unknown-stop = Зупинка { $number }, «{ $stop }»: такої станції на столі немає. Є: { $tiles }.{ $kept ->
    [yes] { " " }Зупинки перед нею збережено.
   *[no] { "" }
}
refused-too-many-stops = Забагато зупинок: можна вказати щонайбільше { $most }.
refused-too-few-stops = Замало місць: вкажіть щонайменше { $needed }.

## Довідка

help-table-play-open = { CMD("game new") } відкриває стіл у каналі чи гілці, { CMD("game join") } займає місце, { CMD("game start") } починає. В одному каналі йде одна партія.
help-table-play-turn = Кнопки під столом відкривають редактор, який бачите тільки ви. Рухайте, повертайте й пробуйте скільки завгодно: до підтвердження ніхто нічого не побачить, а все зібране зберігається, доки ваш хід не скінчиться.
help-table-play-text = Те саме можна ввести: { CMD("place") } з місцем, { CMD("lay") } зі шляхом на кшталт «База 1 > S7 > G4 > S12». Під час підготовки є { CMD("corner") }, а якщо малюють гравці, то { CMD("river") }, { CMD("mountains") } і { CMD("border") }.
help-table-play-places = По краях картинки стоять літери й цифри. D4 – середина цієї клітинки (100 мм), D4.37 – на 3 десяті праворуч і на 7 униз у ній, D4.3764 – з точністю до міліметра: 37 праворуч, 64 униз.
help-table-play-look = { CMD("board") } покаже стіл тільки вам; із місцем або станцією – це місце великим. { CMD("hand") } скаже, що є у вашої компанії.
help-about-table-setup = **Стіл.** Усередині межі лежать річка й гори. По черзі кожен вибирає кут для своєї бази; удвох у кожного по дві компанії, у протилежних кутах.
help-about-station-tiles = **Взяти й поставити станцію.** Кожен хід приносить станцію, найперший – дві; сільська дає ще одну, раз на хід. Станції лежать усередині межі й не торкаються ні мотузок, ні одна одної.
help-about-strings = **Прокласти мотузку.** Коротка дістає на { $short } мм, довга на { $long } мм. Обидва кінці лежать на станціях, один із них – на вашій базі або на станції, якої ви досягли. Нові станції приносять свої очки, кожен перетин будь-якої іншої мотузки коштує { $crossing } (мотузки чужої компанії – { $other }), а на станціях перетинати можна задарма. Партія скінчується, коли витрачено всі мотузки; перемагає той, у кого більше очок.
help-about-tiles = **Станції:**

help-table-core-r14 = Очок може стати менше за нуль.
help-table-core-r15 = Хто ходить першим, вирішує жереб або господар партії. Далі ходять за порядком місць.
help-station-tiles-r50 = У стосі станцій: { $stack }. Додаткова станція за сільську береться завжди, раз на хід.
help-table-setup-r51 = Усі розміри – налаштування гри: важливо, як вони співвідносяться. Сторона станції – { $tile } мм.
help-strings-r52 = Мотузка може зайняти менше, ніж її довжина, але не більше: решту згорнуто на її останній станції.
help-strings-r53 = Лінії порівнюються по середині. Перетин – там, де ваша мотузка переходить на інший бік чужої чи своєї, поза станціями; дотик не рахується, кожен перетин рахується окремо, і зі своїми мотузками теж. Іти вздовж іншої мотузки більше ніж { $overlap } мм не можна.
help-strings-r54 = Мотузка з'єднує всі станції, яких торкається. Повна станція, кінцева посередині, станція двічі або обидва кінці на одній станції не допускаються; компанія, яка на станції вже є, може прийти знову.
help-strings-r55 = Очки гостя нараховуються компанії один раз; прибуток або збиток господаря – за кожну чужу мотузку, яка торкається станції. Сортувальна платить 1 за кожну мотузку. Своя база платить тільки на початку.
help-station-tiles-r56 = Якщо для станції немає місця, вона йде під стос, і береться інша, до { $redraws } разів. Мотузку завжди можна не прокладати: очок не буде, а названа мотузка пропаде.
help-table-setup-r57 = Річка лежить усередині, один кінець може вийти назовні; гори – петля всередині. Перетинати одне одного вони можуть, місця баз лишаються вільними. База лежить кутом на своїй позначці. Кути вибирають за порядком ходів.
help-strings-r58 = Удвох кожна компанія рахується окремо. Спершу порівнюють кращі компанії, потім другі; якщо рівно й це, нічия.
help-strings-expert-r59 = Експерт: перетнути мотузку чужої компанії коштує { $other }, будь-який інший перетин – { $crossing }.
help-table-setup-chaos-r59 = Хаос: межа будь-якої форми, від половини петлі до цілої, бази стоять уздовж неї через рівні проміжки.
help-variant-string_railway-classic = **Класика.** Удвох і вчотирьох квадрат, утрьох трикутник, уп'ятьох п'ятикутник.
help-option-string_railway-expert = **Експерт.** Перетнути мотузку чужої компанії коштує 2 очки замість 1.
help-option-string_railway-chaos = **Хаос.** Межа будь-якої форми: коло, овал або щось химерне.
help-option-string_railway-by-hand = **Власноруч.** Річку, гори та (у «Хаосі») межу малюють самі гравці.
