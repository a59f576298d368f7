### Туда и обратно.

help-about-round-trips = **Туда и обратно.** Так называется маршрут, города которого соединяют два отдельных пути из ваших перегонов. В конце все такие маршруты вместе приносят очки: { $roundtrips } за 1, 2, … маршрута. За { $roundmost } и больше — последнее число.
help-round-trips-r63 = Эти два пути могут проходить через одни и те же города, но не по одному перегону. Считаются только ваши собственные перегоны. За сам маршрут очки начисляют как обычно.

rules-topic-roundtrips = Туда и обратно
rules-words-roundtrips = туда обратно два пути дважды кольцо бонус мандала
rules-score-round-trips = - «Туда и обратно» (маршруты двумя путями): { $roundtrips }
rules-map-round-trips = **Туда и обратно:** очки за 1, 2, … маршрута, соединённые двумя путями: { $roundtrips }

standing-round-trips = - «Туда и обратно», { $completed ->
    [one] { $completed } маршрут
    [few] { $completed } маршрута
   *[other] { $completed } маршрутов
}: { $points }
hand-round-trip = 🔁 «Туда и обратно»: города соединяют два пути.

pic-score-round-trips = туда и обратно
score-round-trips = «Туда и обратно» { $points }
final-line-round-trips = 🔁 «Туда и обратно» ({ $completed ->
    [one] { $completed } маршрут
    [few] { $completed } маршрута
   *[other] { $completed } маршрутов
}): { $points }
