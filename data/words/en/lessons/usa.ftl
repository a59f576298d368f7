# The first lesson: a short game on the map of the USA.

lesson-usa-title = Your first game
lesson-usa-about = Cards, routes, tickets and the score, in about 15 turns
lesson-usa-tickets = Tickets are your goals: connect both cities, and you get the points. If you don't, you lose as many. Press **{ button-choose }** and keep at least two.
lesson-usa-tickets-done = Good choice. Only you can see your tickets.
lesson-usa-deck = You need cards to build. A turn of drawing gives two. Press **{ button-draw-two-short }**: you can't see which cards you'll get.
lesson-usa-deck-done = Two more cards. You pay for routes with cards of one color.
lesson-usa-face-up = Now choose what you get: take two of the face-up cards, one after the other. Two of one color go well together.
lesson-usa-face-up-done = A new card fills each gap, so the row changes all the time.
lesson-usa-locomotive = A locomotive counts as any color. If one is face up, take it. Then it's your only card this turn.
lesson-usa-locomotive-done = A locomotive fits on every route. It's worth a whole turn.
lesson-usa-hand = Press **{ button-hand }**. You see your cards, your tickets and the routes they still need. Then play any turn.
lesson-usa-gray = Time to build. Gray routes take cards of any one color, as many as the route has spaces. Press **{ button-claim }** and pick a gray one (“any color”). Too few cards? Draw first.
lesson-usa-gray-done = That's your route now: look for its number on the board. Longer routes give more points: 1, 2, 4, 7, 10, 15 for 1 to 6 spaces.
lesson-usa-colored = Colored routes take cards of just that color. Claim one that leads toward your tickets. Locomotives fill in for missing cards.
lesson-usa-colored-done = Well built. Each space took one of your trains and one card.
lesson-usa-parallel = Some cities have two parallel routes. With two or three players, only one of them can be claimed. So don't wait too long. Play any turn.
lesson-usa-more-tickets = The third kind of turn: new tickets. Press **{ button-tickets }** and keep at least one, ideally one that's almost done.
lesson-usa-more-tickets-done = New tickets are a risk. Late in a game, build instead.
lesson-usa-trains = Now finish your tickets. Once someone has two trains or fewer, everyone gets one last turn. Here everyone starts with 18 trains, in a whole game with 45.
lesson-usa-trains-done = The end is near: everyone has one last turn.
lesson-usa-last-turn = Your last turn! Claim the longest route you can pay for.
lesson-usa-end = **How the score adds up:** the points of your routes, plus completed tickets, minus the others, plus 10 for the Longest Path. Now you know the game!
