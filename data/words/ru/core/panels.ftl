### Кнопки панелей из нескольких страниц.

button-page-back = Назад
button-page-on = Дальше
