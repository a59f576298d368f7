# A short lesson: districts.

lesson-london-title = Districts
lesson-london-about = A whole small game of London, in about 15 turns
lesson-london-ticket = London is small and quick, with buses instead of trains. Press **{ button-choose }** and keep at least one ticket.
lesson-london-ticket-done = Your ticket is chosen.
lesson-london-claim = You start with more cards than usual. Press **{ button-claim }** and build your first route.
lesson-london-claim-done = Your buses are on the way.
lesson-london-districts = Each location has a number: its district. Connect all locations of a district, and you get that many points at the end. Build on from your first route.
lesson-london-districts-done = **{ button-more }**, then **{ button-standing }**, shows which districts you have.
lesson-london-trains = Everyone starts with 17 buses. Once someone has two or fewer, everyone gets one last turn. Finish your ticket and a district.
lesson-london-trains-done = The end is near: everyone has one last turn.
lesson-london-end = **What was new:** each district with all its locations in your network gives its number as points. That's on top of routes and tickets.
