# A short lesson: ships and harbors.

lesson-world-title = Ships and harbors
lesson-world-about = Two decks, trains and ships, and a harbor, in 4 turns
lesson-world-tickets = Some tickets are tours through several cities: connected in order, they give more. Here you start with extra cards. Press **{ button-choose }** and keep at least three.
lesson-world-tickets-done = Your tickets are chosen.
lesson-world-ship = Routes at sea take ship cards and your ships. A double ship card counts for two spaces of one route. Press **{ button-claim }** and pick a route marked 🚢.
lesson-world-ship-done = Your ships are at sea. Trains and ships are counted separately.
lesson-world-harbor = Build a harbor in a harbor city on one of your routes. It costs two train and two ship cards of one color, all with ⚓. Press **{ button-port }**, here or behind **{ button-more }**.
lesson-world-harbor-stuck = You can't build one now: it takes a route of yours to a harbor city and four cards with ⚓. Draw more cards, or undo a route that used them ({ CMD("undo") }).
lesson-world-harbor-done = A harbor gives points for completed tickets of its city: 20 for one, 30 for two, 40 for three or more.
lesson-world-train = Routes on land take train cards and your trains. Claim one, marked 🚃.
lesson-world-train-done = On land and at sea: most tickets need both.
lesson-world-end = **What was new:** a harbor with completed tickets gives 20, 30 or 40 points, and each one you didn't build costs 4.
