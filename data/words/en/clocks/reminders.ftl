### Reminders.

remind = 🔔 { $mention }: { $count ->
    [one] { $count } game is waiting for you.
   *[other] { $count } games are waiting for you.
}
remind-line-until = { $place }: time's up { $until }
remind-line = { $place }: your turn, waiting for you: { $waited }
remind-others = { $count ->
    [one] And { $count } more: { CMD("my games") }
   *[other] And { $count } more: { CMD("my games") }
}
remind-elsewhere = More games are waiting for you elsewhere: { CMD("my games") }
button-mute = Mute these turns
done-mute = I won't remind you about these turns again. You'll still get reminders for later ones.
refused-not-your-reminder = That button is for someone else.
