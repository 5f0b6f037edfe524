saucers-title = Misky
saucers-lead = Smetana pro toho, čí nejvyšší tlapka je jediná.
saucers-meta = 2 až 4 hráči, dvě minuty
saucers-option-rounds = Kola
saucers-option-rounds-3 = tři
saucers-option-rounds-3-note = Dvě tlapky zůstanou v ruce.
saucers-option-rounds-5 = pět
saucers-option-rounds-5-note = Každá tlapka přijde jednou na řadu.

saucers-prompt-lay = Miska za <em>{ $saucer }</em>. Polož tlapku.
saucers-whynot-lay = Tuhle tlapku teď položit nejde. Polož některou, kterou ještě máš v ruce.
saucers-action-lay = Tlapka { $paw }
saucers-action-hiss = Zasyčet

saucers-view-rounds = Zbývá kol
saucers-view-saucer = Miska
saucers-view-bag = V pytlíku
saucers-view-laid = Vlastní tlapka lícem dolů
saucers-view-hand = Tlapky v ruce
saucers-view-has-laid = Tlapka leží
saucers-view-saucers = Získané misky
saucers-view-hissed = Už bylo zasyčeno

saucers-event-drawn = Na stole stojí miska za { $saucer }.
saucers-event-laid = { $you ->
    [yes] <b>Ty</b> pokládáš tlapku.
   *[no] <b>{ $who }</b> pokládá tlapku.
}
saucers-event-hissed = { $you ->
    [yes] <b>Ty</b> syčíš a miska je pryč.
   *[no] <b>{ $who }</b> syčí a miska je pryč.
}
saucers-event-taken = { $you ->
    [yes] <b>Ty</b> bereš misku za { $saucer }.
   *[no] <b>{ $who }</b> bere misku za { $saucer }.
}
saucers-event-nobody = Žádná tlapka nezůstala sama, misku nemá nikdo.

saucers-line-saucer = Miska
