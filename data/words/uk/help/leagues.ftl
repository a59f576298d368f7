### /help: ліги й усе довкола них, для всіх мап однаково.

help-title-leagues = ## Ліги, рейтинги й чесна гра
help-page-leagues = Ліги, рейтинги, чесність
help-league-join = { CMD("league list") } показує ліги цього сервера. Записатися на сезон можна кнопкою під оголошенням або командою { CMD("league join") }. Я розсаджу гравців за столами, створю для кожного столу гілку й покличу вас туди.
help-league-table = { CMD("league table") } показує таблицю, { CMD("league rounds") } — хто з ким грає. Щоб провести лігу, почніть із { CMD("league create") }.
help-league-stats = { CMD("stats person") } показує ваші партії, { CMD("stats map") } — улюблені ділянки, { CMD("stats versus") } — двох суперників, { CMD("stats records") } — рекорди сервера. Сховатися звідусіль можна в { CMD("settings show") }.
help-league-rating = { CMD("rating show") } показує ваші рейтинги. Інші побачать їх, лише якщо ви ввімкнете це командою { CMD("rating listed") }.
help-league-luck = Усі тасування визначає таємний сид. Його хеш я публікую на початку партії, а сам сид — наприкінці; { CMD("game verify") } перевіряє за ним усю партію.
help-league-privacy = { CMD("privacy show") } показує, що я зберігаю про вас. Ці дані можна отримати файлом або видалити.
