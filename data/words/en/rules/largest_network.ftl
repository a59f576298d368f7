### The largest network.

help-about-largest-network = **The largest network.** The player with the most cities in one network of routes scores { $network ->
    [one] { $network } point
   *[other] { $network } points
} at the end.
help-largest-network-r62 = Each city of your largest network counts once, by any path. Only your own routes count. All players who tie for it get the bonus. Without a route there's no bonus.

rules-topic-network = The largest network
rules-words-network = largest network most connected cities bonus explorer
rules-score-largest-network = - the largest network: { $network }
rules-map-largest-network = **Largest network:** { $network ->
    [one] { $network } point
   *[other] { $network } points
} for the most connected cities

standing-largest-network = - Largest network, yours has { $connected ->
    [one] { $connected } city
   *[other] { $connected } cities
}: { $points }
text-network = Largest network: { $count ->
    [one] { $count } city
   *[other] { $count } cities
}

pic-score-largest-network = largest network
pic-network = { $count } cities connected
pic-connected = { $connected } cities
score-largest-network = largest network { $points }
