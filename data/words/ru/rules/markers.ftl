### Жетоны в городах.

help-about-markers = **Жетоны.** В начале в городах лежат случайные жетоны. Проложив перегон, вы берёте по одному жетону из обоих его городов, если они там есть; из нескольких видов — на выбор. В конце те, у кого больше всего жетонов каждого вида, получают { $markerpoints } очков.
help-markers-r70 = При равенстве место делят и получают за него полностью, а следующие места остаются пустыми. Жетон выбирают до конца хода. Все видят все жетоны. Пустые города не пополняют.

rules-topic-markers = Жетоны
rules-words-markers = жетон жетоны пассажир пассажиры фишка собирать вид больше
rules-score-markers = - больше всего жетонов каждого вида: { $markerpoints }
rules-map-markers = **Жетоны:** { $kinds }; за наибольшее число каждого вида { $markerpoints } очков

cmd-marker = жетон
cmd-marker-desc = Выбрать жетон за свой перегон
opt-marker-kind = вид
opt-marker-kind-desc = Название или знак

turn-marker = { $mention }, выберите жетон ({ $city }).
marker-which = **Какой жетон вы берёте ({ $city })?**
done-marker = Вы взяли жетон ({ $city }): { $marker }.
event-marker-taken = 🏷️ { $player } берёт жетон ({ $city }): { $marker }.
event-markers-dealt = В городах лежат жетоны.
text-markers = Жетоны
text-markers-of = Жетоны: { $markers }

standing-markers = - Жетоны, у вас { $markers }: { $points }
pic-score-markers = жетоны
score-markers = жетоны { $points }

refused-no-marker-to-take = Сейчас выбирать там жетон не нужно. Сначала проложите перегон или нажмите новую кнопку.
refused-marker-not-there = Этого жетона уже нет. Выберите одну из кнопок.
refused-finish-markers = Сначала выберите жетон за свой перегон: кнопкой или { CMD("marker") }.
