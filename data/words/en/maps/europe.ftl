### Variants and options of this map.

help-variant-europe-classic = **Classic.** The 46 tickets of the first edition. You start with 1 long ticket and 3 others, and keep 2 or more of them.
help-variant-europe-1912 = **Europa 1912.** Like Classic, with the 55 tickets of 1912.
help-variant-europe-mega = **Mega Europe.** All 101 tickets. You start with 2 long ones and keep at most 1 of them, then you get 5 others.
help-variant-europe-big-cities = **Big Cities of Europe.** Only the 45 tickets that lead to a big city. You start with 5 and keep 2 or more. Later you draw 4.
help-option-europe-bonus-tickets = **Bonus tickets.** Seven more tickets for any variant. I don't know the printed values of those marked “stand-in”, so I use my own; the bot's operator can correct them in the map's file.

# The box's name for the bonus. `map-<key>-` replaces a sentence on one map.

map-europe-help-about-longest-path = **European Express.** The longest path of connected routes scores { $bonus } points.
map-europe-rules-topic-longest = European Express
map-europe-rules-score-longest-path = - the European Express (longest path): { $bonus }
map-europe-rules-map-longest-path = **European Express:** { $bonus } points for the longest path
map-europe-standing-longest-path = - European Express, your longest path has { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}: { $points }
map-europe-pic-score-longest-path = European Express
map-europe-score-longest-path = European Express { $points }
map-europe-tally-longest-path-bonus = the European Express
