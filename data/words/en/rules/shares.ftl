### Shares of companies.

help-about-shares = **Shares.** Signs on a route are companies. When you claim the route, you take the next share of one of them; if there are several, you choose. At the end, the largest holders of each company score its points.
help-shares-r69 = If players hold equally many shares, the one who got a share first ranks higher, so there are no ties. If only one company of the route has shares left, you get that one; if none has, you get none. Everyone sees who took which share. With two players, there is no third holder.

rules-topic-shares = Shares
rules-words-shares = share shares stock company companies railroad holder
rules-score-shares = - shares: for the largest holders of each company
rules-map-shares = **Shares:** { $companies }
rules-map-company = { $company } { $shares } shares, { $points } points

cmd-share = share
cmd-share-desc = Choose the share for your route
opt-share-company = company
opt-share-company-desc = Its name or sign

mark-shares = share of { $companies }
turn-share = { $mention }, choose a share.
share-which = **Which share do you take?**
button-share = { $company } · { $left } left
done-share = You took a share: { $company }.
event-share-taken = 📜 { $player } took share { $number } of { $shares }: { $company }.
text-shares = Shares
text-shares-of = Shares: { $shares }
text-company = - **{ $company }** ({ $points }): { $holders } · { $left } left
text-holder = { $player } { $count } (+{ $points })

standing-shares = - Shares, you have { $shares }: { $points }
pic-score-shares = shares
score-shares = shares { $points }

refused-no-share-to-take = There's no share to choose now. Claim a route with a company's sign first.
refused-share-not-there = That share is gone, or the company isn't on your route. Choose one of the buttons.
refused-finish-shares = Choose a share for your route first: press its button, or use { CMD("share") }.
