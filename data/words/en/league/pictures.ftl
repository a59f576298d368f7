### Words inside league tables and brackets; room is short.

pic-bracket-person = Player { $number }
pic-bracket-on = advances
pic-bracket-out = is out

pic-league = League
pic-league-name = player
pic-league-played = played
pic-league-points = points
pic-league-wins = wins
pic-league-average = average place
pic-league-tie-break = tiebreak
pic-league-reliability = reliability
pic-league-percent = { $share }%
pic-league-new = new
pic-league-person = Player { $number }
pic-league-tie-break-against = versus
pic-league-tie-break-wins = wins
pic-league-tie-break-share = share
pic-league-tie-break-rating = rating
pic-league-mark-up = promoted
pic-league-mark-down = relegated
pic-league-mark-gone = left the season
