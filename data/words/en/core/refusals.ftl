### Refusals that any command may give.

refused-too-fast = { $seconds ->
    [one] That was a bit too fast for me. Please try again in { $seconds } second.
   *[other] That was a bit too fast for me. Please try again in { $seconds } seconds.
}

refused-missing-permission = I cannot run a game here, because I lack the permission “{ $permission ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [attach_files] Attach Files
    [read_message_history] Read Message History
    [create_public_threads] Create Public Threads
    [create_private_threads] Create Private Threads
   *[other] { $permission }
}” in this channel. Somebody who manages this server can give it to me.

refused-table-moved-on = The table has moved on since this message. Use the newest board, or { CMD("board") } to see it.
