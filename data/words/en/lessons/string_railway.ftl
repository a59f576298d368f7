# A short lesson: laying a string.

lesson-string-railway-title = Laying a string
lesson-string-railway-about = A tile and a string on the table of String Railway, in 2 turns
lesson-string-railway-corner = Here railways are strings on a table. With two players, each has two companies, and the better one counts. Choose a corner for your first one.
lesson-string-railway-corner-done = Your base station is there now.
lesson-string-railway-tile = A turn begins with a station tile, your first one with two. Press **{ button-place }** and put it where your string can reach it. One of my ideas will do.
lesson-string-railway-tile-done = Every tile has its own points and a company limit: how many companies can reach it.
lesson-string-railway-string = Now press **{ button-lay }**. It begins at your own network and scores every station it passes. Ideas are ready: pick one and confirm.
lesson-string-railway-string-done = Look at the ringed line. Crossing the river, the mountains or a string costs a point each time.
lesson-string-railway-points = A turn is a tile, then a string. When the strings run out, the game ends. Take another turn.
lesson-string-railway-end = **How the score adds up:** the stations that your strings reached, minus crossings. The most points win.
