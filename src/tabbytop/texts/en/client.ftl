### The shell: home, table, settings. Voice: a friend who knows the rules and reads aloud.
### <em> marks the one word that matters, <b> a name; nothing else is markup.

## Everywhere
skip = To the table
close = Close
play = Play
play-game = Play { $game }
change = Change
to-home = Home
learn = Learn
to-house = The board
to-me = My page
how-to-play = How to play
menu = Menu
your-turn = Your turn
try-now = Try now
copied = Copied
unofficial = An unofficial table for people who own or love these games. Thanks to those who made them.

## Home
home-lead = Four games about cats, for friends who cannot sit at one table tonight.
home-turn = Your turn: { $table }
games = The games
lacks-physics = No tower can be built here: that takes a server that works out how pieces fall. Play another game meanwhile.
admit-one = Admit one
code-label = Somebody sent you a code?
code-empty = Type the code, for example FERN-OTTER-LAMP-4217.
code-too-many = Those were many wrong codes. Wait a minute, then try again.
code-unknown = No table is called { $code }.
sit-down = Sit down
to-pad = Count a real game
to-pad-of = Count a real game: { $game }
to-guide = The field guide
to-puzzle = Puzzle of the day
to-puzzle-of = { $game }: puzzle of the day
to-replay = Open a kept game
to-return = I have been here before
tables-title = Tables you have a seat at
tables-coming = The house on this device is opening. Your games there are here in a moment.
table-with = { $game } with { $names }
table-alone = { $game }, alone
table-screen = { $game } at one screen
table-open = { $game }, waiting for somebody
table-lobby = Not begun
table-playing = Waiting
table-closed = Put away
table-over = Over
rated = rated
rated-no-more = no longer rated
rating-want = Rate this game
rating-note = It is rated if everybody wants it when it begins, and no longer once a move is taken back.
rating-wanted = { $count ->
    [one] { $names } wants it.
   *[other] { $names } want it.
}
rating-moved = Rating of { $who }: { $by }, now { $to }.
chart-table = Show as a table
chart-no-table = Hide the table
card-won = You won
card-lost = { $who } won
card-shared = Shared win
card-nobody = Nobody won
card-beaten = Lost
club-nights = A club night
club-nights-lead = A small tournament for 3 to 32 people and bots, all at their own pace.
event-new = Make an event
event-phase-open = people are coming
event-phase-running = running
event-phase-over = over
event-waits = { $count ->
    [one] one game to play
   *[other] { $count } games to play
}
event-your-place = you are in place { $place }

## Beginning a game
start-title = Who plays “{ $game }”?
start-seats = How many at the table
start-bot = { $bots ->
    [one] With a bot
   *[other] With { $bots } bots
}
start-bot-go = { $bots ->
    [one] Play with a bot
   *[other] Play with the bots
}
start-friend = { $others ->
    [one] With a friend, on another device
   *[other] With friends, on other devices
}
start-friend-note = { $others ->
    [one] You get a link to send, and a QR code for a phone nearby. The seat waits until somebody takes it.
   *[other] You get a link to send, and a QR code for phones nearby. The seats wait until somebody takes them, or a bot.
}
start-friend-here = Now only this computer can open Tabbytop. At the table it says how others can join.
start-friend-go = Get a link
start-friend-here-go = Set a table
start-screen = { $count ->
    [2] Two at one screen
    [3] Three at one screen
    [4] Four at one screen
   *[other] Five at one screen
}
start-screen-note = You take turns at this device.
start-screen-go = Sit side by side

## Bots
level = How strong
level-random = Random
level-random-note = plays anything that is allowed
level-easy = Easy
level-easy-note = sees what lies under the nose, and not always that
level-medium = Medium
level-medium-note = takes the best move in sight, and looks no further
level-hard = Hard
level-hard-note = thinks a few moves ahead and knows the odds
level-expert = Expert
level-expert-note = takes time, and seldom errs
bots-compiling = The bots are warming up, once: for about a minute they think less far.
# Eight cats who always have time; their faces are drawn in design/svg.
bot-tlapka = Tlapka
bot-zrzka = Zrzka
bot-bublina = Bublina
bot-mourek = Mourek
bot-pixel = Pixel
bot-liza = Líza
bot-micka = Micka
bot-fousek = Fousek
level-beads = level { $level } of 5
bot-seat = Seat this bot
bot-set = Keep this level
bot-brought-note = was added by who keeps this house
netbot-asked = asked to sit down; waiting for its answer
netbot-ask = Ask this bot
netbot-of = { $of }’s bot
netbot-of-house = a bot of this house
netbot-withdraw = Never mind
netbot-withdraw-of = Ask { $name } no more

## Names
name-title = What shall we call you?
name-label = Your name
name-note = The others at the table see it. You can change it whenever you like.
name-another = Another cat
name-take = That’s me
name-change = Change
name-change-of = Change the name { $name }
name-seat-title = Who sits here?
name-seat-note = Only this screen shows it.
# Cats' names for people who have not chosen one. Separated by commas.
cat-names = Biscuit, Marmalade, Pepper, Clover, Smokey, Pickle, Hazel, Mittens, Ginger, Toffee, Maple, Juniper

## Lobby
lobby-tab = { $game }: the table is set
lobby-title = Table { $code }
lobby-waiting = waiting for everybody
lobby-ready = everybody is here
options = How we play
options-guest = The host chooses.
seats = Seats
seat-open = A free seat
seat-open-at = Seat { $number } is free
seat-open-note = send the link, or seat a bot
seat-open-note-guest = it could be yours
seat-somebody = Somebody
seat-you = You
seat-you-within = you
seat-is-you = that is you
seat-at-screen = plays at this screen
seat-place = Player { $number }
seat-watcher = Somebody watching
seat-here = here
seat-here-note = sits and waits
seat-away = away
seat-away-note = has stepped out
seat-second = Second person here
seat-change = Change { $name }
stand-up = Stand up
stand-up-of = Stand up: { $name }
fill-seat = Fill it
fill-title = Who sits here?
free-seat = Free the seat
free-seat-of = Free the seat of { $name }
bring-bot = Bring a bot
# The same in short, beside the drawing of a bot.
a-bot = Bot
link-odd = This link asks for something that there is not.
link-begun = The game has begun without waiting for you, so this link leads to no seat any more. You are watching.
link-unwatched = This table is not for watchers.
link-no-seat = This link is for seat { $number }, and this table has only { $count }.
link-taken = Seat { $number } is taken: { $name } sits there. Another one is still free.
link-taken-full = Seat { $number } is taken: { $name } sits there, and no other seat is free.
link-full = All seats are taken, so there is none for you and a bot.
link-no-bot = You have a seat. For the bot there was none left.
start = Start
wait-free-seat = There is a <em>free seat</em>. Sit down, or just watch.
wait-free-seat-only = There is a <em>free seat</em>. Sit down; this table is not for watchers.
wait-watching = You are watching. The seat is <em>still free</em>.
wait-for-all = Waiting until <em>all seats</em> are taken.
wait-for-host = Everybody is here. The host <em>starts</em>.
wait-for-seats = { $free ->
    [one] Waiting for <em>one more</em> to sit down.
   *[other] Waiting for <em>{ $free } more</em> to sit down.
}
wait-for-person = Waiting for <em>{ $name }</em>.
wait-eager = The game begins as soon as <em>{ $name }</em> sits down.
wait-ready = Everybody is here. <em>Start</em> when you like.
wait-ready-screen = { $count ->
    [2] Both of you are here. <em>Start</em> when you like.
   *[other] All of you are here. <em>Start</em> when you like.
}
wait-ready-alone = All is laid out. <em>Start</em> when you like.
wait-full = <em>All seats are taken.</em> You can watch.
wait-full-watching = You are watching. <em>All seats are taken.</em>
wait-full-only = <em>All seats are taken</em>, and this table is not for watchers.
just-watch = Just watch
invite = Send this link to a friend:
invite-code = or the code
invite-here = Only this computer can open this link:
invite-here-code = another browser here can use the code
invite-how = How others can join
invite-how-text = Close Tabbytop with <b>Ctrl+C</b> and start it again with <b>--host 0.0.0.0</b> added. Phones and computers in the same Wi-Fi can then come to your tables.
invite-how-far = For friends elsewhere it needs an address on the internet; the guide for hosts says how.
invite-title = Who else is coming?
invite-qr = Show a QR code
invite-qr-label = QR code of { $address }
invite-scan = Point a phone’s camera here. It opens the table, nothing to install.
invite-from = Where they are
invite-house = In this house
invite-house-note = For everybody in the same Wi-Fi, without the internet too.
invite-anywhere = Anywhere
invite-anywhere-note = For everybody who has the internet.
invite-read = or read them the code
invite-for = What the link is for
invite-for-sit = A free seat
invite-for-sit-note = Whoever opens it sits where they like, or watches.
invite-for-seat = A certain seat
invite-for-seat-note = Whoever opens it sits down there.
invite-for-bot = A seat and a bot
invite-for-bot-note = Whoever opens it sits down and brings a bot to the next free seat.
invite-for-watch = To watch
invite-for-watch-note = Whoever opens it looks on and takes no seat.
invite-which-seat = Which seat
invite-seat = Seat { $number }
share = Share
share-text = Come and play { $game } with me.
share-watch = Come and watch our game of { $game }.
share-replay = Look at this moment of our game of { $game }.
copy-link = Copy the link
copy-link-watch = Copy the link to this table
copy-link-here = Copy the link (only this computer can open it)

## At the table
watching = You are watching
watchers = { $count ->
    [one] { $names } is watching
   *[other] { $names } are watching
}
watchers-more = { $count ->
    [1] somebody else
   *[other] { $count } others
}
watchers-unnamed = { $count ->
    [1] Somebody is watching
   *[other] { $count } people are watching
}
is-thinking = { $count ->
    [one] { $name } is thinking
   *[other] { $name } are thinking
}
answer-lies = Your answer lies on the table. One moment.
turn-of = { $name } to move
has-stepped-out = { $count ->
    [one] { $name } has stepped out
   *[other] { $name } have stepped out
}
over-where = The game is over
story = The story so far
story-empty = Nothing has happened yet.
# Between the last two of several things that one person did.
story-and = and
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-phrases = Quick phrases
chat-send = Send
chat-unread = { $count ->
    [one] Chat, one new line
   *[other] Chat, { $count } new lines
}
table-talk = At the table
table-of = Table { $code }
clause = rule { $clause }
clause-title = Rule { $clause }
undo = Undo
undo-ask = Ask to undo
undo-asked = { $count ->
    [one] You asked to take a move back. { $name } decides.
   *[other] You asked to take a move back. { $name } decide.
}
undo-withdraw = Never mind
undo-question-title = { $name } would like to take a move back
undo-question = If you agree, the table goes back to where it was before that move.
undo-agree = Let it be taken back
undo-refuse = Leave it
undo-practice = The game then goes on as practice and counts for nothing.
undo-practice-if = If it is taken back, the game goes on as practice and counts for nothing.
undo-unrated-title = Take the move back?
undo-unrated = The game is rated no longer then.
undo-unrated-if = If it is taken back, the game is rated no longer.
undo-beyond-title = Step back beyond what you have seen?
undo-beyond = The same choice will meet the same again: nothing is drawn anew. But you know it now, so the game goes on as practice and counts for nothing.
undo-beyond-yes = Step back
known-to-all = What came is known to all
known-to-you = You know what came
known-to = { $you ->
    [yes] What came is known to { $names }
   *[no] { $count ->
        [one] { $names } knows what came
       *[other] { $names } know what came
    }
}
story-back =
    { $you ->
        [yes] You stepped back.
       *[other] <b>{ $name }</b> stepped back.
    }
story-hint =
    { $you ->
        [yes] <b>You</b> asked for a hint.
       *[other] <b>{ $name }</b> asked for a hint.
    }
story-resigned =
    { $won ->
        [you] <b>{ $name }</b> resigns, and <b>you</b> win.
        [other] { $you ->
            [yes] You resign, and <b>{ $winner }</b> wins.
           *[other] <b>{ $name }</b> resigns, and <b>{ $winner }</b> wins.
        }
        [rival] { $you ->
            [yes] You resign. { $winner } wins.
           *[other] <b>{ $name }</b> resigns. { $winner } wins.
        }
        [later] <b>{ $name }</b> resigns, and a bot plays on from that seat.
       *[nobody] { $you ->
            [yes] You resign, and so the game ends.
           *[other] <b>{ $name }</b> resigns, and so the game ends.
        }
    }
practice = practice
begun-at-home = begun at home
begun-at-home-note = This game was begun at home, on one device. Whoever held its seed could have chosen it, so that its luck proves nothing, and it is never rated.
on-this-device = on this device
go-together = Go on together
draws-counted = { $draws ->
    [one] One draw
   *[other] { $draws } draws
}
steps-back = { $seen ->
    [0] { draws-counted }; { $steps ->
        [one] one step
       *[other] { $steps } steps
    } back beyond something seen, and none of these draws had come before. It was practice, and counts for nothing.
   *[other] { draws-counted }, { $seen } of them seen before a step back; { $steps ->
        [one] there was one such step
       *[other] there were { $steps } such steps
    }. It was practice, and counts for nothing.
}
resign = Resign
resign-title = Give up this game?
resign-note =
    { $playing ->
        [1] The game ends here. It cannot be taken back.
        [2] The other side wins, and the game ends here. It cannot be taken back.
       *[other] The others go on, and a bot plays for you. It cannot be taken back.
    }
resign-as = { $name } resigns
resign-not = Play on
leave = Leave for now
leave-note = Your seat stays yours. The table is on the first page when you come back.
curtain-title = Pass the screen to <em>{ $name }</em>.
curtain = What comes next is for you alone: the others look away.
curtain-lift = I am { $name }

## The clock
clock = Time for a move
clock-none = No hurry
clock-minute = A minute
clock-day = A day
clock-note = When the time is up, a bot moves once in your place. Nobody loses by it.
clock-chip-none = no hurry
clock-long = { $hours } h { $minutes } min
clock-left = Time left: { $time }
clock-up = time is up
clock-hurry = Less than ten seconds left.

## Who may watch, and how long a table is kept

watchers-who = Who may watch
watchers-anyone = Anyone
watchers-anyone-note = Whoever has the link can look on.
watchers-nobody = Nobody
watchers-nobody-note = Once the game begins, only those who play see it.
watchers-forbid = Let nobody watch
watchers-allow = Let others watch
not-shown-title = This table is not for watching
not-shown = Its host lets only those see it who play there.
asked-to-leave-title = You were asked to leave
asked-to-leave = The host has asked you to leave this table. Only the host can let you back.
shut-title = This table was closed
shut = Whoever keeps this house has closed it.
blocked-title = Nobody is let in from here
blocked = Whoever keeps this house has blocked your address. If that is a mistake, write to them.
signed-out-title = This browser was signed out
signed-out = Your seats and tables are still yours on your other devices. In this browser you begin as somebody new.
signed-out-go = Go on as somebody new
pin = On the house’s board
pin-note = Anybody in this house may sit down.
pin-note-on = It hangs there while a seat is free and you are here. Later others may watch, if you let them.
pin-guest = This table hangs on the house’s board: anybody may sit down.
pin-title = What it is called
pin-title-note = Everybody can read it. Without a title it has your name.
pin-low = Rated from
pin-high = up to
pin-range-note = Who is rated between the two may sit down by the board; who was never rated counts as 1000. Empty: however high.
pin-title-take = Write it on the note
pin-off = Take it off the house’s board
close-table = Put this table away
keeping-lobby = If nobody begins, this table is put away { $when }.
keeping-still = Nobody has moved for a long time. If nothing happens, this table is put away { $when }.
keeping-closed-title = This table is put away.
keeping-closed = It is deleted for good { $when }.
keeping-reopen = Open it again
went-on-title = This game goes on at the server. Here it is put away.
went-on-there = Go there
card-closed = put away { $when }
card-deleted = deleted { $when }
story-late =
    { $you ->
        [yes] Time was up: a bot moved for you.
       *[other] Time was up: a bot moved for <b>{ $name }</b>.
    }
story-stand-in =
    { $you ->
        [yes] While you are gone, <b>{ $bot }</b> plays for you.
       *[other] <b>{ $bot }</b> plays for <b>{ $name }</b>.
    }
story-ended = { $count ->
    [one] <b>{ $gone }</b> did not come back, and the game was ended as it stood, by { $names }.
   *[other] <b>{ $gone }</b> did not come back, and the game was ended as it stood, by { $names }.
}
bot-unknown = A bot

## When somebody is gone
patience = If somebody leaves, wait
patience-120 = 2 minutes
patience-3600 = An hour
patience-86400 = A day
patience-259200 = Three days
patience-0 = Always
patience-note = Then the others may agree that a bot plays on, or that the game ends.
patience-never-note = The game waits for whoever is gone, however long it takes.
hint = Hint
hint-key-title = Hint (key H)
hints = Hints
hints-off = None
hints-on = On request
hints-off-note = Nobody asks what would be best. Alone and in practice one always may.
hints-on-note = Whoever is to move may ask what would be best. It follows from what they see, and all are told. Never in a rated game.
gone-is = <b>{ $name }</b> has been gone for a long time.
gone-what = What now?
gone-title = { $name } is gone
gone-lead = A bot can play on from the seat. It stays <b>{ $name }</b>’s: whoever comes back takes it again.
gone-level = Which bot
gone-others = { $count ->
    [one] { $names } must agree too.
   *[other] { $names } must agree too, all of them.
}
gone-bot = Let a bot play on
gone-end = End the game as it stands
gone-plays-for = { $bot } plays for { $name }
gone-stood-in = While you were gone, <b>{ $bot }</b> played for you.
gone-back = Take my seat again
vote-bot = A bot ({ $level }) shall play on for <b>{ $name }</b>.
vote-end = <b>{ $name }</b> is gone, and the game shall end as it stands.
vote-agreed = { $count ->
   *[other] That is for: { $names }.
}
vote-missing = { $count ->
    [0] A moment.
   *[other] We wait for { $names }.
}
vote-yes = Agree
vote-no = Rather not
vote-withdraw = Withdraw
end-stood = { $you ->
    [yes] You were ahead.
   *[other] { $who } was ahead.
}
end-stood-level = Nobody was ahead.
end-stood-title = As it stood
end-broken-off = The game was ended as it stood. It is marked so, and never rated.
host-gone = The host has not been here for a while.
host-take-over = Be the host
host-hand-over = Hand over hosting
host-hand-over-lead = The new host decides who may watch and talk, and before a game who sits where.
host-deeds = What about <b>{ $name }</b>?
host-deeds-of = More about { $name }
host-remove = Remove from this table
host-remove-note = Whoever is removed neither sits down nor talks here again, unless you let them back.
host-removed = Removed from this table
host-removed-one = { $name } was removed
host-let-back = Let back
seat-host = host
talk-close = Let only those who play talk
talk-open = Let watchers talk too
talk-closed = At this table only those who play talk.
talk-sent-away = The host has removed you from this table, so you do not talk here.
mute-one = Do not hear this person
mute-is = { $name } is muted.
mute-all = Mute all talk
mute-none = Hear the talk again
mute-all-is = All talk is muted.
mute-not = Hear again
report-lead = If something must not stand, tell who keeps this house. They see the table and the words; the others are told nothing.
report-why = Why (if you like)
report-line = Report these words
report-name = Report the name
report-sent = Reported. Who keeps this house will read it.

## The line
lost-title = Looking for the connection.
lost-kept = Your move is kept here and goes out by itself.
lost-board = The table stays as it is.
lost-for = { $seconds } s
back-title = Together again.
back = Everything is up to date.

## The end
end-counting = Now we see who takes what.
end-won = { $ahead ->
    [one] You win, one point ahead.
   *[other] You win, { $ahead } points ahead.
}
end-won-level = You win, level on points.
end-lost = { $ahead ->
    [one] { $who } wins, one point ahead.
   *[other] { $who } wins, { $ahead } points ahead.
}
end-lost-level = { $who } wins, level on points.
end-shared = Nobody is ahead. The win is shared.
end-nobody = Nobody wins this time.
end-resigned = { $won ->
    [you] { $who } has resigned. You win.
    [other] { $who } has resigned. { $winner } wins.
   *[nobody] { $who } has resigned.
}
end-resigned-you = { $won ->
    [other] You have resigned. { $winner } wins.
   *[nobody] You have resigned.
}
again = Another game
again-join = Sit down again
again-watch = Watch the next one
again-laid = Another game is laid out.
again-best = Play best of three
to-event = The event
series = Series
series-0 = As many as you like
series-3 = Best of three
series-5 = Best of five
series-0-note = The score is kept from one game to the next.
series-3-note = Who first wins two games wins the series; a draw is nobody's.
series-5-note = Who first wins three games wins the series; a draw is nobody's.
series-game = Game { $game }
series-game-of = Game { $game }, best of { $count ->
    [3] three
    [5] five
   *[other] { $count }
}
series-draws = { $count ->
    [one] one draw
   *[other] { $count } draws
}
series-won = { $you ->
    [yes] You have won the series.
   *[no] { $name } has won the series.
}
watch-again = Watch again
look-back = What was it worth?
look-back-reading = One moment: the game is being looked through.
look-back-missing = The game could not be looked through. Open this page again in a while.
from-here-failed = The table could not be set. Try again in a moment.
fair = The shuffles of this game can be checked.
fair-check = Check them
fair-or = or
fair-keep = keep the record

## Settings
settings = Settings
settings-name = You are { $name }.
language = Language
print = Look
print-system = As the system
print-day = Day
print-night = Night
print-to-day = Look: day
print-to-night = Look: night
pace = Pieces move
pace-calm = calmly
pace-usual = as usual
pace-brisk = briskly
pace-still = not at all
sound = Sound
sound-note = Wood, paper, a small bell; a phone trembles where a piece settles.
sound-on = Sound on
sound-off = Sound off
standing = Score if the game ended now
standing-note = Shown while you play.
confirm = Confirm every move
confirm-note = The first press shows it, the second one makes it.
letters = Letters on the cats
letters-note = For games where cats have colours.

## When something is not there
loading-title = Setting the table
loading = One moment. The purple cat is lying on the box again.
not-found-title = Nothing lies here
not-found = This page was never printed, or the address lost a letter on the way.
no-table-title = There is no such table
no-table = The link may be cut off, or the table was cleared long ago.
unreachable-title = The house does not answer
unreachable = The server is out of reach. Your games are safe there; try again in a moment.
unreachable-closed = Your games on this device are safe, but they are not open on this page.
unreachable-home = No network. You play on this device.
unanswered-home = The server does not answer. You play on this device.
fault-title = Something fell over, and it was us
fault = Your game is safe: every move that was made is written down.
fault-again = Open the page again
fault-again-table = Open the table again
fault-unreachable = The server is out of reach. Try again in a moment.
fault-create = The table could not be set. Try again in a moment.

## Refusals
refused-malformed = The server could not read that. Open the page again.
refused-too_large = That is too long.
refused-too_fast = That was too fast. Try again in a moment.
refused-too_many = You have too many tables that are not over. Put one away first.
refused-not_shown = Only those who play may see this table.
refused-signed_out = This browser was signed out.
refused-used_up = That was good for one time, and it has been used.
refused-too_old = That was good for some minutes, and they are over. Try again.
refused-unknown_table = There is no such table.
refused-not_your_seat = That seat is not yours.
refused-stale = The table has moved on meanwhile.
refused-illegal = The rules do not allow that here.
refused-out_of_turn = It is not your turn.
refused-not_now = That cannot be done now.
refused-foreign_origin = This page may not speak to that server.
refused-taken = Somebody was quicker: the seat is taken.
refused-sent_away = The host has removed you from this table. Only the host can let you back.
refused-not_in_range = This table is for other ratings.
refused-empty_range = That range leaves everybody out, or yourself. The lower number comes first, and your own rating lies between the two.
refused-undo_refused = The move stays: the others did not agree.
refused-not_kept = It cannot be kept just now. Try again in a moment.
refused-internal = Something fell over on our side. Nothing was changed.

learn-further = Further ways

## Coached games
coached-title = Three games with Micka
coached-1 = She shows you three good choices and says why.
coached-2 = She shows you where, and you find out why.
coached-3 = She only nudges you.
coached-done = Done.
coached-begin = { $number ->
    [1] Play the first game with Micka
    [2] Play the second game with Micka
   *[other] Play the third game with Micka
}
