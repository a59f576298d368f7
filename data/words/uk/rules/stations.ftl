### Станції, що дають скористатися чужою ділянкою.

help-about-stations = **Збудувати станцію.** Одну за хід командою { CMD("station") } у будь-якому місті без станції; у кожного їх { $stations }. Перша коштує 1 карту, кожна наступна — на карту більше: одного кольору або локомотиви. Наприкінці станція дає скористатися однією чужою ділянкою з її міста, лише для маршрутів. За незбудовану — { $unbuilt ->
    [one] { $unbuilt } очко
    [few] { $unbuilt } очки
   *[other] { $unbuilt } очок
}.
help-stations-r25 = Для найдовшого шляху чужа ділянка не зараховується. Однією ділянкою можуть скористатися кілька станцій. Найкращі ділянки я підберу наприкінці: спершу більше очок, далі більше виконаних маршрутів. Якщо чужих ділянок у місті немає, станція нічого не дає.

rules-topic-stations = Станції
rules-words-stations = станція станції чужа скористатися позика позичити збудувати
rules-turn-stations = - збудувати станцію
rules-score-stations = - кожна незбудована станція: { $unbuilt }
rules-map-stations = **Станцій** у кожного: { $stations }; очок за незбудовану: { $unbuilt }

cmd-station = станція
cmd-station-desc = Збудувати в місті станцію, щоб наприкінці скористатися чужою ділянкою
opt-station-city = місто
opt-station-city-desc = Будь-яке місто без станції
opt-station-payment = оплата
opt-station-payment-desc = Карти для оплати, наприклад 2 червоні (за замовчуванням: я запитаю)
opt-station-now = одразу
opt-station-now-desc = Збудувати без попереднього перегляду (за замовчуванням: ні)

button-station = Збудувати станцію
station-where = { $count ->
    [one] Станція № { $number } коштує { $count } карту
    [few] Станція № { $number } коштує { $count } карти одного кольору
   *[other] Станція № { $number } коштує { $count } карт одного кольору
}; локомотив замінює будь-яку. У вас { $left ->
    [one] лишилася { $left } станція
    [few] лишилося { $left } станції
   *[other] лишилося { $left } станцій
}. Де збудувати?
station-none = { $count ->
    [one] Наступна станція коштує { $count } карту, а у вас немає жодної. Спершу візьміть карти.
    [few] Наступна станція коштує { $count } карти одного кольору, а у вас таких немає. Спершу візьміть карти.
   *[other] Наступна станція коштує { $count } карт одного кольору, а у вас таких немає. Спершу візьміть карти.
}
station-pick = Виберіть місто
station-mends = виконає маршрут: { $tickets }
station-pay = Станція в місті { $city }: чим платите?
preview-station = Станція в місті { $city }

done-build = Ви збудували станцію в місті { $city }.

event-station-built = { $player } будує станцію в місті { $city }.
event-station-built-paid = { $player } будує станцію в місті { $city } (карти: { $cards }).

refused-no-stations-left = Ви збудували всі свої станції. Візьміть карти чи маршрути або прокладіть ділянку.
refused-city-has-station = У місті { $city } вже є станція, її власник — { $owner }. Виберіть інше місто.

hand-lent = -# ↳ з вашою станцією в місті { $city }: вона дає ділянку { $link }
hand-station = -# ↳ збудуйте ще одну станцію ({ $cities }), щоб скористатися ділянкою { $link }
standing-stations = - { $left ->
    [one] { $left } незбудована станція
    [few] { $left } незбудовані станції
   *[other] { $left } незбудованих станцій
}: { $points }
standing-loan = -# ↳ станція в місті { $city } дає ділянку { $link }
hand-stations = { $count ->
    [0] Станцій не лишилося
    [one] Лишилася { $count } станція
    [few] Лишилося { $count } станції
   *[other] Лишилося { $count } станцій
}
hand-station-completes = -# ↳ виконає одна станція в будь-якому з міст: { $cities }
alt-stations = Станції, { $player }: { $cities }.
text-stations = Станції: { $cities }
text-station-of = Станція: { $player }

pic-score-stations = станції
final-loan = 🚉 Станція в місті { $city } дає ділянку { $route }, її власник — { $owner }.
score-stations = незбудовані станції { $points }
score-loan = { "" }
tally-stations-left = менше збудованих станцій
