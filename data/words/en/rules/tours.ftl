### Tours.

help-about-tours = **Tours** are tickets of several cities: connected in the printed order they bring their high number, connected in any other way the lower one, and not connected they cost the last.
help-tours-r38 = In order means: some way over your routes, through no city twice, passes the tour's cities as printed; other cities between them are welcome.

rules-topic-tours = Tours
rules-words-tours = tour tours order
rules-score-tours = - tours: more in the printed order than in another; unfinished ones cost more than they would bring
rules-map-tours = **Tours:** { $tours } of the tickets

ticket-tour = { $stops } (in order { $points }, else { $any }, or −{ $penalty })

hand-tour-order = -# ↳ tour: connected in the printed order, which brings { $points }
hand-tour-any = -# ↳ tour: connected, but not in the printed order, so it brings { $points } as it stands
hand-tour-open = -# ↳ tour: not all of its cities are connected yet
hand-tour-then = { $ordered ->
    [yes] -# ↳ tour: that would be the printed order, { $points } points
   *[no] -# ↳ tour: that would connect it in another order, { $points } points
}

final-tour-order = -# ↳ tour: connected in the printed order, which brings { $points }
final-tour-any = -# ↳ tour: connected, but not in the printed order, which brings { $points }
pic-tour-any = else { $points }
pic-tour-failed = or −{ $points }
