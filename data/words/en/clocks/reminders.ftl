### Reminders.

remind = 🔔 { $mention }: { $count ->
    [one] { $count } game waits for you.
   *[other] { $count } games wait for you.
}
remind-line-until = { $place }: time is up { $until }
remind-line = { $place }: waiting for { $waited }
remind-others = { $count ->
    [one] And { $count } more: { CMD("my games") }
   *[other] And { $count } more: { CMD("my games") }
}
remind-elsewhere = More waits for you elsewhere: { CMD("my games") }
button-mute = Do not remind me of these turns again
done-mute = I will not remind you of these turns again, but of the next ones as usual.
refused-not-your-reminder = This is somebody else's button.
