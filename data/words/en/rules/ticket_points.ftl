### What tickets are worth.

help-about-ticket-points = **Tickets score at the end.** If your routes connect the two cities of a ticket, you gain its points. If not, you lose them.
fleet-help-about-ticket-points = **Tickets score at the end.** If your trains and ships together connect the two cities of a ticket, you gain its points. If not, you lose them.
bus-help-about-ticket-points = **Tickets score at the end.** If your routes connect the two locations of a ticket, you gain its points. If not, you lose them.
help-ticket-points-r12 = A ticket is completed when your own routes connect its cities, by any path.
fleet-help-ticket-points-r12 = A ticket is completed when your own routes, by rail and sea together, connect its cities, by any path.
bus-help-ticket-points-r12 = A ticket is completed when your own routes connect its locations, by any path.

rules-topic-connected = Completing tickets
rules-words-connected = complete completed connect network ticket tickets city cities location locations
rules-score-ticket-points = - completed tickets; incomplete ones subtract theirs

standing-ticket = { $ticket }: { $points }

pic-score-ticket = tickets
score-ticket = tickets { $points }
tally-tickets-completed = completed tickets
