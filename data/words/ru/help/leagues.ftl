### /help: лиги и всё вокруг них, для всех карт одинаково.

help-title-leagues = ## Лиги, рейтинги и честная игра
help-page-leagues = Лиги, рейтинги, честность
help-league-join = { CMD("league list") } показывает лиги этого сервера. Записаться на сезон можно кнопкой под объявлением или командой { CMD("league join") }. Я рассажу игроков по столам, открою для каждого стола ветку и позову вас туда.
help-league-table = { CMD("league table") } показывает таблицу, { CMD("league rounds") } — кто с кем играет. Чтобы провести лигу, начните с { CMD("league create") }.
help-league-stats = { CMD("stats person") } показывает ваши партии, { CMD("stats map") } — любимые перегоны, { CMD("stats versus") } — двух соперников, { CMD("stats records") } — рекорды сервера. Скрыться отовсюду можно в { CMD("settings show") }.
help-league-rating = { CMD("rating show") } показывает ваши рейтинги. Другие увидят их, только если вы включите это командой { CMD("rating listed") }.
help-league-luck = Все тасовки следуют из секретного сида. Его хеш я публикую в начале партии, а сам сид — в конце; { CMD("game verify") } проверяет по нему всю партию.
help-league-privacy = { CMD("privacy show") } показывает, что я храню о вас. Эти данные можно получить файлом или удалить.
