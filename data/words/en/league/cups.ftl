### Cups: their terms, groups and knock-out.

refused-too-few-people = { $there ->
    [0] No one has joined, and a table needs { $needed } players. Invite some first.
    [one] Only { $there } player has joined, and a table needs { $needed }. Invite more first.
   *[other] Only { $there } players have joined, and a table needs { $needed }. Invite more first.
}
refused-scale-unreadable = I can't read “{ $text }” as points by place. Enter them from first to last place, e.g. 5-3-2-1-0.
refused-scale-negative = Points can't be below zero. Enter them like 5-3-2-1-0.
refused-scale-too-long = You entered points for { $given } places, but a table has at most { $most } seats. Enter up to { $most } numbers.
refused-scale-too-big = A place can be worth at most { $most } points. Enter smaller numbers.
refused-scale-worthless = First place has to be worth something. Enter points like 5-3-2-1-0.
refused-scale-not-falling = Each place has to be worth less than the one before it (only zeros may repeat). Place { $place } has { $points }, the one before it { $before }: change one of them.
refused-cup-too-few = { $there ->
    [one] A cup needs at least { $needed } players, and { $there } has joined. Wait for more, or create a league instead.
   *[other] A cup needs at least { $needed } players, and { $there } have joined. Wait for more, or create a league instead.
}
refused-cup-too-many = A cup has room for { $most } players, and { $there } have joined. Split them into two cups.
refused-cup-seats = Cup tables have { $least } to { $most } seats, not { $given }. Choose another number.
refused-cup-group-games = A group plays at most { $most } games, not { $given }. Choose fewer, or 0 for no groups.
refused-cup-through = At least one player in each group has to be knocked out. Let 1 to { $most } advance, not { $given }.
refused-cup-on = { $most ->
    [one] At least half of each table has to be knocked out. At tables of { $seats }, let { $most } player advance, not { $given }.
   *[other] At least half of each table has to be knocked out. At tables of { $seats }, let at most { $most } players advance, not { $given }.
}
refused-cup-nothing-named = Nothing changed. Choose the games per group, how many advance, or the knockout tables.
refused-cup-no-divisions = A cup has no divisions. Leave them out, or create a league.
refused-cup-least = A cup has tables for two, and { $map } needs at least { $least } players. Choose another map.
refused-cup-full = This cup is full with { $most } players. You can join the next one.
refused-no-cup = This league isn't a cup. See its standings with { CMD("league table") }.

cmd-league-cup = cup
cmd-league-cup-desc = Show a cup: its format, groups and bracket
opt-league-cup-league = league
opt-league-cup-league-desc = Cup (default: the one in this channel)
opt-league-cup-page = page
opt-league-cup-page-desc = Page (default: what's being played now)
opt-league-cup-public = public
opt-league-cup-public-desc = Answer for everyone in this channel (default: only for you)
cmd-league-cup-rules = cup-rules
cmd-league-cup-rules-desc = Set the format of a cup before it starts (hosts and referees)
opt-league-cup-rules-groups = groups
opt-league-cup-rules-groups-desc = Games per group; 0: no groups, knockout from the start
opt-league-cup-rules-through = through
opt-league-cup-rules-through-desc = Players who advance from each group
opt-league-cup-rules-knockout = knockout
opt-league-cup-rules-knockout-desc = Seats per knockout table, and how many advance
opt-league-cup-rules-league = league
opt-league-cup-rules-league-desc = Cup (default: the one in this channel)
choice-cup-2-1 = Duels: the winner advances
choice-cup-3-1 = Tables of 3: one advances
choice-cup-4-1 = Tables of 4: one advances
choice-cup-4-2 = Tables of 4: two advance
choice-cup-5-1 = Tables of 5: one advances
choice-cup-5-2 = Tables of 5: two advance
button-cup-before = Earlier
button-cup-after = Later

cup-terms-groups = { $games ->
    [one] Groups: up to { $seats } players, { $games } game each; { $through ->
        [one] the winner advances
       *[other] the top { $through } advance
    }.
   *[other] Groups: up to { $seats } players, { $games } games each; { $through ->
        [one] the winner advances
       *[other] the top { $through } advance
    }.
}
cup-shape-open = 🎲 Cup: the number of rounds depends on how many players join
cup-shape = { $rounds ->
    [one] 🎲 Cup of up to { $rounds } round
   *[other] 🎲 Cup of up to { $rounds } rounds
}
cup-terms-no-groups = Groups: none, the knockout starts right away.
cup-terms-duels = Knockout: duels; the winner advances.
cup-terms-tables = { $on ->
    [one] Knockout: tables of up to { $seats } players; the winner advances.
   *[other] Knockout: tables of up to { $seats } players; the top { $on } advance.
}
cup-terms-ties = After a tie or a void game, the higher-ranked player advances: by group standings or, without groups, by seeding. You're out if you leave or miss your first move.
cup-plan-few = { $there ->
    [one] { $there } player has joined; a cup needs { $needed }.
   *[other] { $there } players have joined; a cup needs { $needed }.
}
cup-plan = { $count ->
    [one] With { $count } player:
   *[other] With { $count } players:
}
cup-plan-groups = { $count ->
    [one] { $count } group of { $size }
   *[other] { $count } groups of { $size }
}
cup-plan-first = { $games ->
    [one] { $groups }, { $games } game each
   *[other] { $groups }, { $games } games each
}
cup-plan-round = { $tables ->
    [one] { $name }: { $people } players, { $tables } table
   *[other] { $name }: { $people } players, { $tables } tables
}
cup-plan-byes = { $count ->
    [one] a bye for the top player
   *[other] byes for the top { $count }
}
cup-plan-most = { $count ->
    [one] No one plays more than { $count } game.
   *[other] No one plays more than { $count } games.
}
cup-started = { $count ->
    [one] The cup starts with { $count } player:
   *[other] The cup starts with { $count } players:
}
cup-groups-play = { $count ->
    [one] { $count } group is playing. Follow it with { CMD("league cup") }.
   *[other] { $count } groups are playing. Follow them with { CMD("league cup") }.
}
cup-groups = { $games ->
    [one] **Groups** · { $games } game each, { $through ->
        [one] the winner advances
       *[other] the top { $through } advance
    }
   *[other] **Groups** · { $games } games each, { $through ->
        [one] the winner advances
       *[other] the top { $through } advance
    }
}
cup-group = Group { $number }
cup-group-row = { $played ->
    [one] { $place }. { $name }: { $points } points, { $played } game
   *[other] { $place }. { $name }: { $points } points, { $played } games
}
cup-through = advances
cup-gone = is out
cup-name-group = Groups, game { $number }
cup-name-final = Final
cup-name-semi = Semifinals
cup-name-quarter = Quarterfinals
cup-name-of = { $part ->
   *[other] Round of { $count }
}
cup-name-round = Knockout, round { $number }
cup-byes = { $count ->
    [one] Bye: { $names }
   *[other] Byes: { $names }
}
cup-table-open = { $names }: not decided yet
cup-table-on = { $names } → { $winners }
cup-table-won = { $names } → { $winners } 🏆
cup-table-nobody = { $names } → no one
cup-more = { $count ->
    [one] And { $count } more line: see { CMD("league cup") }.
   *[other] And { $count } more lines: see { CMD("league cup") }.
}
cup-winner = 🏆 { $name } won the cup.
cup-no-winner = The cup is over without a winner: no one was left to play.
note-cup-walkover = This game ended without a result: no opponents are left. { $mentions } advances.
note-cup-walkover-nobody = This game ended without a result: no players are left.
cup-alt = { $title }: { $rounds }
cup-alt-round = { $name }: { $tables }
cup-alt-unknown = to be decided
