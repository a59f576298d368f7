# A short lesson: tunnels, ferries and stations.

lesson-europe-title = Tunnels, ferries, stations
lesson-europe-about = What's different on the map of Europe, in 4 turns
lesson-europe-tickets = On this map you also get one long ticket. Here you start with more cards than usual, so that you can build at once. Press **{ button-choose }** and keep at least two.
lesson-europe-tickets-done = Your tickets are chosen.
lesson-europe-tunnel = Routes with a dashed outline are tunnels. Press **{ button-claim }** and open one of the menus: they are marked “tunnel” there. It's best to keep a spare card of that color.
lesson-europe-tunnel-done = Three cards were revealed. Each one of your color and each locomotive costs one more card. If you don't pay, you get your cards back.
lesson-europe-ferry = Ferries cross the sea and are marked “ferry” in the menus. Each locomotive sign takes a locomotive, the other spaces take cards of one color. Claim one.
lesson-europe-ferry-done = A ferry needs locomotives, so save some for it.
lesson-europe-station = A station lets you use one opponent's route in its city for your tickets. Press **{ button-station }**, here or behind **{ button-more }**. The first costs one card, the second two, the third three.
lesson-europe-station-done = Each station you don't build is worth 4 points at the end.
lesson-europe-end = **What was new:** stations you didn't build give 4 points each, and the Longest Path gives 10. Everything else adds up as on the map of the USA.
