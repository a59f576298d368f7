### Mountains.

help-about-mountains = **Mountains.** When you claim a route, each mountain on it wears out one more of your trains: it leaves the game and scores { $mountain ->
    [one] { $mountain } point
   *[other] { $mountain } points
}.
help-mountains-r66 = You need enough trains for the spaces of the route and its mountains together. You pay cards for the spaces only. Worn-out trains never come back.

rules-topic-mountains = Mountains
rules-words-mountains = mountain mountains peak worn wear lost trains
rules-score-mountains = - each train worn out in the mountains: { $mountain }
rules-map-mountains = **Mountains:** on { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}; { $mountain ->
    [one] { $mountain } point
   *[other] { $mountain } points
} for each train worn out

mark-mountains = { $count ->
    [one] { $count } mountain
   *[other] { $count } mountains
}
option-mountains = ⛰️ { $count ->
    [one] { $count } more train
   *[other] { $count } more trains
}: +{ $points }
text-worn = Worn out in the mountains: { $count ->
    [one] { $count } train
   *[other] { $count } trains
}
event-pieces-worn = ⛰️ The mountains wore out { $count ->
    [one] { $count } more train
   *[other] { $count } more trains
} of { $player }: +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.

pic-score-mountains = mountains
score-mountains = mountains { $points }
