"""What the computer players share: plans, worth of cards, and the choices that all of them make alike."""
