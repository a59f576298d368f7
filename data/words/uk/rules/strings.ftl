### Мотузки та як їх кладуть.

help-about-strings = **Прокласти мотузку.** Коротка дістає на { $short } мм, довга на { $long } мм. Обидва кінці лежать на станціях, один із них – на вашій базі або на станції, якої ви досягли. Нові станції приносять свої очки, кожен перетин будь-якої іншої мотузки коштує { $crossing } (мотузки чужої компанії – { $other }), а на станціях перетинати можна без штрафу. Партія закінчується, коли витрачено всі мотузки; перемагає той, у кого більше очок.
help-strings-r52 = Мотузка може зайняти менше, ніж її довжина, але не більше: решту згорнуто на її останній станції.
help-strings-r53 = Лінії порівнюються по середині. Перетин – там, де ваша мотузка переходить на інший бік чужої чи своєї, поза станціями; дотик не рахується, кожен перетин рахується окремо, і зі своїми мотузками теж. Іти вздовж іншої мотузки більше ніж { $overlap } мм не можна.
help-strings-r54 = Мотузка з'єднує всі станції, яких торкається. Повна станція, кінцева посередині, станція двічі або обидва кінці на одній станції не допускаються; компанія, яка на станції вже є, може прийти знову.
help-strings-r55 = Очки гостя нараховуються компанії один раз; прибуток або збиток господаря – за кожну чужу мотузку, яка торкається станції. Сортувальна платить 1 за кожну мотузку. Своя база платить тільки на початку.
help-strings-r58 = Удвох кожна компанія рахується окремо. Спершу порівнюють кращі компанії, потім другі; якщо рівно й це, нічия.
help-strings-expert-r59 = Експерт: перетнути мотузку чужої компанії коштує { $other }, будь-який інший перетин – { $crossing }.

rules-topic-strings = Прокладання мотузки
rules-words-strings = мотузка мотузки прокласти коротка довга кінцева досягти обмеження повна
rules-topic-crossings = Перетини
rules-words-crossings = перетнути перетин дотик уздовж експерт
rules-topic-visits = Очки за станції
rules-words-visits = гість відвідини господар власник очки база місто сортувальна
rules-topic-companies = Гра вдвох
rules-words-companies = компанія компанії вдвох двоє
rules-turn-strings = 2. прокласти мотузку або не прокладати
rules-score-strings = - на старті { $startpoints }; станції, яких досягли ваші мотузки; кожен перетин віднімає { $crossing } (мотузки чужої компанії – { $other }); те, що чужі мотузки приносять господареві станції чи забирають у нього
rules-map-strings-of = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[other] { $seats } гравців
}: { $shorts } + { $longs }

cmd-lay = мотузка
cmd-lay-desc = Прокласти мотузку через станції; спершу її побачите тільки ви
opt-lay-string = мотузка
opt-lay-string-desc = Коротка чи довга
opt-lay-path = шлях
opt-lay-path-desc = Наприклад: База 1 > S7 > G4 > S12
opt-lay-now = одразу
opt-lay-now-desc = Прокласти одразу, без попереднього перегляду
choice-short = коротка
choice-long = довга

alias-lay-none = нічого жодної ні пас
company-of = { $player } { $number }
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
turn-lay = { $mention }, прокладіть мотузку. Лишилося: { $left }.
button-lay = Прокласти мотузку
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
button-go-on = Назад
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
    [over] { $mm } мм звідси: мотузка закінчується на кінцевій станції
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
own-company = **{ $company }**: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}. Лишилося мотузок: { $left }. Досягнуто: { $reached }.

done-lay = { $string ->
    [long] Вашу довгу мотузку прокладено, очки: { $points }.
   *[short] Вашу коротку мотузку прокладено, очки: { $points }.
}
done-give-up = { $string ->
    [long] Ви нічого не прокладаєте й віддаєте довгу мотузку.
   *[short] Ви нічого не прокладаєте й віддаєте коротку мотузку.
}

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
   *[last] Мотузка закінчується не на станції. Додайте станцію останньою зупинкою.
}
refused-not-your-network = Кінці мотузки – { $first } і { $last }, а ви ще не були ні там, ні там. Один кінець має лежати на вашій базі або на станції, якої ви досягли.
refused-both-ends-on-one-tile = Обидва кінці мотузки лежать на одній станції: { $tile }. Виберіть для одного з них іншу.
refused-terminal-in-the-middle = На кінцевій станції { $tile } мотузка може лише початися або скінчитися. Закінчіть її там або ведіть повз.
refused-limit-reached = На станції { $tile } немає місця для ще однієї компанії (щонайбільше { $limit }: { $companies }). Ведіть мотузку повз.
refused-string-crosses-itself = Мотузка перетинає сама себе тут: { $place }. Змініть порядок зупинок або додайте вільну точку.
refused-runs-along = { $other ->
    [river] Мотузка йде вздовж річки { $length } мм. Ведіть її впоперек або осторонь.
    [mountains] Мотузка йде вздовж краю гір { $length } мм. Ведіть її впоперек або осторонь.
    [border] Мотузка йде вздовж межі { $length } мм. Тримайтеся від неї далі.
   *[other] Мотузка йде вздовж чужої чи своєї мотузки ({ $other }) { $length } мм. Ведіть її впоперек або осторонь.
}
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

alt-company = { $company } ({ $color }): { $points }; мотузки: { $left }; досягнуто: { $reached }.
alt-laid-last = Остання мотузка: { $company }.
text-strings = Мотузки: { $player }
text-string = - { $string ->
    [long] Довга
   *[short] Коротка
}: { $stations }, через { $cells }
text-strings-none = Поки що жодної.
text-reached = Досягнуто: { $stations }

score-base-start = початок { $points }
score-station = станції { $points }
score-owner = чужі відвідування { $points }
score-yard = сортувальні { $points }
score-crossing = перетини { $points }
score-second-company = { "" }
tally-second-company = очки другої компанії
final-companies = Компанії: { $companies }
pic-preview = Начерк, бачите лише ви
pic-length-used = { $used } з { $most } мм
pic-gain = { $points ->
    [one] { $signed } очко
    [few] { $signed } очки
   *[other] { $signed } очок
}
pic-crossings = { $count ->
    [one] { $count } перетин
    [few] { $count } перетини
   *[other] { $count } перетинів
}
pic-faults = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[other] { $count } помилок
}
pic-fits = Місце підходить
pic-ends = лише кінець
pic-extra = +1 станція
pic-score-base-start = на старті
pic-score-station = станції
pic-score-owner = володіння
pic-score-yard = сортувальні
pic-score-crossing = перетини
pic-score-second-company = друга компанія
pic-count = × { $count }
