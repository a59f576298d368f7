### Districts.

help-about-districts = **Districts.** If your routes connect all locations of a district, you score its points at the end, as shown on the board. Your routes may also run through other districts.
help-districts-r45 = Only your own routes connect a district, in any order and by any path. Several players can score the same district, each in full.

rules-topic-districts = Districts
rules-words-districts = district districts location locations bonus network
rules-score-districts = - connected districts
rules-map-districts = **Districts:** { $districts }
rules-map-district = { $district } for { $points }

standing-district = - District { $district }: { $points }
hand-districts = Districts:
hand-district = { $done ->
    [yes] ✅ District { $district }, connected: +{ $points }
   *[no] District { $district } for { $points }: { $cities }
}
alt-districts = { $player } connected the districts: { $districts }.
text-district = District { $district }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}

score-district = districts { $points }
final-line-district = 🏙️ District { $district } connected ({ $cities }): { $points }
pic-score-district = districts
pic-districts = Connect a whole district:
