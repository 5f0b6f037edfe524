### Calls: notices that reach people who are not at their table, and where they choose them. Voice as in client.ftl.

## Notices
call-turn = Your turn: { $game }
call-reminder = Your time is running out: { $game }
call-invite = A table is laid for you: { $game }
call-ended = The game is over: { $game }
call-digest = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
call-digest-none = No table waits for you
call-digest-ended = { $count ->
    [one] One game has ended.
   *[other] { $count } games have ended.
}
call-left = { $minutes ->
    [one] one minute left
   *[other] { $minutes } minutes left
}
call-with = with { $names }
call-trial = This is how you are called
call-trial-body = It works: so you hear of it when a table waits for you.
call-confirm = Is this your mailbox?
call-confirm-body =
    Somebody wants to be called to their games at this address. If that was you, follow the link and say yes.
    If it was not, do nothing: no other letter will come.
call-open = To the table
call-end = No more of these

## On one's own page
calls-title = Tell me when
calls-none = Nobody calls you yet. Choose where you want to be called when you are not at the table.
calls-about-turn = it is my turn
calls-about-invite = a table is laid for me
calls-about-ended = a game has ended
calls-here = here
calls-here-name = This browser
calls-browser = A browser
calls-kind-mail = e-mail
calls-kind-hook = webhook
calls-add-push = Call me in this browser
calls-add-mail = Call me by e-mail
calls-add-hook = Call a webhook
calls-add-take = Take it
calls-mail-label = Your mail address
calls-mail-note = A letter comes first that asks whether it is yours. Nothing else is sent before you say yes.
calls-mail-wrong = That is no mail address. One looks like minka@example.org.
calls-hook-label = Address of the webhook
calls-hook-note = Of ntfy, Discord, Slack, or of your own: then it is sent JSON.
calls-hook-wrong = Nothing can be sent there. An address looks like https://ntfy.example/my-cats.
calls-hook-inside = That address lies inside the network of this house, and nothing is sent there.
calls-no-push = This browser takes no pushes from here: it would need an address with https.
calls-push-wrong = Nothing can be sent to this browser: the push service that it named is none. Try again, or choose another way.
calls-only-here = Links in calls open on this computer only: so far nobody else can reach this house.
calls-install = Install the app
calls-install-note = This house can be an app of its own, with an icon, and a number on it: so many tables wait for you.
calls-install-by-hand = To be called on an iPhone or iPad, make this house an app first: tap Share, then Add to Home Screen.
calls-not-allowed = This browser does not let this page call you. Allow notifications for it, then try again.
calls-no-service = You allowed it, but this browser has no push service that would bring the calls. Choose another way.
calls-when = When
calls-when-at_once = at once
calls-when-away = after ten minutes away
calls-when-daily = once a day
calls-quiet = Not in quiet hours
calls-quiet-from = from
calls-quiet-to = to
calls-quiet-note = What comes in between reaches you when they end ({ $zone }).
calls-quiet-wrong = Quiet hours end at another hour than they begin.
calls-try = Try it
calls-sent = It was sent ({ $way }).
calls-gone = Nobody can be reached there any more ({ $way }), so this way is gone.
calls-end = End it
calls-unconfirmed = waits for your yes: look into the mailbox
calls-trouble-silent = did not answer, and is left alone
calls-trouble-refused = took no calls, and is left alone
calls-trouble-inside = leads inside this house, and is left alone
calls-link-end = No more of these calls
calls-link-end-asked = One moment …
calls-link-end-yes = No more of these calls
calls-link-end-done = Done. Nobody calls you this way any more. Your games stay as they are.
calls-link-end-undo = Call me again
calls-link-end-again = You are called this way again, as before.
calls-link-end-failed = That did not work. Perhaps a piece of the link is missing, or it was ended long ago.
calls-link-confirm = Is this your mailbox?
calls-link-confirm-asked = From then on you are called here when a table waits for you.
calls-link-confirm-yes = Yes, it is mine
calls-link-confirm-done = Done. You are called here from now on.
calls-link-confirm-failed = That did not work. Perhaps the link is an old one; ask for another on your page.
calls-link-me = To my page

