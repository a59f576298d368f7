### Stations that use an opponent's route.

help-about-stations = **Build a station.** One per turn with { CMD("station") }, in any city without one; everyone has { $stations }. The first costs 1 card, and each one after that costs 1 more, all of one color or locomotives. At the end, each lets you use one opponent's route at its city, for tickets only. Each unbuilt one scores { $unbuilt } points.
help-stations-r25 = An opponent's route never counts for the longest path. Several stations may use the same one. At the end I choose the best routes for you: most points first, then most completed tickets. A station without an opponent's route at its city does nothing.

rules-topic-stations = Stations
rules-words-stations = station stations use opponent borrow lend loan build
rules-turn-stations = - build a station
rules-score-stations = - each unbuilt station: { $unbuilt }
rules-map-stations = **Stations:** { $stations } each; an unbuilt one scores { $unbuilt }

cmd-station = station
cmd-station-desc = Build a station in a city, to use an opponent's route at the end
opt-station-city = city
opt-station-city-desc = Any city without a station
opt-station-payment = payment
opt-station-payment-desc = Cards to pay with, e.g. 2 red (default: I ask you)
opt-station-now = now
opt-station-now-desc = Build without a preview (default: no)

button-station = Build station
station-where = { $count ->
    [one] Station { $number } costs { $count } card
   *[other] Station { $number } costs { $count } cards of one color
}; a locomotive stands for any. You have { $left ->
    [one] { $left } station
   *[other] { $left } stations
} left. Where do you want to build?
station-none = { $count ->
    [one] Your next station costs { $count } card, and you have none. Draw cards first.
   *[other] Your next station costs { $count } cards of one color, and you don't have them. Draw cards first.
}
station-pick = Choose a city
station-mends = completes { $tickets }
station-pay = A station in { $city }: how do you want to pay?
preview-station = A station in { $city }

done-build = You built a station in { $city }.

event-station-built = { $player } built a station in { $city }.
event-station-built-paid = { $player } built a station in { $city } for { $cards }.

refused-no-stations-left = You've built all your stations. Draw cards or tickets, or claim a route.
refused-city-has-station = { $owner } already has a station in { $city }. Choose another city.

hand-lent = -# ↳ with your station in { $city }, which uses { $link }
hand-station = -# ↳ plus one station, to use { $link }, in: { $cities }
standing-stations = - { $left ->
    [one] { $left } unbuilt station
   *[other] { $left } unbuilt stations
}: { $points }
standing-loan = -# ↳ the station in { $city } uses { $link }
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
final-loan = 🚉 The station in { $city } uses { $route }, claimed by { $owner }.
score-stations = unbuilt stations { $points }
score-loan = { "" }
tally-stations-left = fewer stations built
