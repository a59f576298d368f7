### The longest path.

help-about-longest-path = **The longest path** of connected routes scores { $bonus } points.
help-longest-path-r11 = The path uses no route twice, but may pass a city again. All players who tie for it get the bonus. Without a route there's no bonus.

rules-topic-longest = The longest path
rules-words-longest = long longest path bonus trail european express
rules-score-longest-path = - the longest path: { $bonus }
rules-map-longest-path = **Longest path:** { $bonus } points

standing-longest-path = - Longest path, yours is { $length ->
    [one] { $length } space
   *[other] { $length } spaces
} long: { $points }

pic-score-longest-path = longest path
pic-path = Longest path: { $length }
pic-length = { $length } long
final-network-alt = { $player } built: { $routes }.
final-part-paths = The longest paths
final-paths = ## The longest paths
final-paths-row = { $player }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} · { $cities }
final-paths-none = { $player }: no routes
score-longest-path = longest path { $points }
tally-longest-path = the longer path
tally-longest-path-bonus = the longest path
