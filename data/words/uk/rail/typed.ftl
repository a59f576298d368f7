### Як можна назвати карту під час введення: слова або початки слів у будь-якому порядку.

alias-purple = фіолет пурпур рожев бузков ліловий
alias-white = біл
alias-blue = син
alias-yellow = жовт
alias-orange = помаранч оранж
alias-black = чорн
alias-red = червон
alias-green = зелен
alias-locomotive = локо паровоз джокер веселк
bus-alias-locomotive = автобус джокер локо веселк
alias-all = усі всі обидва
alias-none = нічого немає жодного жоден нуль 0
alias-filler = і й та з із карта карту карти карт плюс

refused-unreadable-cards = Не вдалося розпізнати карти: «{ $text }». Напишіть так: «3 червоні 1 локо».
fleet-refused-unreadable-cards = Не вдалося розпізнати карти: «{ $text }». Напишіть так: «2 жовті вагони 1 джокер».
bus-refused-unreadable-cards = Не вдалося розпізнати карти: «{ $text }». Напишіть так: «3 сині 1 автобус».
refused-several-cities = «{ $text }» підходить до кількох міст: { $cities }. Виберіть одне зі списку під час введення.
refused-unknown-city = На цій мапі немає міста «{ $city }». Виберіть місто зі списку під час введення.
refused-no-city-but = На цій мапі немає міста «{ $text }». Можливо, ви мали на увазі: { $cities }?
refused-not-neighbors = { $city } і { $other } не сусіди. З пунктом { $city } сусідять: { $cities }.

refused-too-few-held = «{ $text }»: треба карт — { $named }, а у вас таких { $held ->
    [0] немає
   *[other] { $held }
}. Вибирайте лише зі своїх карт.
refused-which-color = «{ $text }» підходить до карт різних кольорів. Додайте колір, наприклад так: «{ $example }».

alias-train = вагон поїзд рейк заліз
alias-ship = суд кораб пароплав морськ
alias-double = подвійн здвоєн
alias-single = одиноч одинарн
alias-port = порт якір якор
alias-beside = із зі без символом символ знаком знак знака
