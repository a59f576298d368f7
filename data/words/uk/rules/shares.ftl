### Акції компаній.

help-about-shares = **Акції.** Знаки на ділянці — це компанії. Проклавши її, ви берете наступну акцію однієї з них; якщо їх кілька — на вибір. Наприкінці найбільші власники кожної компанії отримують її очки.
help-shares-r69 = За рівної кількості акцій вище той, хто раніше взяв першу, тож нічиїх немає. Якщо акції лишилися тільки в однієї компанії ділянки, ви отримуєте її акцію; якщо в жодної — нічого. Усі бачать, хто яку акцію взяв. Удвох грають без третього, уявного власника.

rules-topic-shares = Акції
rules-words-shares = акція акції компанія компанії власник пакет
rules-score-shares = - акції: найбільшим власникам кожної компанії
rules-map-shares = **Акції:** { $companies }
rules-map-company = { $company } — акцій { $shares }, очки { $points }

cmd-share = акція
cmd-share-desc = Вибрати акцію за свою ділянку
opt-share-company = компанія
opt-share-company-desc = Назва або знак

mark-shares = акція { $companies }
turn-share = { $mention }, виберіть акцію.
share-which = **Яку акцію ви берете?**
button-share = { $company } · ще { $left }
done-share = Ви взяли акцію: { $company }.
event-share-taken = 📜 { $player } бере акцію № { $number } з { $shares }: { $company }.
text-shares = Акції
text-shares-of = Акції: { $shares }
text-company = - **{ $company }** ({ $points }): { $holders } · лишилося { $left }
text-holder = { $player } { $count } (+{ $points })

standing-shares = - Акції, у вас { $shares }: { $points }
pic-score-shares = акції
score-shares = акції { $points }

refused-no-share-to-take = Зараз вибирати акцію не треба. Спершу прокладіть ділянку зі знаком компанії.
refused-share-not-there = Цієї акції вже немає, або компанії немає на вашій ділянці. Виберіть одну з кнопок.
refused-finish-shares = Ваша ділянка дає акцію. Спершу виберіть її: кнопкою або { CMD("share") }.
