# Together: chat, rematches, the hall, the solo of the day.

chat-title = Chat
chat-close = Close the chat
chat-earlier = Earlier lines
chat-guest = A guest
chat-mute = Hide their lines from me
chat-silence = { $n ->
    [one] Silence for { $n } minute
   *[other] Silence for { $n } minutes
}
chat-silence-watchers = { $n ->
    [one] Silence all who watch for { $n } minute
   *[other] Silence all who watch for { $n } minutes
}
chat-hear = May speak again
chat-hear-watchers = All who watch may speak again
chat-watching = { $n ->
    [one] { $n } watches
   *[other] { $n } watch
}
chat-came = { $name } watches now
chat-none = Nobody has said anything yet.
chat-none-watching = Nobody has said anything yet. Players read what watchers say only after the game.
chat-muted = { $n ->
    [one] You have hidden the lines of { $n } person.
   *[other] You have hidden the lines of { $n } people.
}
chat-unmute = Show all lines
chat-say = Say something to the table
chat-say-watching = Say something to those who watch
chat-send = Send
chat-unread = { $n ->
    [one] Chat, { $n } new line
   *[other] Chat, { $n } new lines
}
tab-chat = Chat
react-well-played = Well played
react-thinking = Thinking
react-back-soon = Back soon
react-again = Again?

next-game = { $n ->
    [one] Next game
   *[other] Next game ({ $n } wait)
}
rematch-ask = Rematch
rematch-set = A rematch is set.
rematch-sit = Sit down

option-announced = Announce in the hall
  .about = anybody on this server may join or watch
option-chat = Chat
  .about = at this table

nav-site = Pages

hall-title = Hall
hall-open = Open tables
hall-new = Open a table
hall-pace = Pace
hall-pace-all = all
hall-pace-live = live
hall-pace-days = days
hall-none = No table has a free seat right now. Open one, and announce it here.
hall-none-such = No table of this pace has a free seat right now.
hall-running = Being played now
hall-public = { $n ->
    [one] { $n } public game
   *[other] { $n } public games
}
hall-none-running = Nothing is being played here in public right now.
hall-newer = Newer
hall-older = Older
hall-table = { $n } players, { $boards ->
    [basic] basic boards
    [mixed] mixed boards
   *[advanced] advanced boards
}
hall-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
hall-hints = hints allowed
hall-no-clock = no clock
hall-yours = Your table
hall-back = To the table
hall-sit = Take a seat
hall-watch = Watch
hall-watchers = { $n ->
    [one] { $n } person watches
   *[other] { $n } people watch
}

daily-title = Solo of the day
daily-ends = ends in { $time }
daily-lead = Basic boards. Everybody has the same city and the same luck.
daily-scores = Scores
daily-none = Nobody has finished it yet. Be the first.
daily-none-then = There are no scores.
daily-played = { $n ->
    [one] { $n } has played it
   *[other] { $n } have played it
}
daily-record = best of all days: { $score }
daily-play = Play
daily-go-on = Go on
daily-again = Play it again
  .about = Only your first game counts.
daily-you = { $name } (you)
daily-replay = Replay of { $name }
daily-best = Best of all days
daily-all = All days
daily-before = The day before
daily-after = The day after
daily-rule = The day ends at midnight UTC. Your first game of a day counts, if it is over by then; there are no hints in it. You can replay the games of others once your own is over.

problem-no-chat = Nobody talks at this table.
problem-silenced = The owner of the table has asked you to be silent for a while.
problem-switched-off = This server has switched that off.
problem-full = All seats of this table are taken by now.
problem-not-yet = Play today's game to its end first.
