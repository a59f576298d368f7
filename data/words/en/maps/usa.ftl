### Variants of this map.

help-variant-usa-classic = **Classic.** The 30 tickets of the base game.
help-variant-usa-1910 = **USA 1910.** The 35 tickets of 1910. Globetrotter replaces the longest path.
help-variant-usa-mega = **Mega Game.** All 69 tickets of 1910, with Globetrotter and the longest path. You start with 5 tickets and keep 3 or more. Later you draw 4.
help-variant-usa-big-cities = **Big Cities.** Only the 35 tickets that name a big city. You start with 4 and keep 2 or more. Later you draw 4. Sources disagree about bonuses here, so I count neither Globetrotter nor the longest path.
