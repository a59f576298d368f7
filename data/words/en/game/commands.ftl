### The commands of /game.

opt-game-new-clock = clock
opt-game-new-clock-desc = Time for each player (default: no limit)
opt-game-new-late = late
opt-game-new-late-desc = What happens when someone's time is up (default: the other players vote)

cmd-game = game
cmd-game-desc = Open, join, start or cancel a game in this channel
cmd-game-new = new
cmd-game-new-desc = Open a game in this channel for others to join
opt-game-new-map = map
opt-game-new-map-desc = Map you want to play
opt-game-new-variant = variant
opt-game-new-variant-desc = Variant of the rules (default: the first in the list)
opt-game-new-seats = seats
opt-game-new-seats-desc = Number of seats; the game starts when all are taken (default: the map's maximum)
opt-game-new-first = first
opt-game-new-first-desc = Who goes first (default: drawn at random)
opt-game-new-options = options
opt-game-new-options-desc = Optional rules of the map (default: none)
cmd-game-join = join
cmd-game-join-desc = Take a seat in this channel's game
opt-game-join-color = color
opt-game-join-color-desc = Your color (default: the first one free)
cmd-game-leave = leave
cmd-game-leave-desc = Leave your seat; in a running game, choose who takes over
cmd-game-color = color
cmd-game-color-desc = Change your color before the game starts
opt-game-color-color = color
opt-game-color-color-desc = Your new color
cmd-game-start = start
cmd-game-start-desc = Start with the players who have joined (host only)
cmd-game-cancel = cancel
cmd-game-cancel-desc = Cancel this channel's game; the other players of a running one have to agree
cmd-game-rematch = rematch
cmd-game-rematch-desc = Invite the same players to another game with the same options
