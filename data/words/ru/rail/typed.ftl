### Как можно назвать карту при вводе: слова или начала слов в любом порядке.

alias-purple = фиолет пурпур розов лилов сирен
alias-white = бел
alias-blue = син
alias-yellow = желт
alias-orange = оранж
alias-black = черн
alias-red = красн
alias-green = зелен
alias-locomotive = локо паровоз джокер радуж
bus-alias-locomotive = автобус джокер локо радуж
alias-all = все оба
alias-none = ничего нет никакие никакой ноль 0
alias-filler = и из карта карту карты карт плюс

refused-unreadable-cards = Не удалось распознать карты: «{ $text }». Напишите так: «3 красные 1 локо».
fleet-refused-unreadable-cards = Не удалось распознать карты: «{ $text }». Напишите так: «2 жёлтых вагона 1 джокер».
bus-refused-unreadable-cards = Не удалось распознать карты: «{ $text }». Напишите так: «3 синие 1 автобус».
refused-several-cities = «{ $text }» подходит к нескольким городам: { $cities }. Выберите один из списка, который появляется при вводе.
refused-unknown-city = На этом поле нет города «{ $city }». Выберите город из списка, который появляется при вводе.
refused-no-city-but = На этом поле нет города «{ $text }». Возможно, вы имели в виду: { $cities }?
refused-not-neighbors = { $city } и { $other } не соседи. С пунктом { $city } соседствуют: { $cities }.

refused-too-few-held = «{ $text }»: нужно карт — { $named }, а у вас таких { $held ->
    [0] нет
   *[other] { $held }
}. Выбирайте только из своих карт.
refused-which-color = «{ $text }» подходит к картам разных цветов. Добавьте цвет, например так: «{ $example }».

alias-train = вагон поезд рельс желез
alias-ship = кораб судн судов судо суда пароход морск
alias-double = двойн сдвоен
alias-single = одиноч одинарн
alias-port = порт якор
alias-beside = с со без знаком знак знака знаков
