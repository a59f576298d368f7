### Variants and options of this map.

help-option-world-first-journey = **First journey.** Everybody starts with 20 trains and 40 ships, and nobody is asked. Good for a first game on this map.
