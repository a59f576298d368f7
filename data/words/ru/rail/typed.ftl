### Как можно назвать карту при вводе: слова или начала слов в любом порядке.

alias-purple = фиолет пурпур розов
alias-white = бел
alias-blue = син
alias-yellow = желт
alias-orange = оранж
alias-black = черн
alias-red = красн
alias-green = зелен
alias-locomotive = локо паровоз джокер
bus-alias-locomotive = автобус джокер локо
alias-all = все оба
alias-none = ничего нет никакие никакой ноль 0
alias-filler = и из карта карту карты карт плюс

refused-unreadable-cards = Не получается прочитать «{ $text }» как карты. Напишите, например, «3 красные 1 локо».
fleet-refused-unreadable-cards = Не получается прочитать «{ $text }» как карты. Напишите, например, «2 жёлтых вагона 1 джокер».
bus-refused-unreadable-cards = Не получается прочитать «{ $text }» как карты. Напишите, например, «3 синие 1 автобус».
refused-several-cities = «{ $text }» подходит к нескольким городам: { $cities }. Выберите один из списка, который появляется при вводе.
refused-unknown-city = На этой карте нет города «{ $city }».

refused-too-few-held = Вы назвали карт: { $named } («{ $text }»), а таких у вас { $held ->
    [0] нет
   *[other] { $held }
}. Назовите карты, которые есть у вас на руках.
refused-which-color = «{ $text }» подходит к картам разных цветов. Назовите и цвет, например «{ $example }».

alias-train = вагон поезд рельс желез
alias-ship = кораб судн судов судо суда пароход морск
alias-double = двойн сдвоен
alias-single = одиноч одинарн
alias-port = порт якор
alias-beside = с со без знаком знак знака знаков
