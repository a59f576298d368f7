### Games that count for no rating.

table-ns = If a seat changes hands, it counts for whoever began with it
table-nn = A seat that changes hands counts for nobody
lobby-counts = 🏁 { $terms }
