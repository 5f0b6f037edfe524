### Pages beside the table: replay, score pad, learn. Voice as in client.ftl.

## Going through a game
replay-keys = Go through it
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-speed = Speed { $speed }×, change it
