### Words inside profiles, heat maps, comparisons and records; room is short.

pic-profile-person = A player
pic-profile-games = { $games ->
    [one] game
   *[other] games
}
pic-profile-wins = { $wins ->
    [one] win
   *[other] wins
}
pic-profile-rating = rating
pic-profile-worth = { $value }
pic-profile-worth-unsure = { $value }?
pic-profile-unsure = ± { $unsure }
pic-profile-reliability = reliability
pic-profile-places = Places
pic-profile-average = { $place } on average
pic-profile-times = { $place }: { $times }× ({ $share }%)
pic-profile-kinds = Points per game, on average
pic-profile-tickets = Tickets
pic-profile-tickets-done = { $count } completed
pic-profile-tickets-missed = { $count } not completed
pic-profile-maps = Maps
pic-profile-column-games = games
pic-profile-column-wins = wins
pic-profile-column-average = average place
pic-profile-column-best = most points
pic-profile-column-longest = longest path
pic-profile-column-rating = rating
pic-profile-provisional = ? provisional: under ten games

pic-heat-times = { $times }×
pic-heat-range = { $low }–{ $high }×
pic-heat-route = { $a } – { $b } ({ $length })

pic-versus = { $one } – { $other }
pic-versus-person = Player { $number }
pic-versus-games = { $games ->
    [one] { $games } game together
   *[other] { $games } games together
}
pic-versus-points = { $points } points on average
pic-versus-level = tied
pic-records = Server records
