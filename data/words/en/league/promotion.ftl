### Who moves between divisions, and the next season.

league-next = The season would run { $starts } – { $ends } with the same settings; until it starts, you can change them with { CMD("league edit") }. Everyone can join as soon as you open it.
league-rise = ⬆️ Promoted: { $people }
league-fall = ⬇️ Relegated: { $people }
league-mover = { $name } (to division { $division })
league-nobody-moves = No one is promoted or relegated.
league-next-invited = { $count ->
    [one] { $count } player of this season keeps a place by joining again. Free places go to the next in the standings.
   *[other] { $count } players of this season keep their place by joining again. Free places go to the next in the standings.
}
button-league-next = Open season
