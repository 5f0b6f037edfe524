# About people: a person's own page, open tables, events.

## A person's own page
me-title = My page
me-name = Another name
me-sum = { $games ->
    [one] One game since { $since }, { $won ->
        [0] not won
       *[other] won
    }. It ended { $when }.
   *[other] { $games } games since { $since }, { $won ->
        [0] none of them won
        [one] one of them won
       *[other] { $won } of them won
    }. The last one { $when }.
}
me-waiting = Waiting for you
me-running = Running

## Finished games
finished-title = Finished
finished-none = Nothing here yet. A game that you finish stays here, with its replay.
finished-none-such = No finished game is like that.
finished-all = all
finished-game = Which game
finished-end = How it ended
finished-won = won
finished-lost = not won
finished-shared = shared
finished-companion = With whom
finished-mode = Way to play
finished-with = with { $names }
finished-more = Show more
finished-older = { $count ->
    [one] One older game is still being counted.
   *[other] { $count } older games are still being counted.
}
finished-look = Look back
finished-look-at = Look back: { $end }
ended-won = { $ahead ->
    [0] You win
   *[other] You win by { $ahead }
}
ended-lost = { $ahead ->
    [0] { $who } wins
   *[other] { $who } wins by { $ahead }
}
ended-together = You win together
ended-shared = A shared win
ended-beaten = Not won this time
ended-screen = Several at one screen
ended-early = Ended as it stood
ended-you-resigned = You gave up
ended-resigned = { $who } gave up

## Bests, companions, charts
bests-title = Personal bests
versus-title = Head to head
versus-more = Show more companions
versus-note = Left, with stripes: you were placed better. Right, with dots: they were. Blank: shared.
versus-games = Games with { $who }
versus-spoken = { $who }: placed better, you { $won }, they { $lost }; shared { $shared }, together { $together }.
versus-together = { $count ->
    [one] one game together
   *[other] { $count } games together
}
course-title = { $count ->
    [one] { $game }, your last game
   *[other] { $game }, your last { $count } games
}
course-which = Which game
course-not-won = not won
course-middle = middle of the last ten
course-best = your best, { $value }
course-game = game
course-when = when
course-end = end
course-spoken = { $measure }, games played: { $count }. The most was { $best } in game { $game }, the last one { $last }.
course-parts-spoken = { $measures }, games played: { $count }
shares-note = Stripes: won. The whole bar: played.
shares-spoken = Games played and won by { $measure }
shares-games = games
shares-won = { $won } of { $games }

## Ratings
ratings-title = Ratings
ratings-note = From games that everybody at the table wanted rated. Everybody begins at 1000; the figure behind it says how far off it may be.
rating-points = { $points } ± { $give }
rating-like = about as strong as { $bot } (level { $level })
rating-sure-well = well known
rating-sure-roughly = { $games ->
    [one] roughly, from one game
   *[other] roughly, from { $games } games
}
rating-sure-hardly = { $games ->
    [one] hardly known yet, from one game
   *[other] hardly known yet, from { $games } games
}
finished-rated = rating { $by }

## Devices
devices-title = Devices
device-guess = { $browser } on { $system }
device-unknown = A browser
device-here = here
device-this = this one
device-seen = last seen { $when }
device-name-of = A name for { $device }
device-name-title = What do you call it?
device-name-label = Its name
device-name-note = Only you see it.
device-name-take = Call it that
device-out = Sign out
device-out-of = Sign out { $device }
device-out-title = Sign out { $device }?
device-out-note = It is somebody new from then on, at once and wherever it is open. Your seats stay yours.
device-out-here = This is the browser that you are looking at. From then on you are somebody new here.
device-out-last = You have no other device, so nobody could come back to your seats without your recovery phrase or a passkey.
device-out-not = Leave it as it is
device-fault-again = That did not work. Try again in a moment.
device-fault-too-fast = That was too often. Wait a minute, then try again.
carry = Play on another device too
carry-title = Be you on another device too
carry-here = Only this computer can open Tabbytop, so no other device could follow a link.
carry-scan = Point the other device’s camera here, then say yes there.
carry-note = Good once, and for ten minutes. Whoever opens it can be you: show it to nobody else.
carry-done = { $device } is you now too.
carry-done-close = Good
device-fault-many = You have too many devices. Sign one of them out first.

## A link from another device was opened
arrive-tab = Be yourself here
arrive-title = Be { $name } on this device?
arrive-lead = This browser then has { $name }’s seats and tables. They stay on the other device too.
arrive-mine = { $tables ->
    [one] In this browser you are { $mine } so far, with a table of your own.
   *[other] In this browser you are { $mine } so far, with { $tables } tables of your own.
}
arrive-mine-what = What becomes of them?
arrive-bring = Bring them along
arrive-bring-note = Seats, games and what you said are { $name }’s then. It cannot be undone.
arrive-bring-devices = Seats, games and what you said are { $name }’s then, and your other devices as { $mine } are signed out. It cannot be undone.
arrive-leave = Leave them
arrive-leave-note = They stay { $mine }’s. You are shown a recovery phrase by which you can come back to them.
arrive-leave-found = They stay { $mine }’s: your other device, phrase or passkey leads back to them.
arrive-left = How to come back as { $name }
arrive-warning = Say yes only if you made this link yourself, or have just shown who you are.
arrive-yes = Yes, be { $name }
arrive-no = No, stay as I am
arrive-used-title = This link is used up
arrive-used = It carries somebody once, and has done so already. Make a new one where you are known: My page, “Play on another device too”.
arrive-old-title = This link is too old
arrive-old = It was good for ten minutes. Make a new one where you are known: My page, “Play on another device too”.
arrive-garbled-title = This link is not whole
arrive-garbled = Perhaps a piece of it was lost on its way. Open it once more, as it was sent, or make a new one where you are known: My page, “Play on another device too”.
arrive-same-title = You are { $name } here already
arrive-same = The link was not used. Open it on the other device.
# For somebody who has no name yet.
arrive-title-unnamed = Be yourself on this device too?
arrive-lead-unnamed = This browser then has the seats and tables of the other device. They stay there too.
arrive-yes-unnamed = Yes, be myself
arrive-same-title-unnamed = You are that person here already

## Coming back
return-title = I have been here before
return-lead = Come back to your seats and tables, where this browser does not know you.
return-phrase = Your recovery phrase
return-phrase-note = Eight English words, separated by spaces. Capital letters do not matter.
return-go = That is me
return-other = Do you still have a device on which you are known? There, open “My page” and then “Play on another device too”.
typo-count = { $count ->
    [one] That is one word. A phrase has eight.
   *[other] Those are { $count } words. A phrase has eight.
}
typo-word = Word { $place }, “{ $word }”, is none of ours. Look at your note once more.
typo-near = Word { $place }, “{ $word }”, is none of ours. Do you mean { $near }?
# One of the words that may be meant.
typo-meant = “{ $word }”
typo-sum = Every word is one of ours, but they do not belong together. Is their order right?
typo-unknown = Nobody has this phrase any more. Perhaps you made a newer one since.

## A recovery phrase
returns-title = Coming back
passkey-make = Make a passkey
passkey-of = Passkey of { $device }
passkey-used = used { $when }, for { $site }
passkey-remove = Remove
passkey-remove-of = Remove the passkey of { $device }
passkey-not-made = No passkey was made. This browser or device may have none to give, or already has one for you.
passkey-show = Use a passkey
passkey-not-shown = No passkey was shown. Try again, or enter your phrase.
passkey-unknown = Nobody here has that passkey. Perhaps you removed it.
phrase-title = Recovery phrase
phrase-lead = Eight words to write down. With them you come back from any browser, even if you have lost every device.
phrase-none = You have none yet.
phrase-since = You made one { $when }.
phrase-make = Make a phrase
phrase-anew = Make a new one
phrase-make-note = It is shown this once: have pen and paper ready. Whoever has it can be you.
phrase-anew-note = The one that you have is then worth nothing. The new one is shown this once: have pen and paper ready.
phrase-not = Not now
phrase-write = Write this down
phrase-once = This is shown once. Keep it where nobody else looks: whoever has it can be you.
phrase-english = The words are English, so that they are the same in every language.
phrase-copy = Copy it
phrase-written = I have written it down

## Everything that is kept
kept-title = What is kept of me
kept-lead = Your name, your tables and games, what you said, your devices. Nothing of it leaves this house.
kept-all = Everything kept of me
forget-me = Forget me
forget-title = Shall this house forget you?
forget-lead = Everything that is kept of you is deleted.
forget-games = Games with others stay for them, with nobody’s name in your place. One that is still played you give up.
forget-rest = Tables of your own, what you said and your results are gone.
forget-devices = All your devices are somebody new, and your recovery phrase is worth nothing.
forget-final = It cannot be undone. You may want to take everything out first.
forget-not = No, keep it
forget-yes = Forget me

## The house’s board
house-title = the house board
house-open-tables = Open tables
house-here = { $count ->
    [one] one in the house
   *[other] { $count } in the house
}
house-filter = What is shown
house-filter-all = all tables
house-filter-seat = a seat free
house-filter-watch = to watch
house-filter-game = Which game
house-filter-games = all games
house-loading = Looking at the board
house-away = The house does not answer. What hangs here may be out of date.
house-more = Show more
house-empty = Nothing hangs here yet
house-empty-note = Open a table and it hangs here for everybody in the house.
house-room = Room for one more
house-room-note = Open a table and it hangs here for everybody in the house.
house-open = Open a table
house-open-go = Hang it up
house-open-note = Everybody in this house sees it and may sit down.
house-table-of = { $name }’s table
house-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
house-clock-none = no hurry
house-clock-minute = a minute a move
house-clock-day = a day a move
house-may-watch = you may watch
house-host-away = the host is away
house-sit-at = Sit down: { $table }
house-watch = Watch
house-watch-at = Watch: { $table }
house-go = Go to the table
house-go-at = Go to the table: { $table }
house-faster = Somebody was faster: every seat there is taken.
house-host-gone = The host has gone away, and nobody can sit down there now.
house-taken-off = That table does not hang here any more.
house-not-you = At that table you cannot sit down.
house-range = { $which ->
    [low] rated from { $low }
    [high] rated up to { $high }
   *[both] rated { $low } to { $high }
}
house-not-in-range = This table is for other ratings than yours.
house-too-many-seats = You sit at three tables that have not begun. Stand up from one of them first.
house-too-many-tables = Five of your tables hang here already. Take one off first.
house-fault = That did not work. Try again in a moment.
house-too-fast = That was too often. Wait a minute, then try again.
house-none-left = Quick match finds you somebody else.
house-now = In the house now
house-nobody = Nobody who wants to be seen. Whoever hangs up a table or waits for others is named here.
house-plays = plays { $game } with { $names }
house-waits-at = waits at a table: { $table }
house-waits-for = { $seats ->
    [2] looks for somebody: { $game }
   *[other] looks for a table of { $seats }: { $game }
}
house-play-with = Play

## Quick match
quick-title = Quick match
quick-side = With anybody
quick-tab = Waiting
quick-lead = Sit down with whoever comes. After two minutes bots may fill the seats.
quick-go = Find me a table
quick-waits = { $minutes ->
    [0] { $name } waits for { $game }.
    [one] { $name } has waited a minute for { $game }.
   *[other] { $name } has waited { $minutes } minutes for { $game }.
}
quick-waiting = Waiting for somebody who wants the same.
quick-wish = { $game }, { $seats } at the table. Time for a move: { $clock }
quick-usual = Played as usual. { $options }.
quick-rated-note = If the others want it too.
quick-rated = It is rated if the others want it too.
quick-stay = Stay on this page: who closes it waits no more.
quick-nobody = { $seats ->
    [2] Nobody has come so far. A bot would like to play.
   *[other] Not enough have come so far. Bots would like to play.
}
quick-bots = { $seats ->
    [2] Play with a bot
   *[other] Fill the table with bots
}
quick-leave = Wait no more
quick-found = You have a table.

## Events: club nights
event-name-label = What is it called?
event-name-example = Friday at the tavern
event-game = What is played
event-seats = At each table
event-kind = Who meets whom
event-kind-round_robin = Everybody meets everybody
event-kind-round_robin-note = A round robin: three games of yours are open at a time, each is played when both have time, and the next one is laid when one is over.
event-kind-swiss = By points
event-kind-swiss-note = A Swiss event: in each round those play who stand alike, and nobody meets anybody twice.
event-rounds = Rounds
event-legs = How often
event-times = { $count ->
    [one] Once
    [2] Twice, sides exchanged
   *[other] { $count } times
}
event-make = Make it and invite others
event-refused-not_your_seat = Only the host of the event may do that.
event-refused-malformed = An event cannot be played like that.
event-refused-new-malformed = It needs a name that can be seen, and options by which one plays against the other.
event-refused-new-too_many = You have five events that are not over. End one first.
event-refused-join-taken = You have entered already.
event-refused-join-malformed = The standings want a name. Say first who you are.
event-refused-join-not_now = Nobody can come in any more: it is full, or too far on.
event-refused-bot-not_now = No bot can come in any more: it is full, or it has begun.
event-refused-leave-not_your_seat = You have not entered.
event-refused-leave-not_now = The event is over.
event-refused-withdraw-not_now = A bot that has begun plays on.
event-refused-start-not_now = It begins with 3 to 32, and only if all of them find a place at tables of this size.
event-refused-rule-not_now = That game is decided already.
event-refused-end_round-not_now = Only a round of an event by points can be ended, while it is on.
event-refused-finish-not_now = The event is over.
event-not-made = The event was not made.
event-about-round_robin = { $rounds ->
    [one] Everybody meets everybody once
   *[other] Everybody meets everybody twice
}
event-about-swiss = { $round ->
    [0] By points, { $rounds } rounds
   *[other] By points, round { $round } of { $rounds }
}
event-tables-of = Tables of up to { $seats }
event-join = Take part
event-start = Begin
event-leave = Leave the event
event-leave-title = Leave the event?
event-leave-text = Games you have begun are given up, the others are played without you. You cannot come in again once it is too late.
event-no = Stay
event-call-off = Call it off
event-call-off-title = Call the event off?
event-call-off-text = Nothing was played yet. Who has come finds it over.
event-finish = End the event
event-finish-title = End the event now?
event-finish-text = It stays as it stands, and games that are on are put away.
event-wait-more = { $count ->
    [one] One more is wanted: friends by the link, or a bot.
   *[other] { $count } more are wanted: friends by the link, or bots.
}
event-wait-start = Begin when all are here.
event-wait-host = The host begins when all are here.
event-invite = Invite others
event-share = Come and play: { $event }
event-entrants = { $count ->
    [0] Nobody has come yet
    [one] One has come
   *[other] { $count } have come
}
event-remove = Send { $name } away
event-bot-level = A bot of which level
event-bot = Enter a bot
event-mine = Your next games
event-mine-none = You have no game to play now. The next one appears here by itself.
event-against = Against { $names }
event-round = Round { $round }
event-play = To the table
event-standings = Standings
event-end = How it ended
event-winner = { $you ->
    [yes] You have won the event.
   *[no] { $name } has won the event.
}
event-place = Place
event-name = Name
event-points = Points
event-played = Played
event-met = Among equals
event-buchholz = Opponents
event-berger = Beaten
event-wins = Won
event-left = has left
event-ties-round_robin = A win is a point and a tie a half; at larger tables it is the part of the others left behind. Between equals decide the games among them, then the points of those one has beaten (Sonneborn-Berger), then tables won.
event-ties-swiss = A win is a point and a tie a half; at larger tables it is the part of the others left behind. Between equals decide the points of all opponents (Buchholz), the games among them, the points of those one has beaten (Sonneborn-Berger), then tables won.
event-games = All games
event-bye = sits out and has a point
event-ruled = as the host said
event-later = comes later
event-watch = Look
event-end-round = End the round
event-end-round-title = End the round?
event-end-round-text = What is not played to its end counts as a draw, and those tables are closed. The next round is paired at once.
event-rule = Decide it without playing
event-rule-wins = { $name } wins
event-rule-draw = A draw
no-event-title = There is no such event
no-event = The link may be old, or a letter is missing. Ask the host for it again.

## Bots of one's own

bots-title = Bots
bots-lead = Your own program can play at tables here. It gets a token, and everybody sees that it is a bot and yours.
bots-make = Add a bot
bots-since = added { $when }
bots-here = connected
bots-revoke = Take away
bots-revoke-of = Take { $name } away
bots-revoke-title = Take { $name } away?
bots-revoke-note = Its token is worth nothing from then on. Where it plays, one of our cats plays on.
bots-name-title = What is your bot called?
bots-name-label = Its name
bots-name-note = Everybody at its tables sees it.
bots-make-go = Make its token
bots-token-title = Its token
bots-token-once = This is shown only once. Whoever has it can play as your bot, so keep it like a password.
bots-token-use = Give it to your program as TABBYBOT_TOKEN. The guide for bots shows how.
bots-token-copy = Copy the token
bots-token-kept = I have it
bots-fault-name = A bot has a name of its own, and not that of one of our cats or levels.
bots-fault-many = You have five bots already. Take one away first.
