### Round trips.

help-about-round-trips = **Round trips.** A ticket is a round trip if two separate ways of your routes connect its cities. At the end, your round trips score together: { $roundtrips } points for 1, 2, … tickets. { $roundmost } or more score the last number.
help-round-trips-r63 = The two ways may pass the same cities, but share no route. Only your own routes count. You score the ticket itself as usual.

rules-topic-roundtrips = Round trips
rules-words-roundtrips = round trip two ways twice ring grand tour mandala bonus
rules-score-round-trips = - round trips (tickets by two ways): { $roundtrips }
rules-map-round-trips = **Round trips:** { $roundtrips } points for 1, 2, … tickets connected by two ways

standing-round-trips = - Round trips, { $completed ->
    [one] { $completed } ticket
   *[other] { $completed } tickets
}: { $points }
hand-round-trip = 🔁 Round trip: two ways lead there.

pic-score-round-trips = round trips
score-round-trips = round trips { $points }
final-line-round-trips = 🔁 Round trips ({ $completed ->
    [one] { $completed } ticket
   *[other] { $completed } tickets
}): { $points }
