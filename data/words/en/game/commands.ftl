### The commands of /game.

opt-game-new-clock = clock
opt-game-new-clock-desc = How much time everybody has; without it the game waits as long as it takes
opt-game-new-late = late
opt-game-new-late-desc = What happens when somebody's time is up; without it the table is asked

cmd-game = game
cmd-game-desc = Open, join, start or end a game in this channel
cmd-game-new = new
cmd-game-new-desc = Open a game in this channel for others to join
opt-game-new-map = map
opt-game-new-map-desc = Which map you play on
opt-game-new-variant = variant
opt-game-new-variant-desc = Which rules you play by
opt-game-new-seats = seats
opt-game-new-seats-desc = The game starts by itself when this many have joined
opt-game-new-first = first
opt-game-new-first-desc = Who makes the first move; without it lots are drawn
opt-game-new-options = options
opt-game-new-options-desc = What else you play with, if the map offers anything
cmd-game-join = join
cmd-game-join-desc = Take a seat in this channel's game
opt-game-join-color = color
opt-game-join-color-desc = The colour of your trains
cmd-game-leave = leave
cmd-game-leave-desc = Give up your seat; in a running game somebody else or the computer plays on
cmd-game-color = color
cmd-game-color-desc = Choose another colour before the game starts
opt-game-color-color = color
opt-game-color-color-desc = The colour of your trains
cmd-game-start = start
cmd-game-start-desc = Start with those who have joined (host only)
cmd-game-cancel = cancel
cmd-game-cancel-desc = End this channel's game for everybody (host or moderator)
cmd-game-rematch = rematch
cmd-game-rematch-desc = Open another game with the same people and options
