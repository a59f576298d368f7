### Кнопки панелей из нескольких страниц.

button-page-back = Назад
button-page-on = Дальше

# Leads back: to the page before, or to the hand.
button-back = Назад
