### Track beds.

help-about-track-beds = **Track beds** have no color yet. After you draw cards, you lay a track of any color on a free bed of its length. From then on, anyone can claim it with cards of that color; the track then goes back to the supply.
help-track-beds-r71 = Beds that cross a laid track are closed for the rest of the game. You lay one track after all your cards. If no track fits a free bed, you lay none. Locomotives work as on any route.

rules-topic-trackbeds = Track beds
rules-words-trackbeds = track tracks bed beds lay color colour tile empty blank
rules-map-track-beds = **Track beds:** { $beds }; tracks in each color by length: { $tracks }

turn-track = { $mention }, lay a track on a free bed.
button-lay-track = Lay track
track-where = **Where do you lay a track?**
track-color = **{ $route }:** which color?
done-track = You laid a track: { $route }.
event-track-laid = 🛤️ { $player } laid a track: { $cities } ({ $length }, { $color }).
event-routes-closed = { "" }
alt-tracks = Tracks to claim: { $routes }.

refused-no-track-to-lay = There's no track to lay now. Draw cards first.
refused-track-not-there = That track or bed is taken. Choose another one.
refused-no-track-yet = { $route } has no track yet. Draw cards to lay one there.
refused-route-closed = A track crosses { $route }, so no one can claim it. Choose another route.
refused-finish-track-beds = Lay a track first: press **Lay track**.
