### Globetrotter.

help-about-globetrotter = **Globetrotter.** The player with the most completed tickets scores { $globetrotter ->
    [one] { $globetrotter } point
   *[other] { $globetrotter } points
} at the end.
help-globetrotter-r60 = Only the number of completed tickets counts, not their points. All players who tie for Globetrotter get the bonus. Without a completed ticket there's no bonus.

rules-topic-globetrotter = Globetrotter
rules-words-globetrotter = globetrotter most completed tickets bonus
rules-score-globetrotter = - Globetrotter (most completed tickets): { $globetrotter }
rules-map-globetrotter = **Globetrotter:** { $globetrotter ->
    [one] { $globetrotter } point
   *[other] { $globetrotter } points
} for the most completed tickets

standing-globetrotter = - Globetrotter, you completed { $completed ->
    [one] { $completed } ticket
   *[other] { $completed } tickets
}: { $points }
standing-globetrotter-hidden = - Globetrotter, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: no one knows before the end

pic-score-globetrotter = most tickets
pic-completed = × { $completed }
score-globetrotter = Globetrotter { $points }
final-part-globetrotter = Globetrotter
final-globetrotter = ## Globetrotter: the most completed tickets
final-globetrotter-row = { $player }: { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}{ $points ->
    [0] { "" }
   *[other] { " " }· **+{ $points }**
}
