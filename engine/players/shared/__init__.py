"""What the computer players share: plans, the worth of cards, and common choices."""
