### Как называют время: все способы через запятую.

moment-now = сейчас
moment-in = через
moment-one = один, одну
moment-on = в, во
moment-at = в
moment-hours = ч, час, часа, часов
moment-days = д, день, дня, дней
moment-weeks = н, нед, неделю, недели, недель
moment-today = сегодня
moment-tomorrow = завтра
moment-weekday-0 = понедельник, пн
moment-weekday-1 = вторник, вт
moment-weekday-2 = среда, среду, ср
moment-weekday-3 = четверг, чт
moment-weekday-4 = пятница, пятницу, пт
moment-weekday-5 = суббота, субботу, сб
moment-weekday-6 = воскресенье, вс
refused-unknown-moment = Не понимаю время «{ $text }». Напишите, например, 2026-12-24, 24.12. 18:00, через 3 дня или понедельник.
