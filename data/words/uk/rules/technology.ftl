### Технології.

help-about-technology = **Технології.** Перед дією можна купити { $techturn ->
    [one] технологію
    [few] до { $techturn } технологій
   *[other] до { $techturn } технологій
}: { CMD("buy") }. Платять локомотивами. Ділянка зі знаком закрита, доки у вас немає технології з цим знаком. Інші технології дають очки або заощаджують карти.
help-technology-r73 = Технологія діє одразу й до кінця партії, але не на ділянки, прокладені раніше. Однакових у гравця не буває. Якщо на ділянці кілька знаків, потрібні технології для кожного. Усі бачать, у кого які технології.
help-technology-any-r72 = { $techany ->
    [0] З деякими технологіями локомотив замінюють кілька будь-яких карт
    [few] Будь-які { $techany } карти замінюють локомотив
   *[other] Будь-які { $techany } карт замінюють локомотив
}: коли купуєте технологію і коли прокладаєте ділянку. У тунелях заміни немає: доплата там залежить від того, чим ви платите.
help-technology-contests-r74 = Якщо кілька гравців ділять перше місце за виконаними маршрутами чи найдовшим шляхом, очки отримують усі вони. Без виконаного маршруту або без ділянки очки втрачають.
help-technology-third-r75 = Якщо обидві карти взято з колоди, третя приходить сама. Після відкритої карти третьої немає.
help-technology-second-r75 = Другу ділянку прокладають одразу після першої, можна й у хід покупки. Потім технологія повертається до запасу. Якщо другу ділянку не прокладено, вона лишається у вас.

rules-topic-technology = Технології
rules-words-technology = технологія технології карта купити покупка ціна закрита відкрити знак концесія
rules-turn-technology = - перед цим: купити технологію
rules-score-technology = - технології, що дають очки
rules-map-technology = **Технології:**
rules-map-technology-card = - { $technology } · { $price } · { $copies } шт.: { $effects }

cmd-buy = купити
cmd-buy-desc = Купити технологію перед дією
opt-buy-technology = технологія
opt-buy-technology-desc = Назва або знак
opt-buy-payment = оплата
opt-buy-payment-desc = Карти для оплати, наприклад 2 локомотиви (за замовчуванням: я запитаю)
opt-buy-now = одразу
opt-buy-now-desc = Купити без попереднього перегляду (за замовчуванням: ні)

effect-opens = відкриває { $routes }
effect-points = +{ $points } за кожну прокладену ділянку{ $routes ->
    [none] {""}
   *[other] {" "}з таких: { $routes }
}
effect-fewer = { $routes ->
    [none] кожна ділянка
   *[other] { $routes }
}: на { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
} дешевше
effect-any = { $count ->
    [few] будь-які { $count } карти замінюють локомотив
   *[other] будь-які { $count } карт замінюють локомотив
}
effect-tickets = наприкінці +{ $points } за кожен виконаний маршрут
effect-most-tickets = наприкінці +{ $points }, якщо виконано найбільше маршрутів, інакше −{ $points }
effect-longest-path = наприкінці +{ $points } за найдовший шлях, інакше −{ $points }
effect-third-card = третя карта після двох із колоди
effect-second-route = один раз друга ділянка за хід
kind-routes = { $what ->
    [ferry] пороми
    [tunnel] тунелі
   *[mountains] ділянки через гори
}
kind-region = ділянки регіону «{ $region }»
kind-spaces = ділянки завдовжки { $spaces }
kind-long = завдовжки { $spaces }

mark-technology = потрібно: { $signs }
button-technology = Купити технологію
technology-which = **Яку технологію купуєте?**
technology-stars = ★ — потрібна для ваших маршрутів.
technology-none = **Зараз вам нема за що купити технологію.** Спершу візьміть локомотиви.
technology-pick = Виберіть технологію
technology-costs = { $count ->
    [one] { $count } локомотив
    [few] { $count } локомотиви
   *[other] { $count } локомотивів
}
technology-left = лишилося { $count }
technology-yours = уже у вас
technology-line = - **{ $technology }** · { $price } · { $left }: { $effects }
technology-pay = { $technology }: чим платите?
preview-technology = Покупка: { $technology }
preview-technology-does = Що дає: { $effects }.
button-buy = Купити
done-buy = Ви купили технологію: { $technology }. Тепер — ваша дія.
event-technology-bought = ⚙️ { $player } купує технологію: { $technology }.
event-technology-bought-paid = ⚙️ { $player } купує технологію: { $technology } (карти: { $cards }).
event-technology-returned = ⚙️ { $player } повертає технологію: { $technology }.
event-technology-scored = ⚙️ Технології: { $player } +{ $points }.
turn-second-route = { $mention }, прокладіть другу ділянку або завершіть хід.

text-technologies = Технології
text-technologies-of = Технології: { $technologies }
alt-technologies = Технології, { $player }: { $technologies }.
hand-technologies = { $technologies ->
    [none] Технологій поки немає
   *[other] Технології: { $technologies }
}
hand-technology = -# ↳ спершу купіть: { $technologies }

standing-technology = - Технології, за ваші ділянки: { $points }
standing-technology-tickets = - { $technology }, { $count ->
    [one] { $count } виконаний маршрут
    [few] { $count } виконані маршрути
   *[other] { $count } виконаних маршрутів
}: { $points }
standing-technology-contest = - { $technology }: { $points }
pic-score-technology = технології
score-technology = технології { $points }
score-technology-tickets = технології за маршрути { $points }
score-technology-contest = бонуси технологій { $points }

refused-route-locked = Ділянка { $route } поки закрита. Спершу купіть: { $technologies }.
refused-unknown-technology = Технології «{ $technology }» немає. Виберіть зі списку: { CMD("buy") }.
refused-technology-bought-already = { $count ->
    [one] Цього ходу ви вже купили { $count } технологію. Наступну можна купити у ваш наступний хід.
    [few] Цього ходу ви вже купили { $count } технології. Наступну можна купити у ваш наступний хід.
   *[other] Цього ходу ви вже купили { $count } технологій. Наступну можна купити у ваш наступний хід.
}
refused-technology-owned = { $technology } у вас уже є. Виберіть іншу технологію.
refused-no-technology-left = { $technology } — усе розкуплено. Виберіть іншу технологію.
refused-technology-price = { $technology } коштує { $price ->
    [one] { $price } локомотив
    [few] { $price } локомотиви
   *[other] { $price } локомотивів
}{ $swap ->
    [0] {""}
    [few] ; кожен замінюють будь-які { $swap } карти
   *[other] ; кожен замінюють будь-які { $swap } карт
}. Виберіть інші карти або візьміть ще.
