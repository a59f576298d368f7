### Туди й назад.

help-about-round-trips = **Туди й назад.** Так називається маршрут, міста якого з’єднують два окремі шляхи з ваших ділянок. Наприкінці всі такі маршрути разом дають очки: { $roundtrips } за 1, 2, … маршрути. За { $roundmost } і більше — останнє число.
help-round-trips-r63 = Ці два шляхи можуть проходити через ті самі міста, але не однією ділянкою. Зараховуються лише ваші власні ділянки. За сам маршрут очки нараховують як звичайно.

rules-topic-roundtrips = Туди й назад
rules-words-roundtrips = туди назад два шляхи двічі кільце бонус мандала
rules-score-round-trips = - «Туди й назад» (маршрути двома шляхами): { $roundtrips }
rules-map-round-trips = **Туди й назад:** очки за 1, 2, … маршрути, з’єднані двома шляхами: { $roundtrips }

standing-round-trips = - «Туди й назад», { $completed ->
    [one] { $completed } маршрут
    [few] { $completed } маршрути
   *[other] { $completed } маршрутів
}: { $points }
hand-round-trip = 🔁 «Туди й назад»: міста з’єднують два шляхи.

pic-score-round-trips = туди й назад
score-round-trips = «Туди й назад» { $points }
final-line-round-trips = 🔁 «Туди й назад» ({ $completed ->
    [one] { $completed } маршрут
    [few] { $completed } маршрути
   *[other] { $completed } маршрутів
}): { $points }
