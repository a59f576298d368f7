### Жетони в містах.

help-about-markers = **Жетони.** На початку в містах лежать випадкові жетони. Проклавши ділянку, ви берете по одному жетону з обох її міст, якщо вони там є; з кількох видів — на вибір. Наприкінці ті, у кого найбільше жетонів кожного виду, отримують { $markerpoints } очок.
help-markers-r70 = За рівності місце ділять і отримують за нього повністю, а наступні місця лишаються порожніми. Жетон вибирають до кінця ходу. Усі бачать усі жетони. Порожні міста не поповнюють.

rules-topic-markers = Жетони
rules-words-markers = жетон жетони пасажир пасажири фішка збирати вид найбільше
rules-score-markers = - найбільше жетонів кожного виду: { $markerpoints }
rules-map-markers = **Жетони:** { $kinds }; за найбільшу кількість кожного виду { $markerpoints } очок

cmd-marker = жетон
cmd-marker-desc = Вибрати жетон за свою ділянку
opt-marker-kind = вид
opt-marker-kind-desc = Назва або знак

turn-marker = { $mention }, виберіть жетон ({ $city }).
marker-which = **Який жетон ви берете ({ $city })?**
done-marker = Ви взяли жетон ({ $city }): { $marker }.
event-marker-taken = 🏷️ { $player } бере жетон ({ $city }): { $marker }.
event-markers-dealt = У містах лежать жетони.
text-markers = Жетони
text-markers-of = Жетони: { $markers }

standing-markers = - Жетони, у вас { $markers }: { $points }
pic-score-markers = жетони
score-markers = жетони { $points }

refused-no-marker-to-take = Зараз вибирати там жетон не треба. Спершу прокладіть ділянку або натисніть нову кнопку.
refused-marker-not-there = Цього жетона вже немає. Виберіть одну з кнопок.
refused-finish-markers = Спершу виберіть жетон за свою ділянку: кнопкою або { CMD("marker") }.
