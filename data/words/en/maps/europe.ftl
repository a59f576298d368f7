### Variants and options of this map.

help-variant-europe-classic = **Classic.** The 46 tickets of the first edition. You start with 1 long ticket and 3 others, and keep 2 or more of them.
help-variant-europe-1912 = **Europa 1912.** Like Classic, with the 55 tickets of 1912.
help-variant-europe-mega = **Mega Europe.** All 101 tickets. You start with 2 long ones and keep at most 1 of them, then you get 5 others.
help-variant-europe-big-cities = **Big Cities of Europe.** Only the 45 tickets that lead to a big city. You start with 5 and keep 2 or more. Later you draw 4.
help-option-europe-bonus-tickets = **Bonus tickets.** Seven more tickets for any variant. I don't know the printed values of those marked “stand-in”, so I use my own; the bot's operator can correct them in the map's file.
