### Variants and options of this map.

help-option-world-first-journey = **First journey.** Everyone starts with 20 trains and 40 ships, with nothing to choose. Good for a first game on this map.
