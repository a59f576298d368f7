### What the bot says about itself.

refused-stopping = I am being restarted. Nothing was changed; please try again in a minute.

apology = Sorry, something went wrong on my side, and I have written it down. The game is safe; please try again.
not-stored = I cannot write anything down just now, so nothing has changed: my disk is full or busy. Please try again in a few minutes; if it stays so, tell whoever runs me.
