### Variants and options of this map.

help-variant-string_railway-classic = **Classic.** A square for two and four players, a triangle for three, a pentagon for five.
help-option-string_railway-expert = **Expert.** Crossing a string of another company costs 2 points in place of 1.
help-option-string_railway-chaos = **Chaos.** The border has any shape: a circle, an oval, or something wild.
help-option-string_railway-by-hand = **By hand.** Players draw the river, the mountains and (in Chaos) the border themselves.
