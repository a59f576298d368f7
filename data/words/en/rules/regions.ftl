### Regions.

help-about-regions = **Regions.** A ticket can lead to a region instead of a city: connect it to any city of that region. A ticket with several ends scores the best one that you connect. If you connect none, you lose the fewest of its points.
help-regions-r67 = Cities of the same region still need routes between them. A round trip takes two separate paths to the same city of a region.

rules-topic-regions = Regions
rules-words-regions = region regions country countries border crossing several ends best
rules-map-regions = **Regions:** { $regions }

final-end = -# ↳ connected to { $end }: { $points }
hand-end = -# ↳ so far { $points } ({ $end }), at most { $best }
