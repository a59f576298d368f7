### Кнопки панелей із кількох сторінок.

button-page-back = Назад
button-page-on = Далі

# Leads back: to the page before, or to the hand.
button-back = Назад
