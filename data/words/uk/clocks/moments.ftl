### Як називають час: усі способи через кому.

moment-now = зараз
moment-in = через, за
moment-one = один, одну
moment-on = у, в
moment-at = о, об
moment-hours = г, год, година, годину, години, годин
moment-days = д, день, дні, днів
moment-weeks = т, тиж, тиждень, тижні, тижнів
moment-today = сьогодні
moment-tomorrow = завтра
moment-weekday-0 = понеділок, пн
moment-weekday-1 = вівторок, вт
moment-weekday-2 = середа, середу, ср
moment-weekday-3 = четвер, чт
moment-weekday-4 = п'ятниця, п'ятницю, п’ятниця, п’ятницю, пт
moment-weekday-5 = субота, суботу, сб
moment-weekday-6 = неділя, неділю, нд
refused-unknown-moment = Не можу прочитати «{ $text }» як час. Введіть, наприклад, 2026-12-24, 24.12. 18:00, через 3 дні або понеділок.
