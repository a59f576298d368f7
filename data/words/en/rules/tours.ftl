### Tour tickets.

help-about-tours = **Tour tickets** name several cities. They have three values. Connect the cities in the printed order to score the first, or in any other order to score the second. If they aren't all connected, you lose the third.
help-tours-r38 = In order means: a path over your routes passes the tour's cities in the printed order and visits no city twice. Other cities may come in between.

rules-topic-tours = Tour tickets
rules-words-tours = tour tours order
rules-score-tours = - tour tickets: the highest value in the printed order, less in any other order, and a penalty if not completed
rules-map-tours = **Tour tickets:** { $tours } of the tickets

ticket-tour = { $stops } ({ $points } in order, { $any } in any order, else −{ $penalty })

hand-tour-order = -# ↳ tour: connected in the printed order, worth { $points }
hand-tour-any = -# ↳ tour: connected out of order, worth { $points } for now
hand-tour-open = -# ↳ tour: not all cities are connected yet
hand-tour-then = { $ordered ->
    [yes] -# ↳ tour: this connects it in the printed order, worth { $points }
   *[no] -# ↳ tour: this connects it out of order, worth { $points }
}

final-tour-order = -# ↳ tour: connected in the printed order, { $points }
final-tour-any = -# ↳ tour: connected out of order, { $points }
pic-tour-any = any order { $points }
pic-tour-failed = else −{ $points }
