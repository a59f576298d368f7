### Who moves between divisions, and the next season.

league-next = It would be played { $starts } – { $ends }, by the same terms; { CMD("league edit") } changes them before the start. People can join from now on.
league-rise = ⬆️ Rise: { $people }
league-fall = ⬇️ Fall: { $people }
league-mover = { $name } (to division { $division })
league-nobody-moves = Nobody changes the division.
league-next-invited = { $count ->
    [one] { $count } person of this season keeps a place, and joins again to take it. Places that stay free are filled from below, in the order of the table.
   *[other] { $count } people of this season keep a place, and join again to take it. Places that stay free are filled from below, in the order of the table.
}
button-league-next = Open this season
