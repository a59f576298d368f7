### Технологии.

help-about-technology = **Технологии.** Перед действием можно купить { $techturn ->
    [one] технологию
    [few] до { $techturn } технологий
   *[other] до { $techturn } технологий
}: { CMD("buy") }. Платят локомотивами. Перегон со знаком закрыт, пока у вас нет технологии с этим знаком. Другие технологии приносят очки или экономят карты.
help-technology-r73 = Технология действует сразу и до конца партии, но не на перегоны, проложенные раньше. Одинаковых у игрока не бывает. Если на перегоне несколько знаков, нужны технологии для каждого. Все видят, у кого какие технологии.
help-technology-any-r72 = { $techany ->
    [0] С некоторыми технологиями локомотив заменяют несколько любых карт
    [few] Любые { $techany } карты заменяют локомотив
   *[other] Любые { $techany } карт заменяют локомотив
}: при покупке технологии и при прокладке перегона. В туннелях замены нет: доплата там зависит от того, чем вы платите.
help-technology-contests-r74 = Если несколько игроков делят первое место по выполненным маршрутам или самому длинному пути, очки получают все они. Без выполненного маршрута или без перегона очки теряют.
help-technology-third-r75 = Если обе карты взяты из колоды, третья приходит сама. После открытой карты третьей нет.
help-technology-second-r75 = Второй перегон прокладывают сразу после первого, можно и в ход покупки. Потом технология возвращается в запас. Если второй перегон не проложен, она остаётся у вас.

rules-topic-technology = Технологии
rules-words-technology = технология технологии карта купить покупка цена закрыт открыть знак концессия
rules-turn-technology = - перед этим: купить технологию
rules-score-technology = - технологии, которые приносят очки
rules-map-technology = **Технологии:**
rules-map-technology-card = - { $technology } · { $price } · { $copies } шт.: { $effects }

cmd-buy = купить
cmd-buy-desc = Купить технологию перед действием
opt-buy-technology = технология
opt-buy-technology-desc = Название или знак
opt-buy-payment = оплата
opt-buy-payment-desc = Карты для оплаты, например 2 локомотива (по умолчанию я спрошу)
opt-buy-now = сразу
opt-buy-now-desc = Купить без предпросмотра (по умолчанию: нет)

effect-opens = открывает { $routes }
effect-points = +{ $points } за каждый проложенный перегон{ $routes ->
    [none] {""}
   *[other] {" "}из таких: { $routes }
}
effect-fewer = { $routes ->
    [none] каждый перегон
   *[other] { $routes }
}: на { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
} дешевле
effect-any = { $count ->
    [few] любые { $count } карты заменяют локомотив
   *[other] любые { $count } карт заменяют локомотив
}
effect-tickets = в конце +{ $points } за каждый выполненный маршрут
effect-most-tickets = в конце +{ $points }, если выполнено больше всех маршрутов, иначе −{ $points }
effect-longest-path = в конце +{ $points } за самый длинный путь, иначе −{ $points }
effect-third-card = третья карта после двух из колоды
effect-second-route = один раз второй перегон за ход
kind-routes = { $what ->
    [ferry] паромы
    [tunnel] туннели
   *[mountains] перегоны через горы
}
kind-region = перегоны региона «{ $region }»
kind-spaces = перегоны длиной { $spaces }
kind-long = длиной { $spaces }

mark-technology = нужно: { $signs }
button-technology = Купить технологию
technology-which = **Какую технологию покупаете?**
technology-stars = ★ — нужна для ваших маршрутов.
technology-none = **Сейчас вам не на что купить технологию.** Сначала возьмите локомотивы.
technology-pick = Выберите технологию
technology-costs = { $count ->
    [one] { $count } локомотив
    [few] { $count } локомотива
   *[other] { $count } локомотивов
}
technology-left = осталось { $count }
technology-yours = уже у вас
technology-line = - **{ $technology }** · { $price } · { $left }: { $effects }
technology-pay = { $technology }: чем платите?
preview-technology = Покупка: { $technology }
preview-technology-does = Что даёт: { $effects }.
button-buy = Купить
done-buy = Вы купили технологию: { $technology }. Теперь — ваше действие.
event-technology-bought = ⚙️ { $player } покупает технологию: { $technology }.
event-technology-bought-paid = ⚙️ { $player } покупает технологию: { $technology } (карты: { $cards }).
event-technology-returned = ⚙️ { $player } возвращает технологию: { $technology }.
event-technology-scored = ⚙️ Технологии: { $player } +{ $points }.
turn-second-route = { $mention }, проложите второй перегон или закончите ход.

text-technologies = Технологии
text-technologies-of = Технологии: { $technologies }
alt-technologies = Технологии, { $player }: { $technologies }.
hand-technologies = { $technologies ->
    [none] Технологий пока нет
   *[other] Технологии: { $technologies }
}
hand-technology = -# ↳ сначала купите: { $technologies }

standing-technology = - Технологии, за ваши перегоны: { $points }
standing-technology-tickets = - { $technology }, { $count ->
    [one] { $count } выполненный маршрут
    [few] { $count } выполненных маршрута
   *[other] { $count } выполненных маршрутов
}: { $points }
standing-technology-contest = - { $technology }: { $points }
pic-score-technology = технологии
score-technology = технологии { $points }
score-technology-tickets = технологии за маршруты { $points }
score-technology-contest = бонусы технологий { $points }

refused-route-locked = Перегон { $route } пока закрыт. Сначала купите: { $technologies }.
refused-unknown-technology = Технологии «{ $technology }» нет. Выберите из списка: { CMD("buy") }.
refused-technology-bought-already = { $count ->
    [one] В этом ходу вы уже купили { $count } технологию. Следующую можно купить в ваш следующий ход.
    [few] В этом ходу вы уже купили { $count } технологии. Следующую можно купить в ваш следующий ход.
   *[other] В этом ходу вы уже купили { $count } технологий. Следующую можно купить в ваш следующий ход.
}
refused-technology-owned = { $technology } у вас уже есть. Выберите другую технологию.
refused-no-technology-left = { $technology } — всё раскуплено. Выберите другую технологию.
refused-technology-price = { $technology } стоит { $price ->
    [one] { $price } локомотив
    [few] { $price } локомотива
   *[other] { $price } локомотивов
}{ $swap ->
    [0] {""}
    [few] ; каждый заменяют любые { $swap } карты
   *[other] ; каждый заменяют любые { $swap } карт
}. Выберите другие карты или возьмите ещё.
