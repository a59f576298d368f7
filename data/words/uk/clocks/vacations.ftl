### Відпустка.

my-vacation-line = 🏖️ з { $start } до { $end }
my-vacation-none = Відпустки не заплановано.
my-vacation-left = Лишилося в { $year } році: { $left ->
    [one] { $left } день.
    [few] { $left } дні.
   *[other] { $left } днів.
}
button-end-vacation = Закінчити відпустку { $start }
refused-unknown-day = Не можу прочитати «{ $text }» як дату. Напишіть її так: 2031-07-01, завтра або через 3 дні.
refused-vacation-needs-end = Укажіть останній день відпустки, наприклад 2031-07-14.
refused-vacation-order = Ці дати не підходять. Відпустка починається не раніше ніж сьогодні й закінчується не пізніше ніж за рік.
refused-vacation-overlaps = На частину цих днів у вас уже є відпустка. Спершу закінчіть її.
refused-vacation-too-long = { $left ->
    [one] У { $year } році у вас лишився { $left } день відпустки. Виберіть менше днів.
    [few] У { $year } році у вас лишилося { $left } дні відпустки. Виберіть менше днів.
   *[other] У { $year } році у вас лишилося { $left } днів відпустки. Виберіть менше днів.
}
refused-vacation-over = Ця відпустка вже закінчилася.
