# Words inside league tables, profiles and heat maps; room is short.
pic-league = League
pic-league-name = player
pic-league-played = played
pic-league-points = points
pic-league-wins = wins
pic-league-average = average place
pic-league-tie-break = tie-break
pic-league-reliability = reliability
pic-league-percent = { $share } %
pic-league-new = new
pic-league-person = Player { $number }
pic-league-by-against = versus
pic-league-by-wins = wins
pic-league-by-share = share
pic-league-by-rating = rating
pic-league-mark-up = moves up a division
pic-league-mark-down = moves down a division
