### What the bot says about itself.

refused-stopping = I'm restarting, so nothing changed. Please try again in a minute.

apology = Sorry, something went wrong on my side, and I logged it. The game is safe; please try again.
not-stored = Sorry, I couldn't save that, so nothing changed. Please try again in a few minutes; if it still fails, tell the bot's operator that my disk is full or busy.
