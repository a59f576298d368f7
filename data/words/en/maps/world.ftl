### Variants and options of this map.

help-option-world-first-journey = **First journey.** Everyone starts with 20 trains and 40 ships; you don't choose the mix. Good for a first game on this map.
