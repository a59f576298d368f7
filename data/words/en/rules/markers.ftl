### Markers at cities.

help-about-markers = **Markers.** Cities start with random markers. When you claim a route, you take one marker from each of its two cities, if there are any; of several kinds, you choose. At the end, the players with the most markers of each kind score { $markerpoints } points.
help-markers-r70 = Players who tie share a place and score it in full; the places after it stay empty. You choose before your turn ends. Everyone sees all markers. Empty cities get no new ones.

rules-topic-markers = Markers
rules-words-markers = marker markers passenger passengers meeple token collect kind most
rules-score-markers = - the most markers of each kind: { $markerpoints }
rules-map-markers = **Markers:** { $kinds }; { $markerpoints } points for the most of each kind

cmd-marker = marker
cmd-marker-desc = Choose the marker for your route
opt-marker-kind = kind
opt-marker-kind-desc = Its name or sign

turn-marker = { $mention }, choose a marker from { $city }.
marker-which = **Which marker do you take from { $city }?**
done-marker = You took a marker from { $city }: { $marker }.
event-marker-taken = 🏷️ { $player } took a marker from { $city }: { $marker }.
event-markers-dealt = Markers are waiting in the cities.
text-markers = Markers
text-markers-of = Markers: { $markers }

standing-markers = - Markers, you have { $markers }: { $points }
pic-score-markers = markers
score-markers = markers { $points }

refused-no-marker-to-take = There's no marker to choose there now. Claim a route first, or use the newest buttons.
refused-marker-not-there = That marker is gone. Choose one of the buttons.
refused-finish-markers = Choose a marker for your route first: press its button, or use { CMD("marker") }.
