### Stations that lend a route.

help-about-stations = **Build a station.** One a turn with { CMD("station") }, in any city without one; everybody has { $stations }. The first costs 1 card, each further one a card more, all of one colour; locomotives stand for any. At the end each lends you one route of another player that leads to its city, for your tickets. A station that was never built brings { $unbuilt } points.
help-stations-r25 = A loan counts for tickets alone, never for the longest path, and several stations may borrow the same route. The best loans are found for you at the end: most points first, then most completed tickets. A station with no route of others at its city lends nothing.

rules-topic-stations = Stations
rules-words-stations = station stations borrow lend loan build
rules-turn-stations = - build a station
rules-score-stations = - each station that was never built: { $unbuilt }
rules-map-stations = **Stations:** { $stations } each; left over they bring { $unbuilt } apiece

cmd-station = station
cmd-station-desc = Build a station in a city, to borrow a route of another player at the end
opt-station-city = city
opt-station-city-desc = Any city without a station
opt-station-payment = payment
opt-station-payment-desc = Cards to pay with, for example: 2 red
opt-station-now = now
opt-station-now-desc = Do it at once, without showing first what will change

button-station = Build a station
station-where = { $count ->
    [one] Your station number { $number } costs { $count } card
   *[other] Your station number { $number } costs { $count } cards of one colour
}, and locomotives stand for any. You have { $left ->
    [one] { $left } station
   *[other] { $left } stations
} left. Where do you build?
station-none = { $count ->
    [one] Your next station costs { $count } card, and you have none.
   *[other] Your next station costs { $count } cards of one colour, and your hand does not hold them. Take cards first.
}
station-pick = Choose a city
station-other = Any other city
station-mends = completes { $tickets }
station-pay = A station in { $city }: how do you pay?
preview-station = A station in { $city }

done-build = Your station stands in { $city }.

event-station-built = { $player } builds a station in { $city }.

refused-no-stations-left = You have built all your stations.
refused-city-has-station = { $city } already has a station of { $owner }. Choose another city.

hand-lent = -# ↳ with the station in { $city }, which lends { $link }
hand-station = -# ↳ one more station, to borrow { $link }, in: { $cities }
standing-stations = - { $left ->
    [one] { $left } station left
   *[other] { $left } stations left
}: { $points }
standing-loan = -# ↳ the station in { $city } lends { $link }
hand-stations = { $count ->
    [0] You have no stations left
    [one] { $count } station left
   *[other] { $count } stations left
}
hand-station-completes = -# ↳ one station would complete it, in: { $cities }
alt-stations = Stations of { $player }: { $cities }.
text-stations = Stations: { $cities }
text-station-of = Station: { $player }

pic-score-stations = stations
final-loan = 🚉 The station in { $city } borrows { $route } from { $owner }.
score-stations = stations left { $points }
score-loan = { "" }
tally-stations-left = fewer stations built
