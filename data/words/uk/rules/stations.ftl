### Станції, що позичають перегін.

help-about-stations = **Збудувати станцію.** Одну за хід, командою { CMD("station") }, у будь-якому місті, де її ще немає. Станцій у кожного: { $stations }. Перша коштує 1 карту, кожна наступна на карту більше, усі одного кольору; локомотиви замінюють будь-які. Наприкінці кожна позичає один чужий перегін зі свого міста, щоб виконати квитки. Незбудована станція приносить очок: { $unbuilt }.
help-stations-r25 = Позика годиться лише для квитків, не для найдовшого шляху; той самий перегін можуть позичити кілька станцій. Найкращі позики бот наприкінці підбере сам: спершу більше очок, далі більше виконаних квитків. Якщо чужих перегонів у місті немає, станція нічого не дає.

rules-topic-stations = Станції
rules-words-stations = станція станції позика позичити збудувати
rules-turn-stations = - збудувати станцію
rules-score-stations = - кожна незбудована станція: { $unbuilt }
rules-map-stations = **Станцій** у кожного: { $stations }; незбудована приносить { $unbuilt }

cmd-station = станція
cmd-station-desc = Збудувати в місті станцію, щоб наприкінці позичити чужий перегін
opt-station-city = місто
opt-station-city-desc = Будь-яке місто, де ще немає станції
opt-station-payment = оплата
opt-station-payment-desc = Чим платити, наприклад: 2 червоні
opt-station-now = одразу
opt-station-now-desc = Зробити одразу, не показуючи спершу, що зміниться

button-station = Збудувати станцію
station-where = { $count ->
    [one] Ваша станція № { $number } коштує { $count } карту
    [few] Ваша станція № { $number } коштує { $count } карти одного кольору
   *[other] Ваша станція № { $number } коштує { $count } карт одного кольору
}, локомотив замінює будь-яку. У вас { $left ->
    [one] лишилася { $left } станція
    [few] лишилося { $left } станції
   *[other] лишилося { $left } станцій
}. Де будуєте?
station-none = { $count ->
    [one] Наступна станція коштує { $count } карту, а у вас немає жодної.
    [few] Наступна станція коштує { $count } карти одного кольору, а на руках їх немає. Спершу візьміть карти.
   *[other] Наступна станція коштує { $count } карт одного кольору, а на руках їх немає. Спершу візьміть карти.
}
station-pick = Виберіть місто
station-other = Будь-яке інше місто
station-mends = виконає квиток: { $tickets }
station-pay = Станція, місто { $city }: чим платите?
preview-station = Станція, місто { $city }

done-build = Станцію збудовано: { $city }.

event-station-built = { $player } будує станцію: { $city }.

refused-no-stations-left = Усі ваші станції вже збудовано.
refused-city-has-station = У цьому місті станція вже є: { $city }, власник – { $owner }. Виберіть інше.

hand-lent = -# ↳ зі станцією в місті { $city }: вона дає { $link }
hand-station = -# ↳ ще одна станція, щоб позичити { $link }, міста: { $cities }
standing-stations = - { $left ->
    [one] Лишилася { $left } станція
    [few] Лишилося { $left } станції
   *[other] Лишилося { $left } станцій
}: { $points }
standing-loan = -# ↳ станція в місті { $city } дає { $link }
hand-stations = { $count ->
    [0] Станцій не лишилося
    [one] Лишилася { $count } станція
    [few] Лишилося { $count } станції
   *[other] Лишилося { $count } станцій
}
hand-station-completes = -# ↳ вистачило б однієї станції, міста: { $cities }
alt-stations = Станції, { $player }: { $cities }.
text-stations = Станції: { $cities }
text-station-of = Станція: { $player }

pic-score-stations = станції
final-loan = 🚉 Станція, місто { $city }, позичає перегін { $route }, його власник – { $owner }.
score-stations = невикористані станції { $points }
score-loan = { "" }
tally-stations-left = менша кількість збудованих станцій
