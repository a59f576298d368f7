### Regions.

help-about-regions = **Regions.** A ticket can lead to a region instead of a city: connect it to any city of that region. A ticket with several ends scores the best one that you connect. If you connect none, you lose the fewest of its points.
help-regions-r67 = Cities of one region are connected by routes only, as any others. A round trip leads by two ways to the same city of a region.

rules-topic-regions = Regions
rules-words-regions = region regions country countries border crossing several ends best
rules-map-regions = **Regions:** { $regions }

final-end = -# ↳ connected to { $end }: { $points }
hand-end = -# ↳ so far { $points } ({ $end }), at most { $best }
