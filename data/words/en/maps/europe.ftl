### Variants and options of this map.

help-variant-europe-classic = **Classic.** The 46 tickets of the first edition. At the start 1 long and 3 others, of which 2 or more are kept.
help-variant-europe-1912 = **Europa 1912.** Played as Classic, with the 55 tickets of 1912.
help-variant-europe-mega = **Mega Europe.** All 101 tickets. At the start first 2 long ones, of which at most 1 is kept, then 5 others.
help-variant-europe-big-cities = **Big Cities of Europe.** Only the 45 tickets that lead to a big city. At the start 5, of which 2 or more are kept; later 4 are drawn.
help-option-europe-bonus-tickets = **Bonus tickets.** Seven more for every variant. The printed values of those marked “stand-in” are not known to this program, so it plays with values of its own; whoever runs it can correct them in the map's data file.
