### Variants and options of this map.

help-variant-string_railway-classic = **Classic.** A square for two or four players, a triangle for three, a pentagon for five.
help-option-string_railway-expert = **Expert.** Crossing another company's string costs 2 points instead of 1.
help-option-string_railway-chaos = **Chaos.** The border can have any shape: a circle, an oval, or something wild.
help-option-string_railway-by-hand = **By hand.** Players draw the river, the mountains and (in Chaos) the border themselves.
