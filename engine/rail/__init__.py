"""What the card family knows: map, cards, fares and payments."""
