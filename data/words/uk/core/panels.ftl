### Кнопки панелей із кількох сторінок.

button-page-back = Назад
button-page-on = Далі
