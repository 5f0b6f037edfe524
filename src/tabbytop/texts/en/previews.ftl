### What a link to a table or a replay says of itself in a chat. Voice: a friend who writes one line. $game is a title, $names are people and bots with commas between them.

# The host of the table asks somebody to join.
preview-invites = { $name } invites you to { $game }
# The same where the host has no name yet.
preview-table = { $game }: the table is set
# $free (number): seats.
preview-free = { $free ->
    [0] Everybody is here. Come and watch.
    [one] A seat is free. It opens in the browser, without an account.
   *[other] { $free } seats are free. It opens in the browser, without an account.
}
preview-game = { $game }: { $names }
preview-watch = Come and watch.
preview-again = Watch the game again, move by move.
preview-moment = A moment of { $game }: { $names }
