### Districts.

help-about-districts = **Districts.** A district whose places all lie in one connected network of your routes brings, at the end, the points that the board shows for it. The way from place to place may lead through other districts.
help-districts-r45 = Only your own routes connect a district, in any order and by whatever way. Several players may score the same one, each of them in full.

rules-topic-districts = Districts
rules-words-districts = district districts bonus network
rules-score-districts = - connected districts
rules-map-districts = **Districts:** { $districts }
rules-map-district = { $district } for { $points }

standing-district = - District { $district }: { $points }
hand-district = { $done ->
    [yes] 🏙️ District { $district }, connected: +{ $points }
   *[no] ▫️ District { $district } for { $points }: { $cities }
}
alt-districts = { $player } has connected the districts: { $districts }.
text-district = District { $district }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}

score-district = districts { $points }
final-line-district = 🏙️ District { $district } is connected ({ $cities }): { $points }
pic-score-district = districts
pic-districts = Connect a whole district:
