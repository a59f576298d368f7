### What tickets are worth.

help-about-ticket-points = **Tickets count at the end.** A ticket whose two cities you have connected at the end brings its points; any other costs them.
fleet-help-about-ticket-points = **Tickets count at the end.** A ticket whose two cities your trains and ships together have connected at the end brings its points; any other costs them.
bus-help-about-ticket-points = **Tickets count at the end.** A ticket whose two places you have connected at the end brings its points; any other costs them.
help-ticket-points-r12 = A ticket is complete when your own routes connect its cities, by whatever way.
fleet-help-ticket-points-r12 = A ticket is complete when your own routes, by rail and sea alike, connect its cities, by whatever way.
bus-help-ticket-points-r12 = A ticket is complete when your own routes connect its places, by whatever way.

rules-topic-connected = Completing tickets
rules-words-connected = complete completed connect network ticket tickets city cities
rules-score-ticket-points = - completed tickets; the others cost their points

standing-ticket = { $ticket }: { $points }

pic-score-ticket = tickets
score-ticket = tickets { $points }
tally-tickets-completed = completed tickets
