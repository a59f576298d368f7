### /help: how to play here.

help-title-play = ## How to play here
help-page-play = How to play here

help-play-open = { CMD("game new") } opens a table in a channel or thread, { CMD("game join") } takes a seat, and { CMD("game start") } begins. There is one game in a channel.
help-play-secret = Your cards and tickets come to you by direct message. If Discord refuses it, press “My hand” under the board, or use { CMD("hand") }: only you see the answer.
help-play-turn = On your turn use the buttons under the board, or the commands { CMD("draw") }, { CMD("claim") } and { CMD("tickets") }. While you type, they offer just what you can do.
help-play-pay = You choose what to pay with: write for example “3 red 1 loco” as the payment.
fleet-help-play-pay = You choose what to pay with: write for example “2 yellow trains 1 wild” as the payment.
bus-help-play-pay = You choose what to pay with: write for example “3 blue 1 bus” as the payment.
help-play-look = { CMD("board") } shows the board again, to you alone. { CMD("settings show") } has all that you can choose: language, colours, text without pictures.

help-play-rules = { CMD("rules") } looks up a rule of this game by a word.
help-table-play-rules = { CMD("rules") } looks up a rule of this game by a word.

help-table-play-open = { CMD("game new") } opens a table in a channel or thread, { CMD("game join") } takes a seat, and { CMD("game start") } begins. There is one game in a channel.
help-table-play-turn = Use the buttons under the table: they open an editor that only you see. Move, turn and try as you like; nothing is shown to others before you confirm, and what you have put together is kept until your turn is over.
help-table-play-text = Typing does the same: { CMD("place") } with a place, { CMD("lay") } with a path such as “Base 1 > S7 > G4 > S12”. In the set-up there are { CMD("corner") } and, where players draw, { CMD("river") }, { CMD("mountains") } and { CMD("border") }.
help-table-play-places = The picture has letters and numbers along its edges. D4 is the middle of that cell (100 mm), D4.37 is 3 tenths to the right and 7 down in it, and D4.3764 is exact to the millimetre: 37 right, 64 down.
help-table-play-look = { CMD("board") } shows the table to you alone; with a place or a tile it shows that from nearby. { CMD("hand") } tells what your company has.

help-play-undo = { CMD("undo") } takes back your own last step, as long as nothing hidden came out of it and nobody acted after it. Cards off a deck and tickets cannot be taken back.
help-table-play-undo = { CMD("undo") } takes back your own last step, as long as nothing hidden came out of it and nobody acted after it.
