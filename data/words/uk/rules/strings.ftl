### Мотузки та як їх прокладають.

help-about-strings = **Прокласти мотузку.** Коротка — { $short } мм, довга — { $long } мм. Кінці кладуть на станції, хоча б один — на вашу базу або станцію, до якої ви вже дійшли. Нові станції приносять очки. Перетин поза станціями коштує { $crossing }{ $other ->
    [1] { "" }
   *[other] { " " }(чужої мотузки — { $other })
}. Партія закінчується, коли прокладено всі мотузки.
help-strings-r52 = Мотузку можна прокласти не на всю довжину. Залишок згортають на останній станції.
help-strings-r53 = Враховують середню лінію мотузки. Перетин — місце поза станціями, де ваша мотузка переходить на інший бік іншої мотузки, чужої чи вашої. Дотик — не перетин; кожен перетин враховують окремо. Іти вздовж іншої мотузки довше ніж { $overlap } мм не можна.
help-strings-r54 = Мотузка з’єднує всі станції, яких торкається. Не можна пройти через кінцеву, торкнутися станції двічі або покласти на неї обидва кінці. Якщо ліміт компаній вичерпано, станція відкрита лише тим, хто на ній уже є.
help-strings-r55 = За станцію компанія отримує очки один раз. Власникові плюс або мінус дає кожна чужа мотузка, що її торкається. Сортувальна приносить 1 за кожну мотузку. Своя база дає очки лише на старті.
help-strings-r58 = У грі вдвох очки кожної компанії рахують окремо. Порівнюють кращі компанії, потім другі. Якщо рівні й вони — нічия.
help-strings-expert-r59 = Експерт: перетнути мотузку чужої компанії коштує { $other }, будь-який інший перетин — { $crossing }.

rules-topic-strings = Прокладання мотузки
rules-words-strings = мотузка мотузки рейки прокласти коротка довга кінцева досягти ліміт обмеження повна
rules-topic-crossings = Перетини
rules-words-crossings = перетнути перетин дотик уздовж експерт
rules-topic-visits = Очки за станції
rules-words-visits = гість відвідини господар власник очки база місто транзитна сортувальна
rules-topic-companies = Гра вдвох
rules-words-companies = компанія компанії вдвох двоє нічия
rules-turn-strings = 2. прокласти мотузку або відмовитися
rules-score-strings = - старт: { $startpoints }; станції, яких досягли ваші мотузки; кожен перетин: −{ $crossing }{ $other ->
    [1] { "" }
   *[other] { " " }(чужої мотузки: −{ $other })
}; чужі мотузки на ваших станціях: плюс або мінус
rules-map-strings-of = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}: { $shorts } + { $longs }

cmd-lay = мотузка
cmd-lay-desc = Прокласти мотузку через станції; спершу її побачите лише ви
opt-lay-string = мотузка
opt-lay-string-desc = Коротка чи довга (за замовчуванням: попередній вибір)
opt-lay-path = шлях
opt-lay-path-desc = Станції та місця по черзі, наприклад База 1 > S7 > G4 > S12, або «нічого»
opt-lay-now = одразу
opt-lay-now-desc = Прокласти без попереднього перегляду (за замовчуванням: ні)
choice-short = коротка
choice-long = довга

alias-lay-none = нічого жодної ні пас відмова
company-of = { $player } { $number }
company-of-mention = { $player } (компанія { $number })
strings-left = { $string ->
    [long] { $count ->
        [one] { $count } довга
        [few] { $count } довгі
       *[many] { $count } довгих
    }
   *[short] { $count ->
        [one] { $count } коротка
        [few] { $count } короткі
       *[many] { $count } коротких
    }
}
turn-strings-over = Партію закінчено.
turn-lay = { $mention }, прокладіть мотузку. Лишилося: { $left }.
button-lay = Прокласти мотузку
button-type-path = Ввести шлях
button-undo = Скасувати
button-wipe = Очистити
button-idea = Ідея { $number }: { $points }
button-string = { $string ->
    [long] Довга ({ $count })
   *[short] Коротка ({ $count })
}
button-give-up = Не прокладати
button-give-it = { $string ->
    [long] Віддати довгу ({ $count })
   *[short] Віддати коротку ({ $count })
}
string-title = { $string ->
    [long] Довга мотузка, до { $mm } мм
   *[short] Коротка мотузка, до { $mm } мм
}
string-stops = Через: { $stops }
string-begin-alone = Ідей з очками я не бачу. Виберіть першу станцію, введіть шлях або не прокладайте мотузку.
string-begin = Візьміть ідею (номери — на картинці) або виберіть першу станцію.
string-next = Тепер виберіть наступну станцію.
pick-start = Почати з …
pick-stop = Наступна станція …
page-back = … попередні станції
page-on = … ще станції
stop-option = { $tile } · { $kind } · { $points }
stop-away = { $against ->
    [far] { $mm } мм звідси: мотузки не вистачить
    [full] { $mm } мм звідси: ліміт компаній вичерпано
    [over] { $mm } мм звідси: мотузка скінчилася на кінцевій
   *[none] { $mm } мм звідси
}
path-title = Шлях
path-label = Станції та місця по черзі
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
   *[many] { $count } перетинів { $points }
}
give-up-sure = Не прокладати мотузку цього ходу? Очок не буде, а мотузка, яку ви віддасте, пропаде.
own-companies = У вас дві компанії: зараховується краща, за рівності — інша.
own-company = **{ $company }**: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}. Лишилося мотузок: { $left }. Досягнуто: { $reached }.

done-lay = { $string ->
    [long] Ви проклали довгу мотузку ({ $points }).
   *[short] Ви проклали коротку мотузку ({ $points }).
}
done-give-up = { $string ->
    [long] Ви нічого не проклали й віддали довгу мотузку.
   *[short] Ви нічого не проклали й віддали коротку мотузку.
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
refused-bad-string = Мотузці потрібні хоча б дві станції. Додайте ще одну.
refused-string-too-long = Мотузка довша, ніж можна, на { $over } мм: { $length } замість { $most } мм. { $string ->
    [long] Приберіть зупинку.
   *[short] Приберіть зупинку або візьміть довгу.
}
refused-string-outside = Мотузка виходить за межу тут: { $place }. Ведіть її всередині.
refused-end-off-station = { $end ->
    [first] Мотузка починається не на станції. Першою зупинкою вкажіть станцію.
   *[last] Мотузка закінчується не на станції. Останньою зупинкою вкажіть станцію.
}
refused-not-your-network = Ви ще не дійшли до станцій { $first } і { $last }. Один кінець мотузки покладіть на свою базу або на станцію, до якої дійшли.
refused-both-ends-on-one-tile = Обидва кінці мотузки лежать на одній станції: { $tile }. Перекладіть один із них на іншу.
refused-terminal-in-the-middle = Через кінцеву станцію { $tile } пройти не можна. Закінчіть мотузку на ній або ведіть повз.
refused-limit-reached = На станції { $tile } вичерпано ліміт компаній: { $limit } ({ $companies }). Ведіть мотузку повз.
refused-string-crosses-itself = Мотузка перетинає сама себе тут: { $place }. Змініть порядок зупинок або додайте між ними місце.
refused-runs-along = { $other ->
    [river] Мотузка йде вздовж річки { $length } мм. Ведіть її впоперек або осторонь.
    [mountains] Мотузка йде вздовж краю гір { $length } мм. Ведіть її впоперек або осторонь.
    [border] Мотузка йде вздовж межі { $length } мм. Відсуньте її від межі.
   *[other] Мотузка йде вздовж іншої мотузки ({ $other }) { $length } мм. Ведіть її впоперек або осторонь.
}
refused-unreadable-stop = Не вдається прочитати зупинку { $number }: «{ $stop }». Введіть місце (D4, D4.37 або D4.3764) чи станцію: { $tiles }.{ $kept ->
    [yes] { " " }Зупинки перед нею збережено.
   *[no] { "" }
}
refused-unknown-stop = Зупинка { $number }: станції «{ $stop }» на полі немає. Виберіть із цих: { $tiles }.{ $kept ->
    [yes] { " " }Зупинки перед нею збережено.
   *[no] { "" }
}
refused-too-many-stops = Забагато зупинок. Укажіть щонайбільше { $most }.
refused-too-few-stops = Замало місць. Укажіть щонайменше { $needed }.

alt-company = { $company } ({ $color }): { $points ->
    [none] { "" }
   *[other] { $points };{ " " }
}мотузки: { $left }; досягнуто: { $reached }.
alt-laid-last = Остання мотузка: { $company }.
text-strings = Мотузки: { $player }
text-string = - { $string ->
    [long] Довга
   *[short] Коротка
}: { $stations }, через { $cells }
text-strings-none = Поки що жодної.
text-reached = Досягнуто: { $stations }

score-base-start = старт { $points }
score-station = станції { $points }
score-owner = чужі мотузки на своїх станціях { $points }
score-yard = сортувальні { $points }
score-crossing = перетини { $points }
score-second-company = { "" }
tally-second-company = очки другої компанії
final-companies = Зараховується краща компанія кожного гравця, за рівності — інша. Компанії: { $companies }
pic-preview = Чернетку бачите лише ви
pic-length-used = { $used } з { $most } мм
pic-gain = { $points ->
    [one] { $signed } очко
    [few] { $signed } очки
   *[many] { $signed } очок
}
pic-crossings = { $count ->
    [one] { $count } перетин
    [few] { $count } перетини
   *[many] { $count } перетинів
}
pic-faults = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[many] { $count } помилок
}
pic-fits = Місце підходить
pic-ends = лише кінець
pic-extra = +1 станція
pic-score-base-start = на старті
pic-score-station = станції
pic-score-owner = чужі мотузки
pic-score-yard = сортувальні
pic-score-crossing = перетини
pic-score-second-company = друга компанія
pic-count = × { $count }
