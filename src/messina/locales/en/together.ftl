# Together: chat, rematches, the hall, the solo of the day.

chat-title = Chat
chat-close = Close the chat
chat-earlier = Earlier messages
chat-guest = A guest
chat-mute = Hide these messages
chat-silence = { $n ->
    [one] Silence for { $n } minute
   *[other] Silence for { $n } minutes
}
chat-silence-watchers = { $n ->
    [one] Silence the watchers for { $n } minute
   *[other] Silence the watchers for { $n } minutes
  }
chat-hear = Let them write again
chat-hear-watchers = Let the watchers write again
chat-watching = { $n } watching
chat-came = { $name } is watching now
chat-none = Nobody has written anything yet.
chat-none-watching = Nobody has written anything yet. Players can read what watchers write only after the game.
chat-muted = { $n ->
    [one] You are hiding the messages of { $n } person.
   *[other] You are hiding the messages of { $n } people.
  }
chat-unmute = Show all messages
chat-say = Write something to the table
chat-say-watching = Write something to the watchers
chat-send = Send
chat-unread = { $n ->
    [one] Chat, { $n } new message
   *[other] Chat, { $n } new messages
  }
tab-chat = Chat
react-well-played = Well played
react-thinking = Thinking
react-back-soon = Back soon
react-again = Again?

next-game = { $n ->
    [one] Next game
   *[other] Next game ({ $n } waiting)
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
    [0] nobody is watching
    [one] { $n } person is watching
   *[other] { $n } people are watching
  }

daily-title = Solo of the day
daily-ends = ends in { $time }
daily-lead = Basic boards. Everybody has the same city and the same luck.
daily-scores = Scores
daily-none = Nobody has finished it yet. Be the first.
daily-none-then = There are no scores.
daily-played = { $n ->
    [0] Nobody has played it yet
    [one] { $n } person has played it
   *[other] { $n } people have played it
  }
daily-record = best of all days: { $score }
daily-play = Play
daily-go-on = Continue
daily-again = Play it again
  .about = Only your first game counts.
daily-you = { $name } (you)
daily-replay = Replay of { $name }
daily-best = Best of all days
daily-all = All days
daily-before = The day before
daily-after = The day after
daily-rule = The day ends at midnight UTC. Your first game of the day counts if it is over by then; it has no hints. Once yours is over, you can replay the games of others.

problem-no-chat = This table has no chat.
problem-silenced = The owner of the table has silenced you for a while.
problem-switched-off = That is switched off on this server.
problem-full = All seats at this table have been taken.
problem-not-yet = Finish today’s game first.
