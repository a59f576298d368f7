## Seats that change hands.

refused-computer-plays = The computer plays in your seat. Press “I am back” or use { CMD("game return") } to play yourself.
