### Як можна назвати карту під час введення: слова або початки слів у будь-якому порядку.

alias-purple = фіолет пурпур рожев
alias-white = біл
alias-blue = син
alias-yellow = жовт
alias-orange = помаранч оранж
alias-black = чорн
alias-red = червон
alias-green = зелен
alias-locomotive = локо паровоз джокер
bus-alias-locomotive = автобус джокер локо
alias-all = усі всі обидва
alias-none = нічого немає жодного жоден нуль 0
alias-filler = і й та з із карта карту карти карт плюс

refused-unreadable-cards = Не вдається прочитати «{ $text }» як карти. Напишіть, наприклад, «3 червоні 1 локо».
fleet-refused-unreadable-cards = Не вдається прочитати «{ $text }» як карти. Напишіть, наприклад, «2 жовті вагони 1 джокер».
bus-refused-unreadable-cards = Не вдається прочитати «{ $text }» як карти. Напишіть, наприклад, «3 сині 1 автобус».
refused-several-cities = «{ $text }» підходить до кількох міст: { $cities }. Виберіть одне зі списку, що з'являється під час введення.
refused-unknown-city = На цій мапі немає міста «{ $city }».

refused-too-few-held = Ви назвали карт: { $named } («{ $text }»), а таких у вас { $held ->
    [0] немає
   *[other] { $held }
}. Назвіть карти, які є у вас на руках.
refused-which-color = «{ $text }» підходить до карт різних кольорів. Назвіть і колір, наприклад «{ $example }».

alias-train = вагон поїзд рейк заліз
alias-ship = суд кораб пароплав морськ
alias-double = подвійн здвоєн
alias-single = одиноч одинарн
alias-port = порт якір якор
alias-beside = із зі без символом символ знаком знак знака
