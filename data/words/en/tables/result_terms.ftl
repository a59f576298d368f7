### Games that count for no rating.

table-ns = If a seat changes hands, the result counts only for its first player
table-nn = If a seat changes hands, the result counts for no one
lobby-counts = 🏁 { $terms }
