# What is sent to people who are away, by push, mail and webhook. `-all` is read by everybody at the table.

letter-turn-title = It is your turn
letter-turn-all = It is { $player }’s turn
letter-reminder-title = It is still your turn
letter-reminder-all = Everybody is waiting for { $player }
letter-turn = Round { $round }. Last move: { $mover }. At the table: { $players }.
letter-first = The game begins. At the table: { $players }.
letter-end-title = The game is over
letter-end = { $points ->
    [one] Winner: { $winners }, with { $points } point. At the table: { $players }.
   *[other] Winner: { $winners }, with { $points } points. At the table: { $players }.
}
letter-test-title = It works
letter-test = This is where you will be told when it is your turn.
letter-confirm-title = Is this your address?
letter-confirm = Somebody wants to be told at this address when it is their turn in Messina 1347. If that is you, open this link. If not, do nothing: no more mail will come.
letter-leave = To stop these messages:
