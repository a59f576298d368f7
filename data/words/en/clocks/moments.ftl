### When somebody types a moment: each way of saying it, with commas between them.

moment-now = now
moment-in = in, after
moment-one = a, an, one
moment-on = on
moment-at = at
moment-hours = h, hr, hrs, hour, hours
moment-days = d, day, days
moment-weeks = w, wk, wks, week, weeks
moment-today = today
moment-tomorrow = tomorrow
moment-weekday-0 = monday, mon
moment-weekday-1 = tuesday, tue, tues
moment-weekday-2 = wednesday, wed
moment-weekday-3 = thursday, thu, thur, thurs
moment-weekday-4 = friday, fri
moment-weekday-5 = saturday, sat
moment-weekday-6 = sunday, sun
refused-unknown-moment = I can't read “{ $text }” as a time. Try 2026-12-24, 24.12. 18:00, in 3 days or Monday.
