### Акции компаний.

help-about-shares = **Акции.** Знаки на перегоне — это компании. Проложив его, вы берёте следующую акцию одной из них; если их несколько — на выбор. В конце крупнейшие владельцы каждой компании получают её очки.
help-shares-r69 = При равном числе акций выше тот, кто раньше взял первую, поэтому ничьих нет. Если акции остались только у одной компании перегона, вы получаете её акцию; если ни у одной — ничего. Все видят, кто какую акцию взял. Вдвоём играют без третьего, мнимого владельца.

rules-topic-shares = Акции
rules-words-shares = акция акции компания компании владелец пакет
rules-score-shares = - акции: крупнейшим владельцам каждой компании
rules-map-shares = **Акции:** { $companies }
rules-map-company = { $company } — акций { $shares }, очки { $points }

cmd-share = акция
cmd-share-desc = Выбрать акцию за свой перегон
opt-share-company = компания
opt-share-company-desc = Название или знак

mark-shares = акция { $companies }
turn-share = { $mention }, выберите акцию.
share-which = **Какую акцию вы берёте?**
button-share = { $company } · ещё { $left }
done-share = Вы взяли акцию: { $company }.
event-share-taken = 📜 { $player } берёт акцию № { $number } из { $shares }: { $company }.
text-shares = Акции
text-shares-of = Акции: { $shares }
text-company = - **{ $company }** ({ $points }): { $holders } · осталось { $left }
text-holder = { $player } { $count } (+{ $points })

standing-shares = - Акции, у вас { $shares }: { $points }
pic-score-shares = акции
score-shares = акции { $points }

refused-no-share-to-take = Сейчас выбирать акцию не нужно. Сначала проложите перегон со знаком компании.
refused-share-not-there = Этой акции уже нет, или компании нет на вашем перегоне. Выберите одну из кнопок.
refused-finish-shares = Ваш перегон приносит акцию. Сначала выберите её: кнопкой или { CMD("share") }.
