### Games that count for no rating.

table-ns = If a seat changes hands, the result counts only for its first player
table-nn = If a seat changes hands, the result counts for no one
table-nr = Casual game: it changes no rating
lobby-counts = 🏁 { $terms }
