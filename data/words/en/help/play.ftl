### /help: how to play here.

help-title-play = ## How to play here
help-page-play = How to play here
help-here = **In Discord:**

help-play-learn = New here? { CMD("learn") } guides you through a short private game that doesn't count for anything.
help-play-open = { CMD("game new") } opens a game in a channel or thread, { CMD("game join") } joins it, and { CMD("game start") } starts it. Each channel holds one game.
help-play-secret = I send your cards and tickets by direct message. If it doesn't arrive, press **My hand** under the board or use { CMD("hand") }. Only you can see the answer.
help-play-turn = On your turn, use the buttons under the board, or { CMD("draw") }, { CMD("claim") } and { CMD("tickets") }. While you type, they list what you can do now.
help-play-pay = You choose the cards you pay with. Write them like this: “3 red 1 loco”.
fleet-help-play-pay = You choose the cards you pay with. Write them like this: “2 yellow trains 1 wild”.
bus-help-play-pay = You choose the cards you pay with. Write them like this: “3 blue 1 bus”.
help-play-look = { CMD("board") } shows you the board again. Use { CMD("settings show") } to change your language, picture colors or text-only mode.

help-play-rules = { CMD("rules") } finds a rule of this game by a word or a question.

help-table-play-open = { CMD("game new") } opens a game in a channel or thread, { CMD("game join") } joins it, and { CMD("game start") } starts it. Each channel holds one game.
help-table-play-turn = The buttons under the board open an editor that only you see. Move, turn and try as you like: no one sees it until you confirm. I keep your draft until your turn is over.
help-table-play-text = You can also type. Use { CMD("place") } with a spot like D4, or { CMD("lay") } with a path like “Base 1 > S7 > G4 > S12”. During setup, use { CMD("corner") } and, if players draw the board, { CMD("river") }, { CMD("mountains") } and { CMD("border") }.
help-table-play-places = The picture has letters and numbers along its edges. D4 means the center of cell D4. Each cell is 100 mm wide. D4.37 is 3/10 of the way across and 7/10 down. D4.3764 is exact: 37 mm across, 64 mm down.
help-table-play-look = { CMD("board") } shows you the board; add a place or a tile to zoom in. { CMD("hand") } shows what your company has.
help-table-play-rules = { CMD("rules") } finds a rule of this game by a word or a question.

help-play-undo = { CMD("undo") } undoes your last action, unless it revealed something hidden or someone else has acted. In casual games, everyone can agree to undo a card from the deck.
help-undo-agreed = In casual games and against computers, the last card from the deck can be undone too, if all others agree before anyone acts. Only you saw it, and the same cards come again in the same order. Alone against computers, their replies go back with it.
help-play-hint = In solo and casual games, **Hint** behind **More** says what the medium computer player would do in your place, and why. Only you see it.
help-table-play-undo = { CMD("undo") } undoes your last action, unless it revealed something hidden or someone else has acted.
help-table-play-hint = In solo and casual games, **Hint** behind **More** says what the medium computer player would do in your place, and why. Only you see it.
