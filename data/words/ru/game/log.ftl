### Журнал партии.

cmd-game-log-desc = Показать всё, что было в партии
opt-game-log-game = партия
opt-game-log-game-desc = Номер партии этого сервера (по умолчанию: партия в этом канале)
log-title = Журнал партии
cmd-game-log = журнал
