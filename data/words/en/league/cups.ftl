### Cups: their terms, groups and knock-out.

refused-too-few-people = { $there ->
    [0] Nobody is in, and a table needs { $needed } people. Invite some first.
    [one] Only { $there } person is in, and a table needs { $needed }. Invite others first.
   *[other] Only { $there } people are in, and a table needs { $needed }. Invite others first.
}
refused-scale-unreadable = I can't read “{ $text }” as points by place. Write the points of each place, the first place's first, for example 5-3-2-1-0.
refused-scale-negative = Points by place can't be below zero. Write them for example as 5-3-2-1-0.
refused-scale-too-long = You gave points for { $given } places, and no table has more than { $most } seats. Name at most { $most } places.
refused-scale-too-big = A place is worth { $most } points at most. Write smaller numbers.
refused-scale-worthless = The first place has to be worth something. Write for example 5-3-2-1-0.
refused-scale-not-falling = Each place has to be worth less than the one before: place { $place } has { $points }, the one before it { $before }. Only zeros may repeat.
refused-cup-too-few = { $there ->
    [one] A cup needs { $needed } people at least, and { $there } is in. Wait for more, or play a league instead.
   *[other] A cup needs { $needed } people at least, and { $there } are in. Wait for more, or play a league instead.
}
refused-cup-too-many = A cup has room for { $most } people, and { $there } are in. Split them into two cups.
refused-cup-seats = Tables of a cup have { $least } to { $most } seats, not { $given }.
refused-cup-group-games = A group plays { $most } games at most (0: there are no groups), not { $given }.
refused-cup-through = Somebody has to be out in each group: between 1 and { $most } of each can go on, not { $given }.
refused-cup-on = { $most ->
    [one] At tables of { $seats } only { $most } person can go on, not { $given }: at least half of each table is out.
   *[other] At tables of { $seats } at most { $most } people can go on, not { $given }: at least half of each table is out.
}
refused-cup-nothing-named = You named nothing to change. Name the games of a group, how many go on, or the tables of the knock-out.
refused-cup-no-divisions = A cup has no divisions. Leave them out, or create a league.
refused-cup-least = A cup has tables of two, and { $map } needs { $least } people at least. Choose another map.
refused-cup-full = The cup is full: it has room for { $most } people. You can join the next one.
refused-no-cup = That league is not a cup. { CMD("league table") } shows how it stands.

cmd-league-cup = cup
cmd-league-cup-desc = A cup: how it is played, its groups and its bracket
opt-league-cup-league = league
opt-league-cup-league-desc = Which cup, if it is not this channel's
opt-league-cup-page = page
opt-league-cup-page-desc = Which page; what is going on now if you do not say
opt-league-cup-public = public
opt-league-cup-public-desc = Whether everybody here sees the answer
cmd-league-cup-rules = cup-rules
cmd-league-cup-rules-desc = How a cup is played, before it starts (for whoever runs it)
opt-league-cup-rules-groups = groups
opt-league-cup-rules-groups-desc = How many games each group plays; 0: no groups, only the knock-out
opt-league-cup-rules-through = through
opt-league-cup-rules-through-desc = How many of each group go on
opt-league-cup-rules-knockout = knockout
opt-league-cup-rules-knockout-desc = How many play at a table of the knock-out, and how many of them go on
opt-league-cup-rules-league = league
opt-league-cup-rules-league-desc = Which cup, if it is not this channel's
choice-cup-2-1 = Duels: the winner goes on
choice-cup-3-1 = Tables of 3: one goes on
choice-cup-4-1 = Tables of 4: one goes on
choice-cup-4-2 = Tables of 4: two go on
choice-cup-5-1 = Tables of 5: one goes on
choice-cup-5-2 = Tables of 5: two go on
button-cup-before = Earlier
button-cup-after = Later

cup-terms-groups = { $games ->
    [one] Groups of { $seats } at most play { $games } game each; of each group { $through ->
        [one] { $through } goes on
       *[other] { $through } go on
    }.
   *[other] Groups of { $seats } at most play { $games } games each; of each group { $through ->
        [one] { $through } goes on
       *[other] { $through } go on
    }.
}
cup-shape-open = 🎲 A cup: how many rounds it has depends on how many join
cup-shape = { $rounds ->
    [one] 🎲 A cup of at most { $rounds } round
   *[other] 🎲 A cup of at most { $rounds } rounds
}
cup-terms-no-groups = There are no groups: it is a knock-out from the beginning.
cup-terms-duels = The knock-out is played in duels, and the winner goes on.
cup-terms-tables = { $on ->
    [one] The knock-out is played at tables of { $seats } at most, and { $on } of each goes on.
   *[other] The knock-out is played at tables of { $seats } at most, and { $on } of each go on.
}
cup-terms-ties = Where a table ends equal, or its game does not count, whoever stood higher goes on: by the group, without groups by the seed. Whoever leaves or makes no first move in time gives way.
cup-plan-few = { $there ->
    [one] { $there } person is in; a cup needs { $needed }.
   *[other] { $there } people are in; a cup needs { $needed }.
}
cup-plan = { $count ->
    [one] With { $count } person:
   *[other] With { $count } people:
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
    [one] { $name }: { $people } people, { $tables } table
   *[other] { $name }: { $people } people, { $tables } tables
}
cup-plan-byes = { $count ->
    [one] the best goes on without a game
   *[other] the { $count } best go on without a game
}
cup-plan-most = { $count ->
    [one] Nobody plays more than { $count } game.
   *[other] Nobody plays more than { $count } games.
}
cup-started = { $count ->
    [one] The cup begins with { $count } person:
   *[other] The cup begins with { $count } people:
}
cup-groups-play = { $count ->
    [one] { $count } group plays. { CMD("league cup") } shows how it stands.
   *[other] { $count } groups play. { CMD("league cup") } shows how they stand.
}
cup-groups = { $games ->
    [one] **Groups** · { $games } game each, { $through ->
        [one] the first goes on
       *[other] the first { $through } go on
    }
   *[other] **Groups** · { $games } games each, { $through ->
        [one] the first goes on
       *[other] the first { $through } go on
    }
}
cup-group = Group { $number }
cup-group-row = { $played ->
    [one] { $place }. { $name }: { $points } points, { $played } game
   *[other] { $place }. { $name }: { $points } points, { $played } games
}
cup-through = goes on
cup-gone = is out
cup-name-group = Groups, game { $number }
cup-name-final = Final
cup-name-semi = Semi-finals
cup-name-quarter = Quarter-finals
cup-name-of = { $part ->
   *[other] Round of { $count }
}
cup-name-round = Knock-out, round { $number }
cup-byes = { $count ->
    [one] Goes on without a game: { $names }
   *[other] Go on without a game: { $names }
}
cup-table-open = { $names }: not decided yet
cup-table-on = { $names } → { $winners }
cup-table-won = { $names } → { $winners } 🏆
cup-table-nobody = { $names } → nobody
cup-more = { $count ->
    [one] And { $count } more line: { CMD("league cup") } shows it.
   *[other] And { $count } more lines: { CMD("league cup") } shows them.
}
cup-winner = 🏆 { $name } has won the cup.
cup-no-winner = The cup is over, and nobody was left to win it.
note-cup-walkover = This game ends without a result, because nobody is left to play against. { $mentions } goes on.
note-cup-walkover-nobody = This game ends without a result, because nobody is left to play it.
cup-alt = { $title }: { $rounds }
cup-alt-round = { $name }: { $tables }
cup-alt-unknown = to be decided
