### Kingošův ostrov. Hlas: kamarád, který zná pravidla a čte nahlas: krátce, v přítomném čase, trochu suše.
### Jména karet a strážců stojí za dvojtečkou v prvním pádě; rod hráče se neprozrazuje.

kingos-title = Kingošův ostrov
kingos-lead = Objevuj, blafuj a zasaď poslední ránu.
kingos-meta = 1–5 hráčů, hodina
kingos-moment = Tah { $turn }, { $phase ->
    [beach] zatím na pláži
    [battle] { $you ->
        [yes] boj, házíš ty
       *[no] boj, hází { $who }
    }
    [kingos] boj s Kingošem
    [citadel] { $you ->
        [yes] stojíš před Kingošem
       *[no] před Kingošem stojí { $who }
    }
   *[climb] { $you ->
        [yes] k citadele ti { $steps ->
            [one] zbývá krok
            [few] zbývají { $steps } kroky
           *[other] zbývá { $steps } kroků
        }
       *[no] { $who }: k citadele { $steps ->
            [one] zbývá krok
            [few] zbývají { $steps } kroky
           *[other] zbývá { $steps } kroků
        }
    }
}
kingos-start-alone = Bez společníků proti ostrovu
kingos-start-alone-go = Vyrazit

## Boti
kingos-level-easy = věrný parťák: přijde, když zavoláš, a poslední ránu nechá tobě
kingos-level-medium = poctivec: slovo drží, ale rád by vyhrál sám
kingos-level-hard = soupeř: slíbí všechno a platit nechá ostatní
kingos-level-expert = prohnaný soupeř: blafuje a konec si v duchu přehraje

## Volby
kingos-option-distance = Kroků k citadele
kingos-option-distance-4 = Čtyři
kingos-option-distance-4-note = Krátká cesta nahoru. Kingoš je blízko od začátku.
kingos-option-distance-5 = Pět
kingos-option-distance-5-note = Mezi pláží a citadelou jsou čtyři místa.
kingos-option-distance-6 = Šest
kingos-option-distance-6-note = Místo na okliku a na strážce navíc.
kingos-option-distance-7 = Sedm
kingos-option-distance-7-note = Dlouhá cesta a týž měsíc.
kingos-option-battle_token = Žeton boje
kingos-option-battle_token-against = Proti tahům
kingos-option-battle_token-against-note = Jde ti naproti. Boje jsou o něco vzácnější než tahy.
kingos-option-battle_token-with = Po tazích
kingos-option-battle_token-with-note = Boje jsou v každém tahu a měsíc má delší cestu.
kingos-option-rest_beside_guardian = Vedle strážce
kingos-option-rest_beside_guardian-false = Bez odpočinku
kingos-option-rest_beside_guardian-false-note = Kdo stojí před strážcem, nespí.
kingos-option-rest_beside_guardian-true = Šlofík
kingos-option-rest_beside_guardian-true-note = Odpočinek vedle strážce vrací jednu energii.
kingos-option-countdown = Měsíc
kingos-option-countdown-true = Stoupá
kingos-option-countdown-true-note = Až dojde na konec, vyhrává ostrov.
kingos-option-countdown-false = Stojí
kingos-option-countdown-false-note = Každý má šedesát tahů, pak vyhrává ostrov.
kingos-option-island = Ostrov
kingos-option-island-usual = Jako vždy
kingos-option-island-usual-note = Na Kingoše je třeba vás všech a všeho, co jste vyhráli.
kingos-option-island-mild = Mírný
kingos-option-island-mild-note = Kingoš je o jednu slabší za každého z vás. U lehkých parťáků se zvolí sám, pokud nevybereš jinak.

## Pole, akce, kostka
kingos-island = Ostrov
kingos-island-within = ostrov
kingos-resign-1 = Vyhraje ostrov a hra tím skončí. Zpátky to vzít nejde.
kingos-kingos = Kingoš
kingos-place = { $side ->
    [start] pláž
    [left] řada { $row }, { $columns } vlevo
    [right] řada { $row }, { $columns } vpravo
   *[middle] řada { $row }
}
kingos-direction-up = nahoru
kingos-direction-right = doprava
kingos-direction-down = dolů
kingos-direction-left = doleva
kingos-kind-relax = Pohoda
kingos-kind-relax-text = Odpočinek tu vrací tři energie místo dvou.
kingos-kind-meadow = Louka
kingos-kind-meadow-text = Tady se sbírají kytky.
kingos-kind-danger = Nebezpečí
kingos-kind-danger-text = Kdo přijde první, potká strážce.
kingos-kind-beach = Pláž
kingos-kind-beach-text = Tady všichni začínají a sem se vrací, kdo spadne do moře. Strážce sem nesmí.
kingos-kind-citadel = Citadela
kingos-kind-citadel-text = Tady bydlí Kingoš. Kdo ho porazí, vyhrává.
kingos-spikes-black = Černé bodliny: kdo jde proti nim, dostane kletbu.
kingos-spikes-red = Červené bodliny: proti nim se nejde.
kingos-action-rest = Odpočinek
kingos-action-rest-text = Energie z únavy do vitality: dvě, na pohodě tři.
kingos-action-flower = Kytka
kingos-action-flower-text = Zahraj žlutou kytku, nebo si na louce jednu lízni.
kingos-action-curse = Kletba
kingos-action-curse-text = Zahraj kletbu ze své tabulky. Její místo se uvolní.
kingos-action-move = Pohyb
kingos-action-move-text = O jedno pole nahoru, dolů, doleva nebo doprava.
kingos-blocked = leží tu kletba
kingos-vitality = Vitalita
kingos-fatigue = Únava
kingos-battle = Boj
kingos-face-shield = Štít
kingos-face-moon = Měsíc
kingos-face-sword = Meč
kingos-punishment = { $kind ->
    [flowers] { $count ->
        [one] ztratíš kytku
        [few] ztratíš { $count } kytky
       *[other] ztratíš { $count } kytek
    }
    [curses] { $count ->
        [one] dostaneš kletbu
        [few] dostaneš { $count } kletby
       *[other] dostaneš { $count } kleteb
    }
   *[energy] { $count ->
        [one] ztratíš energii
        [few] ztratíš { $count } energie
       *[other] ztratíš { $count } energií
    }
}

## Strážci
kingos-guardian-crab = Písečný krab
kingos-guardian-toad = Bradavičnatá ropucha
kingos-guardian-magpie = Zlodějská straka
kingos-guardian-weasel = Rychlá lasička
kingos-guardian-hedgehog = Starý ježek
kingos-guardian-heron = Šedá volavka
kingos-guardian-boar = Štětinatý kanec
kingos-guardian-badger = Mrzutý jezevec
kingos-guardian-adder = Korunovaná zmije
kingos-guardian-owl = Kamenná sova
kingos-coming-crab = { kingos-guardian-crab } o síle { $strength }
kingos-coming-toad = { kingos-guardian-toad } o síle { $strength }
kingos-coming-magpie = { kingos-guardian-magpie } o síle { $strength }
kingos-coming-weasel = { kingos-guardian-weasel } o síle { $strength }
kingos-coming-hedgehog = { kingos-guardian-hedgehog } o síle { $strength }
kingos-coming-heron = { kingos-guardian-heron } o síle { $strength }
kingos-coming-boar = { kingos-guardian-boar } o síle { $strength }
kingos-coming-badger = { kingos-guardian-badger } o síle { $strength }
kingos-coming-adder = { kingos-guardian-adder } o síle { $strength }
kingos-coming-owl = { kingos-guardian-owl } o síle { $strength }

## Karty ostrova
kingos-card-beach = Pláž
kingos-card-citadel = Citadela
kingos-card-dunes = Duny
kingos-card-cove = Tichá zátoka
kingos-card-reeds = Rákosí
kingos-card-pasture = Pastvina
kingos-card-wreck = Vrak
kingos-card-gorge = Rokle
kingos-card-burrow = Nora
kingos-card-spring = Pramen
kingos-card-orchard = Planý sad
kingos-card-terraces = Terasy
kingos-card-crags = Skaliska
kingos-card-thicket = Houština
kingos-card-ruins = Zříceniny
kingos-card-quarry = Lom
kingos-card-watchtower = Strážní věž

## Kytky
kingos-colour-yellow = žlutá kytka
kingos-colour-red = červená kytka
kingos-colour-blue = modrá kletba
kingos-colour-white = bílá kletba
kingos-flower-sorrel = Šťovík
kingos-flower-sorrel-text = Tři energie z únavy do vitality, ať stojíš kdekoli.
kingos-flower-clover = Jetel
kingos-flower-clover-text = Lízni si dvě kytky.
kingos-flower-dandelion = Pampeliška
kingos-flower-dandelion-text = Odvane tě na prozkoumané pole vedle, přes bodliny i strážce. Na citadelu ne.
kingos-flower-sage = Šalvěj
kingos-flower-sage-text = Zahoď všechny kletby ze své tabulky. Nic se nestane.
kingos-flower-snapdragon = Hledík
kingos-flower-snapdragon-text = Zažeň strážce ze svého pole na prozkoumané pole vedle. Na pláž ani na citadelu ne.
kingos-flower-mint = Máta
kingos-flower-mint-text = Každý na tvém poli přesune dvě energie z únavy do vitality.
kingos-flower-thyme = Mateřídouška
kingos-flower-thyme-text = Měsíc se vrátí o jedno políčko.
kingos-flower-edelweiss = Protěž
kingos-flower-edelweiss-text = Nová energie do vitality.
kingos-flower-poppy = Mák
kingos-flower-poppy-text = O dvě víc ve tvém boji.
kingos-flower-rose = Růže
kingos-flower-rose-text = O čtyři víc ve tvém boji, ale jen proti strážcům.
kingos-flower-thistle = Bodlák
kingos-flower-thistle-text = O jednu víc a štít tvůj boj nezastaví.
kingos-flower-peony = Pivoňka
kingos-flower-peony-text = O jednu víc za každého dobrodruha na tvém poli, i za tebe.
kingos-flower-fireweed = Vrbka
kingos-flower-fireweed-text = Ať boj dopadne jakkoli, tvoje energie se vrátí do vitality.
kingos-flower-heather = Vřes
kingos-flower-heather-text = Když prohraješ, žádný strážce tě nepotrestá.

## Kletby
kingos-curse-fog = Mlha
kingos-curse-fog-text = Každý ztratí energii.
kingos-curse-slip = Kluzký kámen
kingos-curse-slip-text = Odhodí tě to zpátky.
kingos-curse-shove = Strkanice
kingos-curse-shove-text = Všechny ostatní na tvém poli to odhodí zpátky.
kingos-curse-stir = Něco se hýbe
kingos-curse-stir-text = Na tvoje pole přijde strážce. Na pláž ani na citadelu nepřijde.
kingos-curse-moths = Moli
kingos-curse-moths-text = Ztratíš kytku, jestli nějakou máš.
kingos-curse-eclipse = Zatmění
kingos-curse-eclipse-text = Měsíc se posune o políčko. Kde nemůže, ztratí každý energii.
kingos-curse-quake = Otřes
kingos-curse-quake-text = Otoč kartu ostrova, na které stojíš. Bodliny se otočí s ní.
kingos-curse-spread = Nákaza
kingos-curse-spread-text = Kdo nemá kletbu, dostane ji.
kingos-curse-rust = Rez
kingos-curse-rust-text = Tvůj kamínek na kolečku se vrátí na hvězdičku a nic za ni nedostaneš.
kingos-curse-rain = Teplý déšť
kingos-curse-rain-text = Každý si lízne kytku.
kingos-curse-drowse = Zlé sny
kingos-curse-drowse-text = Od teď vrací odpočinek jednu energii, na pohodě dvě.
kingos-curse-lead = Olověné tlapy
kingos-curse-lead-text = Od teď stojí druhá akce dvě energie.
kingos-curse-bristle = Naježení
kingos-curse-bristle-text = Od teď je každý strážce o jednu silnější.
kingos-curse-bramble = Ostružiní
kingos-curse-bramble-text = Od teď černé bodliny nikoho nepustí, stejně jako červené.
kingos-curse-wilt = Tupé bodliny
kingos-curse-wilt-text = Od teď tě červené bodliny pustí za kletbu, stejně jako černé.
kingos-curse-pockets = Děravé kapsy
kingos-curse-pockets-text = Od teď nikdo neudrží víc než tři kytky. Zbytek hned zahoď.
kingos-curse-packs = Ve smečkách
kingos-curse-packs-text = Od teď čekají na novém poli nebezpečí dva strážci.
kingos-curse-plenty = Hojnost
kingos-curse-plenty-text = Od teď dává louka dvě kytky.

## Co je třeba rozhodnout
kingos-prompt-call = Chceš-li, zavolej na ostatní.
kingos-prompt-first-action = Vyber <em>první akci</em>, nebo ji vynech.
kingos-prompt-second-action = { $energy ->
    [one] <em>Druhá akce</em> jiného druhu stojí jednu energii. Nebo ji vynech.
    [few] <em>Druhá akce</em> jiného druhu stojí { $energy } energie. Nebo ji vynech.
   *[other] <em>Druhá akce</em> jiného druhu stojí { $energy } energií. Nebo ji vynech.
}
kingos-prompt-say = Proti síle { $strength } ({ $place }): <em>řekni</em>, kolik vložíš, ať je to pravda, nebo ne.
kingos-prompt-put-in = { $energy ->
    [0] Není <em>co vložit</em>: nemáš žádnou energii. Síla je tu { $strength } ({ $place }).
   *[other] Kolik ze své energie (<em>{ $energy }</em>) vložíš? Síla je tu { $strength } ({ $place }).
}
kingos-prompt-bloom = Zahraj ve svém boji <em>jednu červenou kytku</em>, nebo žádnou.
kingos-prompt-lay-curse = Kletba pro tebe: <em>{ $curse }</em>. Kterou akci má zablokovat?
kingos-prompt-discard = { $count ->
    [one] Nejvíc kytek v ruce: { $limit }. Zahoď <em>jednu</em>.
    [few] Nejvíc kytek v ruce: { $limit }. Zahoď <em>{ $count }</em>.
   *[other] Nejvíc kytek v ruce: { $limit }. Zahoď <em>{ $count }</em>.
}
kingos-prompt-give-flowers = { $count ->
    [one] Ztrácíš <em>kytku</em>. Kterou?
    [few] Ztrácíš <em>{ $count } kytky</em>. Které?
   *[other] Ztrácíš <em>{ $count } kytek</em>. Které?
}
kingos-prompt-recall = { $count ->
    [one] Pytlík je prázdný. Který z nejbližších strážců se <em>vrátí do něj</em>?
    [few] Pytlík je prázdný, vracejí se { $count } strážci. Který z nejbližších jde <em>první</em>?
   *[other] Pytlík je prázdný, vrací se { $count } strážců. Který z nejbližších jde <em>první</em>?
}
kingos-prompt-drift = Zvedá tě vítr. <em>Kam?</em>
kingos-prompt-drive = Kterého strážce zaženeš a <em>kam</em>?
kingos-prompt-turn-card = Země se třese. Otoč svou kartu o <em>jednu, dvě nebo tři čtvrtiny</em>.

## Proč ne
kingos-whynot-call = V cizím tahu můžeš jen zavolat, a to jednou.
kingos-whynot-first-action = Tudy ne. Svítí, co jde.
kingos-whynot-second-action = Druhá akce je jiného druhu než první a stojí energii.
kingos-whynot-say = Nejvýš tolik, kolik je ve tvojí vitalitě: to každý vidí.
kingos-whynot-put-in = Jen energii, která je ve tvojí vitalitě.
kingos-whynot-bloom = Červenou kytku z ruky, nebo žádnou.
kingos-whynot-lay-curse = Na místo, kde ještě žádná kletba neleží.
kingos-whynot-discard = Právě tolik kytek z ruky, a dřív než cokoli jiného.
kingos-whynot-give-flowers = Právě tolik kytek z ruky.
kingos-whynot-recall = Některého z nejbližších k pláži.
kingos-whynot-drift = Na prozkoumané pole vedle, ne na citadelu.
kingos-whynot-drive = Strážce ze svého pole, na prozkoumané pole vedle.
kingos-whynot-turn-card = O jednu, dvě nebo tři čtvrtiny.
kingos-whynot-waiting = Ještě nejsi na tahu.

## Příběh
kingos-event-first = { $you ->
    [yes] <b>Ty</b> začínáš.
   *[no] <b>{ $who }</b> začíná.
}
kingos-event-rested = { $you ->
    [yes] <b>Ty</b> odpočíváš.
   *[no] <b>{ $who }</b> odpočívá.
}
kingos-event-recovered = { $you ->
    [yes] { $energy ->
        [one] <b>Ty</b> máš jednu energii zpět.
        [few] <b>Ty</b> máš { $energy } energie zpět.
       *[other] <b>Ty</b> máš { $energy } energií zpět.
    }
   *[no] { $energy ->
        [one] <b>{ $who }</b> má jednu energii zpět.
        [few] <b>{ $who }</b> má { $energy } energie zpět.
       *[other] <b>{ $who }</b> má { $energy } energií zpět.
    }
}
kingos-event-lost-energy = { $you ->
    [yes] { $energy ->
        [one] <b>Ty</b> ztrácíš energii.
        [few] <b>Ty</b> ztrácíš { $energy } energie.
       *[other] <b>Ty</b> ztrácíš { $energy } energií.
    }
   *[no] { $energy ->
        [one] <b>{ $who }</b> ztrácí energii.
        [few] <b>{ $who }</b> ztrácí { $energy } energie.
       *[other] <b>{ $who }</b> ztrácí { $energy } energií.
    }
}
kingos-event-new-energy = { $you ->
    [yes] { $energy ->
        [one] <b>Ty</b> dostáváš novou energii.
        [few] <b>Ty</b> dostáváš { $energy } nové energie.
       *[other] <b>Ty</b> dostáváš { $energy } nových energií.
    }
   *[no] { $energy ->
        [one] <b>{ $who }</b> dostává novou energii.
        [few] <b>{ $who }</b> dostává { $energy } nové energie.
       *[other] <b>{ $who }</b> dostává { $energy } nových energií.
    }
}
kingos-event-gathered = { $you ->
    [yes] <b>Ty</b> sbíráš kytky.
   *[no] <b>{ $who }</b> sbírá kytky.
}
kingos-event-drew-flower = { $you ->
    [yes] <b>Ty</b> si lízneš kytku.
   *[no] <b>{ $who }</b> si lízne kytku.
}
kingos-event-drew-this-flower = { $you ->
    [yes] <b>Ty</b> si lízneš kytku ({ $flower }).
   *[no] <b>{ $who }</b> si lízne kytku ({ $flower }).
}
kingos-event-flowers-shuffled = Kytky se znovu míchají.
kingos-event-played = { $you ->
    [yes] <b>Ty</b> hraješ kytku { $flower }.
   *[no] <b>{ $who }</b> hraje kytku { $flower }.
}
kingos-event-did-nothing = Tady nic nedělá.
kingos-event-called-bring = { $you ->
    [yes] <b>Ty</b> voláš: „Přinesu asi { $energy }.“
   *[no] <b>{ $who }</b> volá: „Přinesu asi { $energy }.“
}
kingos-event-called-here = { $you ->
    [yes] <b>Ty</b> voláš: „Sejdeme se tady“ ({ $place }).
   *[no] <b>{ $who }</b> volá: „Sejdeme se tady“ ({ $place }).
}
kingos-event-called-citadel = { $you ->
    [yes] <b>Ty</b> voláš: „Sejdeme se na citadele.“
   *[no] <b>{ $who }</b> volá: „Sejdeme se na citadele.“
}
kingos-event-called-wait = { $you ->
    [yes] <b>Ty</b> voláš: „Počkejte na mě.“
   *[no] <b>{ $who }</b> volá: „Počkejte na mě.“
}
kingos-event-called-rest = { $you ->
    [yes] <b>Ty</b> voláš: „Nejdřív si odpočiňte.“
   *[no] <b>{ $who }</b> volá: „Nejdřív si odpočiňte.“
}
kingos-event-called-how_much = { $you ->
    [yes] <b>Ty</b> voláš: „Kolik máte?“
   *[no] <b>{ $who }</b> volá: „Kolik máte?“
}
kingos-event-discarded = { $you ->
    [yes] { $flowerscount ->
        [one] <b>Ty</b> zahazuješ kytku { $flowers }.
       *[other] <b>Ty</b> zahazuješ kytky { $flowers }.
    }
   *[no] { $flowerscount ->
        [one] <b>{ $who }</b> zahazuje kytku { $flowers }.
       *[other] <b>{ $who }</b> zahazuje kytky { $flowers }.
    }
}
kingos-event-drifted = { $you ->
    [yes] <b>Ty</b> letíš s větrem ({ $place }).
   *[no] <b>{ $who }</b> letí s větrem ({ $place }).
}
kingos-event-driven = { $you ->
    [yes] <b>Ty</b> zaháníš strážce: { $guardian } ({ $place }).
   *[no] <b>{ $who }</b> zahání strážce: { $guardian } ({ $place }).
}
kingos-event-cleansed = { $you ->
    [yes] { $cursescount ->
        [one] <b>Ty</b> se zbavuješ kletby { $curses }.
       *[other] <b>Ty</b> se zbavuješ kleteb { $curses }.
    }
   *[no] { $cursescount ->
        [one] <b>{ $who }</b> se zbavuje kletby { $curses }.
       *[other] <b>{ $who }</b> se zbavuje kleteb { $curses }.
    }
}
kingos-event-unleashed = { $you ->
    [yes] <b>Ty</b> hraješ kletbu { $curse }.
   *[no] <b>{ $who }</b> hraje kletbu { $curse }.
}
kingos-event-standing = Nad citadelou visí nové pravidlo: { $curse }.
kingos-event-cursed = { $you ->
    [yes] <b>Ty</b> dostáváš kletbu.
   *[no] <b>{ $who }</b> dostává kletbu.
}
kingos-event-cursed-by = { $you ->
    [yes] <b>Ty</b> dostáváš kletbu { $curse }.
   *[no] <b>{ $who }</b> dostává kletbu { $curse }.
}
kingos-event-curse-laid = { $on ->
    [rest] { $you ->
        [yes] <b>Ty</b> kvůli kletbě nemůžeš odpočívat.
       *[no] <b>{ $who }</b> kvůli kletbě nemůže odpočívat.
    }
    [flower] { $you ->
        [yes] <b>Ty</b> kvůli kletbě nemůžeš hrát kytky.
       *[no] <b>{ $who }</b> kvůli kletbě nemůže hrát kytky.
    }
   *[move] { $you ->
        [yes] <b>Ty</b> kvůli kletbě nemůžeš jít dál.
       *[no] <b>{ $who }</b> kvůli kletbě nemůže jít dál.
    }
}
kingos-event-curses-shuffled = Kletby se znovu míchají.
kingos-event-moved = { $you ->
    [yes] <b>Ty</b> jdeš dál ({ $place }).
   *[no] <b>{ $who }</b> jde dál ({ $place }).
}
kingos-event-entered = { $you ->
    [yes] <b>Ty</b> vstupuješ na citadelu.
   *[no] <b>{ $who }</b> vstupuje na citadelu.
}
kingos-event-spiked = { $you ->
    [yes] <b>Ty</b> se škrábeš o černé bodliny.
   *[no] <b>{ $who }</b> se škrábe o černé bodliny.
}
kingos-event-went-back = { $you ->
    [yes] Dál to nejde: <b>ty</b> se vracíš na pláž.
   *[no] Dál to nejde: <b>{ $who }</b> se vrací na pláž.
}
kingos-event-thrown-back = { $you ->
    [yes] <b>Ty</b> letíš zpátky ({ $place }).
   *[no] <b>{ $who }</b> letí zpátky ({ $place }).
}
kingos-event-explored = { $you ->
    [yes] <b>Ty</b> objevuješ pole { $card } ({ $place }).
   *[no] <b>{ $who }</b> objevuje pole { $card } ({ $place }).
}
kingos-turn-moved-explored = { $you ->
    [yes] <b>Ty</b> jdeš dál na nové pole { $card } ({ $place }).
   *[no] <b>{ $who }</b> jde dál na nové pole { $card } ({ $place }).
}
kingos-turn-gathered-drew-flower = { $you ->
    [yes] <b>Ty</b> sbíráš kytku.
   *[no] <b>{ $who }</b> sbírá kytku.
}
kingos-turn-gathered-drew-this-flower = { $you ->
    [yes] <b>Ty</b> sbíráš kytku ({ $flower }).
   *[no] <b>{ $who }</b> sbírá kytku ({ $flower }).
}
kingos-event-guardian-came = Přichází { $guardian }, strážce o síle { $guardianstrength } ({ $place }).
kingos-turn-guardian-came-guardian-came = Přicházejí strážci: { $guardian } ({ $place }).
kingos-event-guardian-left = Do pytlíku se vrací { $guardian } ({ $place }).
kingos-event-bag-filled = { $count ->
    [0] Pytlík je prázdný a žádný strážce není poražený.
    [one] Pytlík je prázdný. Jediný poražený strážce se vrací.
    [few] Pytlík je prázdný. Vracejí se { $count } poražení strážci.
   *[other] Pytlík je prázdný. Vrací se { $count } poražených strážců.
}
kingos-event-card-turned = { $you ->
    [yes] <b>Ty</b> otáčíš kartu: { $card } ({ $place }).
   *[no] <b>{ $who }</b> otáčí kartu: { $card } ({ $place }).
}
kingos-event-wheel-back = { $you ->
    [yes] <b>Ty</b> vracíš kamínek na hvězdičku.
   *[no] <b>{ $who }</b> vrací kamínek na hvězdičku.
}
kingos-event-passed = { $you ->
    [yes] <b>Ty</b> tentokrát neděláš nic.
   *[no] <b>{ $who }</b> tentokrát nedělá nic.
}
kingos-event-stopped = { $you ->
    [yes] <b>Ty</b> už nic neděláš.
   *[no] <b>{ $who }</b> už nic nedělá.
}
kingos-event-battles = { $you ->
    [yes] Kolo končí a kostku bereš <b>ty</b>.
   *[no] Kolo končí a kostku bere <b>{ $who }</b>.
}
kingos-event-chosen = { $you ->
    [yes] <b>Ty</b> máš vybráno.
   *[no] <b>{ $who }</b> má vybráno.
}
kingos-event-said = { $you ->
    [yes] { $energy ->
        [0] <b>Ty</b> říkáš: „Nevložím nic.“
       *[other] <b>Ty</b> říkáš: „Vložím { $energy }.“
    }
   *[no] { $energy ->
        [0] <b>{ $who }</b> říká: „Nevložím nic.“
       *[other] <b>{ $who }</b> říká: „Vložím { $energy }.“
    }
}
kingos-event-silent = { $you ->
    [yes] <b>Ty</b> mlčíš.
   *[no] <b>{ $who }</b> mlčí.
}
kingos-event-put-in = { $you ->
    [yes] { $energy ->
        [0] <b>Ty</b> nevkládáš nic.
       *[other] <b>Ty</b> vkládáš { $energy }.
    }
   *[no] { $energy ->
        [0] <b>{ $who }</b> nevkládá nic.
       *[other] <b>{ $who }</b> vkládá { $energy }.
    }
}
kingos-event-put-in-as-said = { $you ->
    [yes] { $energy ->
        [0] <b>Ty</b> nevkládáš nic, jak zaznělo.
       *[other] <b>Ty</b> vkládáš { $energy }, jak zaznělo.
    }
   *[no] { $energy ->
        [0] <b>{ $who }</b> nevkládá nic, jak zaznělo.
       *[other] <b>{ $who }</b> vkládá { $energy }, jak zaznělo.
    }
}
kingos-event-put-in-unlike-said = { $you ->
    [yes] { $energy ->
        [0] <b>Ty</b> nevkládáš nic. Slíbeno bylo { $said }.
       *[other] <b>Ty</b> vkládáš { $energy }. Slíbeno bylo { $said }.
    }
   *[no] { $energy ->
        [0] <b>{ $who }</b> nevkládá nic. Slíbeno bylo { $said }.
       *[other] <b>{ $who }</b> vkládá { $energy }. Slíbeno bylo { $said }.
    }
}
kingos-event-bloomed = { $you ->
    [yes] <b>Ty</b> hraješ červenou kytku { $flower }.
   *[no] <b>{ $who }</b> hraje červenou kytku { $flower }.
}
kingos-event-no-red = { $you ->
    [yes] <b>Ty</b> nehraješ červenou kytku.
   *[no] <b>{ $who }</b> nehraje červenou kytku.
}
kingos-event-rolled = { $face ->
    [shield] Na kostce je štít.
    [sword] Na kostce je meč.
   *[moon] Na kostce je měsíc.
}
kingos-event-moon = Měsíc stojí na { $moon } z { $last }.
kingos-event-moon-back = Měsíc se vrací na { $moon } z { $last }.
kingos-event-field-won = { $seatsyou ->
    [yes] { $seatscount ->
        [one] Boj ({ $place }) vyhráváš { $value } proti { $strength }.
       *[other] Boj ({ $place }) vyhráváte <b>{ $seats }</b> { $value } proti { $strength }.
    }
   *[no] { $seatscount ->
        [one] Boj ({ $place }) vyhrává <b>{ $seats }</b> { $value } proti { $strength }.
       *[other] Boj ({ $place }) vyhrávají <b>{ $seats }</b> { $value } proti { $strength }.
    }
}
kingos-event-field-lost = { $seatsyou ->
    [yes] { $seatscount ->
        [one] Boj ({ $place }) prohráváš { $value } proti { $strength }.
       *[other] Boj ({ $place }) prohráváte <b>{ $seats }</b> { $value } proti { $strength }.
    }
   *[no] { $seatscount ->
        [one] Boj ({ $place }) prohrává <b>{ $seats }</b> { $value } proti { $strength }.
       *[other] Boj ({ $place }) prohrávají <b>{ $seats }</b> { $value } proti { $strength }.
    }
}
kingos-event-field-drawn = { $seatsyou ->
    [yes] { $seatscount ->
        [one] V boji ({ $place }) remizuješ { $value } proti { $strength }.
       *[other] V boji ({ $place }) remizujete <b>{ $seats }</b> { $value } proti { $strength }.
    }
   *[no] { $seatscount ->
        [one] V boji ({ $place }) remizuje <b>{ $seats }</b> { $value } proti { $strength }.
       *[other] V boji ({ $place }) remizují <b>{ $seats }</b> { $value } proti { $strength }.
    }
}
kingos-event-kingos-won = { $seatsyou ->
    [yes] { $seatscount ->
        [one] Kingoše porážíš { $value } proti { $strength }.
       *[other] Kingoše porážíte <b>{ $seats }</b> { $value } proti { $strength }.
    }
   *[no] { $seatscount ->
        [one] Kingoše poráží <b>{ $seats }</b> { $value } proti { $strength }.
       *[other] Kingoše porážejí <b>{ $seats }</b> { $value } proti { $strength }.
    }
}
kingos-event-kingos-lost = { $seatsyou ->
    [yes] { $seatscount ->
        [one] S Kingošem prohráváš { $value } proti { $strength }.
       *[other] S Kingošem prohráváte <b>{ $seats }</b> { $value } proti { $strength }.
    }
   *[no] { $seatscount ->
        [one] S Kingošem prohrává <b>{ $seats }</b> { $value } proti { $strength }.
       *[other] S Kingošem prohrávají <b>{ $seats }</b> { $value } proti { $strength }.
    }
}
kingos-event-kingos-drawn = { $seatsyou ->
    [yes] { $seatscount ->
        [one] S Kingošem remizuješ { $value } proti { $strength }.
       *[other] S Kingošem remizujete <b>{ $seats }</b> { $value } proti { $strength }.
    }
   *[no] { $seatscount ->
        [one] S Kingošem remizuje <b>{ $seats }</b> { $value } proti { $strength }.
       *[other] S Kingošem remizují <b>{ $seats }</b> { $value } proti { $strength }.
    }
}
kingos-event-rewarded = { $you ->
    [yes] { $steps ->
        [one] <b>Ty</b> posouváš kamínek o krok.
        [few] <b>Ty</b> posouváš kamínek o { $steps } kroky.
       *[other] <b>Ty</b> posouváš kamínek o { $steps } kroků.
    }
   *[no] { $steps ->
        [one] <b>{ $who }</b> posouvá kamínek o krok.
        [few] <b>{ $who }</b> posouvá kamínek o { $steps } kroky.
       *[other] <b>{ $who }</b> posouvá kamínek o { $steps } kroků.
    }
}
kingos-event-cannot-suffer = { $you ->
    [yes] <b>Ty</b> nemáš, co strážce chce: { $guardian }.
   *[no] <b>{ $who }</b> nemá, co strážce chce: { $guardian }.
}
kingos-event-lost = Všechny karty leží a na citadelu nevede cesta. Vyhrává ostrov.
kingos-event-midnight = Půlnoc. Vyhrává ostrov.
kingos-event-late = Šedesát tahů je pryč. Vyhrává ostrov.

## Vyúčtování
kingos-line-energy = Energie proti Kingošovi
kingos-line-red = { $flower }
kingos-line-lost = Na citadelu nevede cesta
kingos-line-midnight = Půlnoc
kingos-line-late = Šedesát tahů

## Pravidla bod po bodu, našimi slovy
kingos-clause = pravidlo { $clause }
kingos-clause-1-1 = Dva až pět dobrodruhů, nebo jeden sám. Každý má figurku, šest energií, tabulku akcí, kolečko s kamínkem a tři pole na energii: vitalita, únava, boj.
kingos-clause-1-2 = Karty ostrova jsou ve dvou balíčcích, plážový leží nahoře. Karta je pohoda, louka nebo nebezpečí; na hranách mohou být černé nebo červené bodliny.
kingos-clause-1-3 = Strážci jsou v pytlíku. Každý má sílu, odměnu v krocích a trest: kytky, kletby nebo energie.
kingos-clause-1-4 = Žluté kytky se hrají akcí kytka, červené v boji. Modré kletby se stanou jednou, bílé platí dál.
kingos-clause-1-5 = Kostka: 1 je štít, 6 meč, 2 až 5 měsíc.
kingos-clause-1-6 = Karty, strážci, kolečko a čísla jsou domácí sada.
kingos-clause-2-1 = Všichni začínají na pláži. Citadela s Kingošem leží přímo nad ní, čtyři až sedm kroků daleko.
kingos-clause-2-2 = Šest energií ve vitalitě, kamínek na hvězdičce, žádné kytky, žádné kletby.
kingos-clause-2-3 = Žeton boje začíná po pravici začínajícího a putuje proti tahům; nebo začíná u něj a putuje po tazích.
kingos-clause-2-4 = Odpočinek vedle strážce a odpočet měsíce jsou volby.
kingos-clause-2-5 = Kdo začíná, se losuje. Měsíc stojí na prvním políčku.
kingos-clause-2-6 = Měsíc má 12 políček; jde-li žeton boje po tazích, 6 na hráče; pro jednoho 6.
kingos-clause-2-7 = Čtvercová síť bez konce doleva, doprava i nahoru. Na poli může stát kdokoli. Pláž a citadela nemají bodliny.
kingos-clause-3-1 = Tah: dvě akce. Kdo má žeton boje, má pak boje a další dvě akce a žeton boje předá.
kingos-clause-3-2 = Akce jsou dobrovolné. Druhá z dvojice je jiného druhu a stojí energii. Bez energie není.
kingos-clause-3-3 = Zablokovanou akci nelze provést. Co dělá karta, není akce.
kingos-clause-3-4 = Při n hráčích jsou boje v n-tém tahu a pak v každém (n − 1)-tém; jde-li žeton boje po tazích nebo hraje-li jeden, v každém.
kingos-clause-3-5 = Kdo vynechá první akci a pak něco udělá, udělal první akci. Obě použití kytky jsou jeden druh. Energie se ztrácí před druhou akcí. Druhá dvojice začíná znovu.
kingos-clause-4-1 = Odpočinek: dvě energie z únavy do vitality, na pohodě tři. Vedle strážce ne, nebo po dohodě jedna. Odpočinek, který nic nepřinese, se nedělá.
kingos-clause-4-2 = Kytka: zahraj žlutou, nebo si na louce jednu lízni. Co je přes pět, hned zahodíš, vybíráš ty. Kytka, která by nic neudělala, se zahrát smí, ale přijde nazmar.
kingos-clause-4-3 = Kletba: zahraj ji ze své tabulky. Modrá se stane a zahodí se. Bílá visí nad citadelou, dokud ji nenahradí jiná.
kingos-clause-4-4 = Pohyb o jedno pole. Ne nahoru od strážce, ne do moře, ne proti červeným bodlinám, ne do neznáma, když došly karty. Bodliny platí, když míří na tebe.
kingos-clause-4-5 = Cesta proti černým bodlinám přinese jednu kletbu, po kroku a před objevováním.
kingos-clause-4-6 = Na neprozkoumané místo se položí karta, k tobě bez červených bodlin. Na nebezpečí přijde strážce.
kingos-clause-4-7 = Na citadelu se vchází z kteréhokoli prozkoumaného pole vedle, nezakazují-li to červené bodliny.
kingos-clause-4-8 = Na citadele můžeš odpočívat a odejít kamkoli: Kingoš není strážce.
kingos-clause-4-9 = Když nemůžeš nikam, smíš pohybem odejít na pláž.
kingos-clause-5-1 = Ztratit energii znamená přesunout ji z vitality do únavy. Co tam není, se neztratí.
kingos-clause-5-2 = Prokletí: lízni si kletbu, prohlédni si ji a polož ji na odpočinek, kytku nebo pohyb. Kdo může udělat krok, má volné místo; strážce, který žádné nenajde, tě odhodí zpátky (6.8).
kingos-clause-5-3 = Dokud na místě leží kletba, je ta akce zablokovaná.
kingos-clause-5-4 = Když dojdou kletby, zamíchají se zahozené.
kingos-clause-5-5 = Na pláž ani na citadelu strážce nesmí. Pod pobřežím je moře; koho tam něco zažene, skončí na pláži.
kingos-clause-5-6 = Když je pytlík prázdný, vracejí se poražení strážci, nejmíň tři: když je třeba, i ti nejblíž k pláži. Mezi stejnými vybírá, kdo má žeton boje.
kingos-clause-5-7 = Odhození: o pole dolů, přes všechny bodliny, na nejbližší kartu pod tebou nebo na pláž.
kingos-clause-5-8 = Když není balíček ani zahozené karty, nelíže se nic.
kingos-clause-6-1 = Boje jsou všechny najednou, kdekoli se dobrodruh potká se strážcem, a na citadele.
kingos-clause-6-2 = Domluvte se na čemkoli. Nic nezavazuje. Než se vloží energie, mohou všichni, kdo bojují na jednom poli spolu, najednou říct, kolik vloží, ať už je to pravda, nebo ne, nebo mlčet. Stůl si pamatuje, čí slovo platilo.
kingos-clause-6-3 = Tajně a najednou vloží každý bojující libovolnou energii z vitality. Odkrývá se společně.
kingos-clause-6-4 = Pak smí každý bojující zahrát jednu červenou kytku, v pořadí od hráče na tahu.
kingos-clause-6-5 = Štít: všechny boje končí remízou a stojí menší polovinu vložené energie. Meč: o dvě víc na každém poli.
kingos-clause-6-6 = Měsíc na kostce posune měsíc.
kingos-clause-6-7 = Vyhrává víc než síla. Každý vítěz posune kamínek o odměny: za kytku na cestě kytka, za hvězdičku energie. Strážci odcházejí.
kingos-clause-6-8 = Kdo prohraje, utrpí trest každého strážce na poli; když nemůže, odhodí ho to zpátky.
kingos-clause-6-9 = Po boji jde energie do únavy, není-li to remíza. Červené kytky se zahodí.
kingos-clause-6-10 = Kingoš není strážce: bonusy proti strážcům neplatí. Kdo s ním prohraje, toho to odhodí zpátky a nic víc. Na mírném ostrově je o jednu slabší za každého z vás.
kingos-clause-6-11 = Kostkou se hází, i když nikdo nebojuje.
kingos-clause-6-12 = Nejdřív se rozhodnou všechna pole, pak se v pořadí tahů vyplatí odměny a tresty, pak se přesunou odhození a nakonec se kontroluje měsíc.
kingos-clause-6-13 = Vyhrávají všichni na poli, i kdo nic nevložil. Počítá se každá kytka i hvězdička na cestě.
kingos-clause-6-14 = Víc strážců trestá jeden po druhém od nejslabšího, každý celým trestem, nebo vůbec. Které kytky ztratíš, vybíráš ty.
kingos-clause-6-15 = Při remíze strážci zůstávají a není odměna ani trest.
kingos-clause-6-16 = V každém tahu, i v cizím, můžeš jednou na všechny něco zavolat: kolik přineseš, kde se sejít, ať počkají, ať si odpočinou, nebo kolik mají. Slyšet je to do konce tvého příštího tahu, nic to nestojí a nikoho to nezavazuje. V boji se nevolá.
kingos-clause-7-1 = Kdo porazí Kingoše, vyhrává; z více ten s nejvyšší vlastní hodnotou, energií a kytkou. Stejní se dělí.
kingos-clause-7-2 = Když leží všechny karty a na citadelu nevede cesta, vyhrává ostrov.
kingos-clause-7-3 = Když měsíc stojí na posledním políčku, padne další měsíc a Kingoš přežije, vyhrává ostrov.
kingos-clause-7-4 = Bez odpočtu vyhrává ostrov, když má každý za sebou šedesát tahů.
kingos-clause-8-1 = Skryté: karty v ruce, která kletba kde leží, slova a energie až do odkrytí, pořadí balíčků, pytlík.
kingos-clause-8-2 = Všechno ostatní je vidět.
kingos-clause-9-1 = Dvacet čtyři kytky čtrnácti druhů; na každé stojí, co dělá.
kingos-clause-9-2 = Deset modrých kleteb; na každé stojí, co dělá.
kingos-clause-9-3 = Osm bílých kleteb; každá mění jedno trvalé pravidlo.
kingos-clause-9-4 = Dvacet strážců deseti druhů, po dvou, síla dvě až osm.
kingos-clause-9-5 = Třicet karet ostrova patnácti druhů, po dvou.
kingos-clause-9-6 = Kolečko má dvanáct políček, hvězdičku a tři kytky. Čím víc vás je, tím je Kingoš silnější.

## Proč ne, dřív než se ptáme serveru
kingos-whynot-guardian = Stojí tu strážce: z tohoto pole to nahoru nejde. { $open }
kingos-whynot-sea = Tudy je moře. { $open }
kingos-whynot-unexplored = Nikdo tam nebyl a žádná karta ostrova už nezbývá. { $open }
kingos-whynot-spikes = Červené bodliny míří na tebe. Proti nim to nejde. { $open }
kingos-whynot-brambles = Nad citadelou visí kletba Ostružiní (pravidlo 9.3): černé bodliny teď nikoho nepustí. { $open }
kingos-whynot-no-move-now = Teď se hnout nemůžeš: pohyb už byl první akcí, nebo na něm leží kletba.
kingos-whynot-same-kind = To už byla první akce. Druhá musí být jiného druhu.
kingos-whynot-blocked = Leží na tom kletba. Zahraj ji a místo se uvolní.
kingos-whynot-rest-guardian = Vedle strážce se neodpočívá. Nejdřív pryč, jen ne nahoru.
kingos-whynot-rest-nothing = Odpočinek by nic nepřinesl: v únavě je málo energie.
kingos-whynot-no-flower = Kytky se sbírají na louce a v ruce žádnou k zahrání nemáš.
kingos-whynot-only-red = Kytky se sbírají na louce a ty v ruce jsou červené: hrají se v boji.
kingos-whynot-none-left = Na louce už žádná kytka nezbyla a žlutou k zahrání nemáš.
kingos-whynot-no-curse = Na tabulce ti žádná kletba neleží.
kingos-whynot-no-step = Odtud žádný krok nevede.
kingos-whynot-first-discard = Nejdřív zahoď kytky: v ruce jich máš víc, než smíš.
kingos-whynot-first-give-flowers = Nejdřív vyber kytky, které ztrácíš.
kingos-whynot-first-say = Nejdřív řeči před bojem: řekni číslo, nebo mlč.
kingos-whynot-first-put-in = Nejdřív vlož do boje energii, nebo žádnou.
kingos-whynot-first-bloom = Nejdřív tvůj boj: zahraj červenou kytku, nebo žádnou.
kingos-whynot-first-lay-curse = Nejdřív polož kletbu na akci, na které ještě žádná neleží.
kingos-whynot-first-recall = Nejdřív vyber strážce, který se vrátí do pytlíku.
kingos-whynot-first-drift = Nejdřív vyber, kam tě vítr odnese.
kingos-whynot-first-drive = Nejdřív vyber strážce a kam ho zaženeš.
kingos-whynot-first-turn-card = Nejdřív otoč kartu, na které stojíš.
kingos-whynot-too-much = Ve vitalitě máš { $most }. Víc vložit nejde.
kingos-whynot-say-too-much = Ve vitalitě máš { $most } a všichni to vidí. Víc říct nejde.
kingos-ui-open = Cesta vede: { $ways }.
kingos-ui-open-none = Ani jinudy to teď nejde.

## Ostrov na stole
kingos-ui-turn = Tah { $turn }
kingos-ui-rail = Vedle ostrova
kingos-ui-whole = Celý ostrov
kingos-ui-nearer = Blíž
kingos-ui-farther = Dál
kingos-ui-unexplored = Neprozkoumáno
kingos-ui-unexplored-text = Nikdo neví, co tu je. Kdo přijde, lízne kartu.
kingos-ui-you-here = Tady stojíš
kingos-ui-guard = { $guardian }, síla { $strength }
kingos-ui-spikes = { $colour ->
    [red] Červené bodliny
   *[black] Černé bodliny
} { $side ->
    [up] nahoře
    [right] vpravo
    [down] dole
   *[left] vlevo
}, { $way ->
    [in] proti tomu, kdo odchází
   *[out] proti tomu, kdo přichází
}
kingos-ui-stakes = výhra: kolečko o { $reward }; prohra: { $punishment }
kingos-ui-step = Jít { $direction }{ $cost ->
    [curse] , za kletbu
    [explore] , do neznáma
   *[free] {""}
}
kingos-ui-step-free = Krok.
kingos-ui-step-explore = Krok do neznáma: položí se karta.
kingos-ui-step-curse = Bodliny míří na tebe: tenhle krok přinese kletbu.
kingos-ui-picked = Bodliny míří na tebe ({ $place }). Tenhle krok přinese kletbu. Stiskni znovu a jdi.
kingos-ui-picked-caption = Bodliny míří na tebe. Tenhle krok přinese <em>kletbu</em>. Jít i tak?
kingos-ui-go-cursed = Jít i tak
kingos-ui-rather-not = Radši ne
kingos-ui-drift = Nechat se odnést { $direction }
kingos-ui-drive = { $guardian }: zahnat { $direction }
kingos-ui-recall = Zpátky do pytlíku: { $guardian }
kingos-ui-moon = Měsíc na { $moon } z { $last }
kingos-ui-decks = Co zbývá
kingos-ui-deck-island = { $count ->
    [one] zbývá jedna karta ostrova
    [few] zbývají { $count } karty ostrova
   *[other] zbývá { $count } karet ostrova
}
kingos-ui-deck-bag = { $count ->
    [one] v pytlíku je jeden strážce
    [few] v pytlíku jsou { $count } strážci
   *[other] v pytlíku je { $count } strážců
}
kingos-ui-deck-flowers = { $count ->
    [one] v balíčku je jedna kytka
    [few] v balíčku jsou { $count } kytky
   *[other] v balíčku je { $count } kytek
}
kingos-ui-deck-curses = { $count ->
    [one] v balíčku je jedna kletba
    [few] v balíčku jsou { $count } kletby
   *[other] v balíčku je { $count } kleteb
}
kingos-ui-over = Hra skončila.
kingos-ui-waiting = { $count ->
    [one] { $who } přemýšlí.
   *[other] Přemýšlejí { $who }.
}
kingos-ui-waiting-chance = Rozhoduje ostrov.

## Energie, akce, kytky
kingos-ui-strength = Tvoje síly
kingos-ui-strength-other = Síly
kingos-ui-energy = energie: { $count }
kingos-ui-wheel = Kolečko: políčko { $at } z 12, do dalšího dárku { $next }
kingos-ui-gift = { $gift ->
    [star] { $steps ->
        [one] <b>Jeden krok</b> ke hvězdičce: nová energie.
        [few] <b>{ $steps } kroky</b> ke hvězdičce: nová energie.
       *[other] <b>{ $steps } kroků</b> ke hvězdičce: nová energie.
    }
   *[flower] { $steps ->
        [one] <b>Jeden krok</b> k další kytce.
        [few] <b>{ $steps } kroky</b> k další kytce.
       *[other] <b>{ $steps } kroků</b> k další kytce.
    }
}
kingos-ui-screen = Za zástěnou: nikdo to neuvidí, dokud nezvolí všichni. Přetáhni energii, ťukni na ni, nebo napiš číslo.
kingos-ui-screen-shut = Za zástěnou. Odkrývá se najednou.
kingos-ui-less = Méně
kingos-ui-more = Více
kingos-ui-of = z { $most }
kingos-ui-amount = Kolik energie vložit
kingos-ui-amount-said = Kolik energie slíbit
kingos-ui-put-in = { $energy ->
    [0] Nevložit nic
   *[other] Vložit { $energy }
}
kingos-ui-say = { $energy ->
    [0] Říct: „Nevložím nic“
   *[other] Říct: „Vložím { $energy }“
}
kingos-ui-say-nothing = Ani slovo
kingos-ui-no-flower = Bez kytky
kingos-ui-leave-it = Nechat to tak
kingos-ui-actions = Tvoje tabulka akcí
kingos-ui-rest-note = vrátí se { $energy }
kingos-ui-gather = Utrhnout kytku
kingos-ui-play = Zahrát žlutou
kingos-ui-flower-both = Utrhnout, nebo zahrát
kingos-ui-unleash = { $count ->
    [one] Zahrát kletbu
   *[other] Zahrát jednu z { $count }
}
kingos-ui-unleash-one = Zahrát, uvolní se { $place }
kingos-ui-play-one = Zahrát: { $flower }
kingos-ui-play-word = Zahrát
kingos-ui-waste-note = Teď by nic neudělala
kingos-ui-waste-caption = { $flower } by tu <em>nic</em> neudělala. Zahrát ji i tak?
kingos-ui-waste = Zahrát i tak
kingos-ui-go-back = Zpátky na pláž
kingos-ui-steps = { $count ->
    [one] Jedna cesta
    [few] { $count } cesty
   *[other] { $count } cest
}
kingos-ui-lay-here = Položit kletbu sem
kingos-ui-hand = Tvoje kytky
kingos-ui-hand-count = { $count ->
    [0] Tvoje kytky
   *[other] Tvoje kytky: { $count }
}
kingos-ui-hand-of = { $who }: kytky, { $count }
kingos-ui-hand-empty = Zatím žádné. Rostou na loukách a dává je kolečko.
kingos-ui-curses = Tvoje kletby
kingos-ui-curses-of = { $who }: kletby
kingos-ui-blocks = { $place ->
    [rest] Blokuje odpočinek.
    [flower] Blokuje kytky.
   *[move] Blokuje pohyb.
}
kingos-ui-put-back = { $count ->
    [one] Zahodit ji
    [few] Zahodit { $count }
   *[other] Zahodit { $count }
}
kingos-ui-give-up = Zahodit
kingos-ui-quarters = { $quarters ->
    [1] o čtvrtinu
    [2] o polovinu
   *[3] o tři čtvrtiny
}
kingos-ui-tone-yellow = akce
kingos-ui-tone-yellow-note = Hraje se akcí kytka.
kingos-ui-tone-red = boj
kingos-ui-tone-red-note = Hraje se ve vlastním boji, před hodem kostkou.
kingos-ui-tone-blue = jednou
kingos-ui-tone-blue-note = Stane se jednou, když je zahraná, a je pryč.
kingos-ui-tone-white = zůstává
kingos-ui-tone-white-note = Pravidlo pro všechny, dokud ho nevystřídá jiná bílá kletba.

## Dobrodruzi
kingos-ui-adventurers = Dobrodruzi
kingos-ui-token = Boje
kingos-ui-token-text = Drží žeton boje: v tomto tahu se bojuje.
kingos-ui-flowers = { $count ->
    [one] jedna kytka v ruce
    [few] { $count } kytky v ruce
   *[other] { $count } kytek v ruce
}
kingos-ui-slot = { $place ->
    [rest] Odpočinek
    [flower] Kytka
   *[move] Pohyb
}: { $cursed ->
    [yes] leží tam kletba
   *[no] volno
}
kingos-ui-has-words = slova jsou zvolena
kingos-ui-has-chosen = zvoleno
kingos-ui-thinking = { $you ->
    [yes] vybíráš
   *[no] přemýšlí
}
kingos-ui-yours = tvůj tah
kingos-ui-words-kept = Dodržené sliby: { $kept } z { $all }

## Cíl, volání, společně
kingos-ui-to-pawn = K mé figurce
kingos-ui-aim-together = Cíl: sejít se na citadele s víc než { $strength }, než bude měsíc v úplňku.
kingos-ui-aim-alone = Cíl: být na citadele s víc než { $strength }, než bude měsíc v úplňku.
kingos-ui-aim-ever = Cíl: sejít se na citadele s víc než { $strength }.
kingos-ui-aim-alone-ever = Cíl: být na citadele s víc než { $strength }.
kingos-ui-aim-last = Měsíc je skoro v úplňku: hned na citadelu, s víc než { $strength }.
kingos-ui-aim-here = Stojíš před Kingošem: porazí ho víc než { $strength }.
kingos-ui-aim-short = Cíl: citadela, s víc než { $strength }.
kingos-ui-reach = { $count } z { $all } na dosah
kingos-ui-calls = Zavolej na ostatní
kingos-ui-calls-heard = slyší to hned
kingos-ui-calls-once = jednou za tah
kingos-ui-calls-later = za chvilku
kingos-ui-calls-drawer = Volání
kingos-ui-call-bring = Přinesu asi
kingos-ui-call-here = Sraz tady
kingos-ui-call-citadel = Na citadelu
kingos-ui-call-wait = Počkejte na mě
kingos-ui-call-rest = Odpočiňte si
kingos-ui-call-how_much = Kolik máte?
kingos-ui-called-bring = Přinesu asi { $energy }
kingos-ui-called-here = Sejdeme se tady
kingos-ui-called-citadel = Sejdeme se na citadele
kingos-ui-called-wait = Počkejte na mě
kingos-ui-called-rest = Nejdřív si odpočiňte
kingos-ui-called-how_much = Kolik máte?
kingos-ui-together = Společně tady
kingos-ui-together-kingos = Společně proti Kingošovi
kingos-ui-together-drawer = Společně
kingos-ui-together-note = { $count ->
    [one] Tolik můžeš přinést. Je třeba { $need }.
    [few] Tolik můžete přinést ve { $count }. Je třeba { $need }.
   *[other] Tolik můžete přinést v { $count }. Je třeba { $need }.
}
kingos-ui-bar-sure = jistě
kingos-ui-bar-said = podle slov
kingos-ui-bar-most = nejvýš
kingos-ui-range = { $most ->
    [0] nic
   *[other] { $least } až { $most }
}
kingos-ui-says = slibuje { $energy }
kingos-ui-asks-here = zve k sobě
kingos-ui-asks-citadel = bude tam
kingos-ui-asks-wait = prosí o čas
kingos-ui-asks-rest = chce oddech
kingos-ui-asks-how_much = ptá se kolik
kingos-ui-steps-off = { $count ->
    [one] krok daleko
    [few] { $count } kroky daleko
   *[other] { $count } kroků daleko
}
kingos-ui-hand-count-short = { $count ->
    [one] jedna kytka
    [few] { $count } kytky
   *[other] { $count } kytek
}
kingos-ui-kept-short = drží { $kept } z { $all }

## Proč je akce šedá, dvěma třemi slovy
kingos-grey-waiting = nejsi na tahu
kingos-grey-first = nejdřív něco jiného
kingos-grey-same-kind = to už byla první akce
kingos-grey-blocked = leží na ní kletba
kingos-grey-rest-guardian = vedle strážce to nejde
kingos-grey-rest-nothing = máš odpočato
kingos-grey-no-flower = není louka ani kytka
kingos-grey-only-red = žádná žlutá kytka
kingos-grey-none-left = kytky došly
kingos-grey-no-curse = žádnou nemáš
kingos-grey-no-step = žádný krok nevede

## Boje
kingos-ui-battle = Boj
kingos-ui-battles = Boje
kingos-ui-battle-over = Boje skončily.
kingos-ui-against = Proti síle { $strength }.
kingos-ui-against-kingos = Proti Kingošovi: { $strength }.
kingos-ui-need = { $who ->
    [you] Potřebuješ aspoň <b>{ $need }</b>.
    [us] Dohromady potřebujete aspoň <b>{ $need }</b>.
   *[them] Je potřeba aspoň <b>{ $need }</b>.
} Kostka může přidat dvě, nebo vyhlásit remízu.
kingos-ui-could = { $who ->
    [you] Můžeš přinést <b>{ $sure }</b>
    [us] Můžete přinést <b>{ $sure }</b>
   *[them] Můžou přinést <b>{ $sure }</b>
}{ $more ->
    [yes] , nejvýš { $most }.
   *[no] .
}
kingos-ui-brings = { $who ->
    [you] Přinášíš <b>{ $sure }</b>
    [us] Přinášíte <b>{ $sure }</b>
   *[them] Přinášejí <b>{ $sure }</b>
}{ $more ->
    [yes] , s kytkami nejvýš { $most }.
   *[no] .
}
kingos-ui-reveal = Tlapky se otvírají.
kingos-ui-strong = { $foe }: síla { $strength }.
kingos-ui-guardians = Strážci: { $count }
kingos-ui-brought = { $who ->
    [you] Tvoje síla: { $value }.
    [us] Vaše síla dohromady: { $value }.
   *[them] { $name }: { $value }.
}
kingos-ui-title-won = { $kingos ->
    [yes] Kingoš je poražen, o { $by }.
   *[no] Vyhráno o { $by }.
}
kingos-ui-title-lost = { $by ->
    [0] Prohra: stejně nestačí.
   *[other] Prohra o { $by }.
}
kingos-ui-title-drawn = Remíza.
kingos-ui-result-won = výhra
kingos-ui-result-lost = prohra
kingos-ui-result-drawn = remíza
kingos-ui-said = slíbeno { $energy }
kingos-ui-said-nothing = beze slova
kingos-ui-unlike = ale skutek byl jiný
kingos-ui-nothing = nic
kingos-ui-paw-shut = { $you ->
    [yes] máš zvoleno
   *[no] zvoleno
}
kingos-ui-face-sword = o dvě víc, jednou za pole
kingos-ui-face-shield = remíza: polovina vloženého je pryč
kingos-ui-face-moon = nic navíc; měsíc jde dál
kingos-ui-due-wheel = kolečko o { $count }
kingos-ui-due-energy = { $count ->
    [one] nová energie
    [few] { $count } nové energie
   *[other] { $count } nových energií
}
kingos-ui-due-flower = { $count ->
    [one] kytka
    [few] { $count } kytky
   *[other] { $count } kytek
}
kingos-ui-due-tired = ztráta energie: { $count }
kingos-ui-due-gave = { $count ->
    [one] ztráta kytky
   *[other] ztráta kytek: { $count }
}
kingos-ui-due-curse = { $count ->
    [one] kletba
    [few] { $count } kletby
   *[other] { $count } kleteb
}
kingos-ui-due-thrown = zpátky o pole
kingos-ui-foot-won = { $guards ->
    [one] Strážce odchází
   *[other] Strážci odcházejí
}{ $count ->
    [one] {" "}a kolečko se točí.
   *[other] {" "}a kolečko se točí všem.
}
kingos-ui-foot-lost = { $guards ->
    [one] Strážce zůstává a bere si své.
   *[other] Strážci zůstávají a berou si své.
}
kingos-ui-foot-drawn = { $guards ->
    [one] Strážce zůstává a nikoho netrestá.
   *[other] Strážci zůstávají a nikoho netrestají.
}
kingos-ui-foot-nothing = Nikdo nic nezískal a nikdo není potrestán.
kingos-ui-foot-kingos-won = Vyhrává, kdo do boje přinesl nejvíc.
kingos-ui-foot-kingos-lost = Kingoš odhodí všechny o pole zpátky.
kingos-ui-foot-kingos-drawn = Kingoš zůstává, kde je, a ostatní taky.
kingos-ui-next-battle = Další boj
kingos-ui-go-on = Dál

## Konec
kingos-ui-end-kingos = Kingoš je poražen. Vyhrává, čí vlastní síla v tom boji byla největší.
kingos-ui-end-lost = Všechny karty leží a na citadelu nevede cesta. Ostrovu zůstal jeho král.
kingos-ui-end-midnight = Půlnoc. Měsíc došel na konec a Kingoš tam pořád sedí.
kingos-ui-end-late = Každý měl šedesát tahů a Kingoš tam pořád sedí.
kingos-ui-climb = Jak se stoupalo
kingos-ui-means = Nakonec energie: { $energy }, kytky: { $flowers }.
kingos-ui-headline-you = Kingoš je poražen a poslední rána je tvoje.
kingos-ui-headline-one = Kingoš je poražen. Poslední rána: { $who }.
kingos-ui-headline-shared = Kingoš je poražen. O vítězství se dělí: { $who }.
kingos-ui-headline-island = Vyhrává ostrov.

## Co se u stolu řekne jedním stiskem
kingos-phrase-together = Pojďme na to společně.
kingos-phrase-promise = Co řeknu, to vložím.
kingos-phrase-everything = Dávám všechno.
kingos-phrase-more = Tady je potřeba víc.
kingos-phrase-empty = Nic už mi nezbývá.
kingos-phrase-mine = Tohohle nechte mně.
kingos-phrase-wait = Počkejte, nejdřív si odpočinu.
kingos-phrase-citadel = Všichni k citadele.
kingos-phrase-moon = Měsíc už je skoro na konci.
kingos-phrase-remember = Pamatuju si, kdo lhal.
kingos-phrase-sorry = Promiňte, muselo to být.
kingos-phrase-thanks = Hezký boj.

## Počítadlo
kingos-no-pad = V téhle hře se na konci nic nesčítá. Vyhrál ten, kdo v bitvě, která Kingoše porazila, udeřil nejsilněji; stejně silní se dělí, a jinak vyhrál ostrov. Na stole je to vidět.

## Lekce
kingos-learn-guardians = Deset druhů strážců
kingos-learn-flowers = Čtrnáct druhů kytek
kingos-learn-curses = Osmnáct kleteb
kingos-learn-chapter-1 = V krabici
kingos-learn-chapter-2 = Příprava
kingos-learn-chapter-3 = Tah
kingos-learn-chapter-4 = Čtyři akce
kingos-learn-chapter-5 = Energie, kletby, pole
kingos-learn-chapter-6 = Boje
kingos-learn-chapter-7 = Konec
kingos-learn-chapter-8 = Co je skryté
kingos-learn-chapter-9 = Co dělají karty
kingos-learn-answer-flower = Kytku
kingos-learn-answer-star = Novou energii
kingos-learn-answer-nothing = Nic
kingos-learn-answer-you = Ty
kingos-learn-answer-mourek = Mourek
kingos-learn-answer-both = Oba
kingos-learn-hello-title = Ostrov, který nikdo neviděl
kingos-learn-hello = Ty a Mourek stojíte na pláži. Rovně nahoře je citadela a v ní <em>Kingoš</em>. Na toho jeden sám nestačí; poslední ránu ale zasadí jen jeden z vás.
kingos-learn-step-title = Krok do neznáma
kingos-learn-step = Tah má dvě akce. Tvoje první: <em>pohyb</em>. Kdo vstoupí na neprozkoumané místo, položí tam kartu. Jdi nahoru.
kingos-learn-step-right = Pastvina: louka, na které se sbírají kytky.
kingos-learn-step-wrong = I to by šlo. Citadela je ale nahoře: zkus místo nad sebou.
kingos-learn-second-title = Druhá akce něco stojí
kingos-learn-second = Musí být <em>jiného druhu</em> a stojí jednu energii: ta přejde z vitality do únavy. Vyber akci kytka.
kingos-learn-second-right = Mák: červený, takže počká na boj. Odpočinek vrací unavenou energii, dvě najednou.
kingos-learn-second-wrong = Tohle teď nejde. Na louce to bude kytka.
kingos-learn-spikes-title = Bodliny, které míří na tebe
kingos-learn-spikes = O dva tahy později, o pole výš. Bodliny platí, jen když <em>míří na tebe</em>: černé přinesou kletbu, červené nepustí nikoho. Udělej krok, který nic nestojí.
kingos-learn-spikes-right = Tam na tebe nic nemířilo. Vpravo míří ven, proti těm, kdo přicházejí.
kingos-learn-spikes-wrong = Tyhle míří dovnitř, na toho, kdo tudy odchází: přišla by kletba. Najdi hranu bez nich, nebo s bodlinami ven.
kingos-learn-danger-title = Strážce
kingos-learn-danger = V nebezpečí čeká strážce. Tenhle ježek má <em>sílu 4</em>. Mourek drží žeton boje, takže se bojuje teď. Kolik musíte dohromady vložit nejméně?
kingos-learn-danger-right = Vyhrává víc než síla; stejně nestačí.
kingos-learn-danger-wrong = Víc než síla, ale ne víc, než je potřeba: energie se bojem unaví.
kingos-learn-put-title = Slovo a skutek
kingos-learn-put = Mourek říká: „Vložím tři.“ Nic ho neváže. Za svou zástěnou zvol, kolik vložíš <em>ty</em>: přetáhni energii do boje, nebo napiš číslo. Pak se všechny tlapky otevřou najednou.
kingos-learn-put-right = Ještě že mu nevěříš: vložil jednu. Stáli jste tam oba, takže odměnu máte oba.
kingos-learn-put-other = Vložil jednu, ne tři. To je málo: ježek prokleje oba. Se čtyřmi tvými by to stačilo.
kingos-learn-wheel-title = Kolečko
kingos-learn-wheel = Poražený strážce posune tvůj kamínek na kolečku: za ježka o pět. Počítá se každý dárek, na který dojde nebo který přejde. Od hvězdičky o pět: co to přineslo?
kingos-learn-wheel-right = Kytku na třetím políčku. Hvězdička po celém kole je nová energie, a tak se dá nabrat síla i na Kingoše.
kingos-learn-wheel-wrong = Počítej shora po směru hodin: na třetím políčku něco je.
kingos-learn-curse-title = Kletba
kingos-learn-curse = Kletba leží na jedné z tvých akcí a <em>blokuje</em> ji, dokud ji nezahraješ. Kam, to je na tobě: stiskni odpočinek, kytku nebo pohyb.
kingos-learn-curse-right = Blokováno. Akcí kletba ji zahraješ: modré se stanou jednou, bílé visí nad citadelou jako pravidlo pro všechny.
kingos-learn-curse-wrong = Odpočinek, kytka nebo pohyb: akci kletba blokovat nejde.
kingos-learn-call-title = Zavolej na ostatní
kingos-learn-call = Stojíš těsně pod citadelou a máš sedm energií. Kingoš má třináct a Mourek je na cestě nahoru. Ve svém i v jeho tahu můžeš na všechny něco <em>zavolat</em>. Zeptej se ho, kolik má.
kingos-learn-call-right = „Přinesu asi 8.“ Patnáct by stačilo, a tak se vyplatí na něj počkat. Volání nikoho nezavazuje, ale boti mu rozumějí, odpovědí a často přijdou.
kingos-learn-call-wrong = I to se dá zavolat. Nejdřív je ale dobré vědět, kolik má.
kingos-learn-kingos-title = Poslední rána
kingos-learn-kingos = Sejdete se na citadele. Šest od tebe, osm od Mourka: čtrnáct proti třinácti a Kingoš padá. Kdo vyhrává hru?
kingos-learn-kingos-right = Ten, kdo přinesl nejvíc. Společně proti sobě: v tom je celý ten trik.
kingos-learn-kingos-wrong = Z těch, kdo ho porazili, vyhrává ten s největší vlastní energií a kytkou, a to sám.
kingos-learn-ready-title = Před půlnocí
kingos-learn-ready = Kostka posouvá měsíc skoro při každém boji. Když dojde na konec, nebo když na citadelu nevede cesta, <em>vyhrává ostrov</em> a vy všichni prohráváte. Blafuj, ale ne moc dlouho.

## Co zůstane z odehraných her na vlastní stránce
kingos-measures = slova
kingos-measure-nights = noci
kingos-measure-kept = dodržená slova
kingos-measure-broken = porušená slova
kingos-measure-strength = síla

## Hádanky
kingos-puzzle-title = { $reds ->
    [0] Ani o kapku víc
   *[other] S květinami v tlapce
}
kingos-puzzle-aim = Jsi na poli bez pomoci, proti síle { $strength }, a máš energii { $energy }{ $reds ->
    [0] {""}
    [one] {" "}a k tomu červenou květinu, kterou můžeš zahrát potom
   *[other] {" "}a k tomu červené květiny, které můžeš zahrát potom
}. Kostka má { $faces } stěn: štít ({ $shields }) znamená remízu, meč ({ $swords }) přidá dva. Najdi, co vyhraje nejčastěji, a z toho, co vyhrává stejně často, to nejmenší.

## Kočičí atlas
kingos-guide-flowers-title = Zač stojí květina
kingos-guide-flowers-note = O kolik her ze 100 víc vyhraje ten, kdo začíná tah s touhle květinou v ruce navíc, a o kolik víc ostrov. Hrají tři a hru domýšlí trenérka: dvě kola podle jednoduchých pravidel, pak podle toho, jak takové pozice dopadaly.
kingos-guide-flowers-unit = her ze 100, víc nebo míň
kingos-guide-flowers-owner = kdo ji má
kingos-guide-flowers-island = ostrov
kingos-guide-curses-title = Co stojí kletba
kingos-guide-curses-note = O kolik her ze 100 víc nebo míň vyhraje ten, kdo začíná tah s touhle kletbou navíc na volném místě své tabulky, a o kolik víc ostrov. Počítá se jako u květin.
kingos-guide-curses-unit = her ze 100, víc nebo míň
kingos-guide-curses-owner = kdo ji má
kingos-guide-curses-island = ostrov
kingos-guide-fields-title = Zač stojí pole
kingos-guide-fields-note = O kolik her ze 100 víc nebo míň vyhraje ten, kdo právě objevil tohle pole, a o kolik víc ostrov, proti všemu, co tam mohlo ležet. Počítá se jako u květin. Třem hráčům balíček od pláže skoro vždycky vystačí na celou hru, takže o tom od citadely tu nic není.
kingos-guide-fields-unit = her ze 100, víc nebo míň
kingos-guide-fields-owner = kdo je objeví
kingos-guide-fields-island = ostrov
kingos-guide-island-title = Jak často vyhraje ostrov
kingos-guide-island-note = Ze 100 her botů jedné úrovně s obvyklými volbami. Líza hraje pro sebe, Mourek je něco mezi: kdo se míň dělí, častěji prohraje s ostrovem.
kingos-guide-island-unit = hry ze 100
kingos-guide-island-hard = Líza a jí podobní
kingos-guide-island-medium = Mourek a jemu podobní
kingos-guide-turns-title = Jak dlouho hra trvá
kingos-guide-turns-note = Tahy všech hráčů dohromady, než padne Kingoš nebo vyjde měsíc.
kingos-guide-turns-unit = tahy
kingos-guide-turns-hard = Líza a jí podobní
kingos-guide-turns-medium = Mourek a jemu podobní
kingos-guide-guardians-title = Jak často je strážce poražen
kingos-guide-guardians-note = Kolik bitev ze 100 na poli strážce se vyhraje; remíza se nepočítá. Nejslabší strážce je nahoře.
kingos-guide-guardians-unit = bitvy ze 100
kingos-guide-guardians-hard = Líza a jí podobní
kingos-guide-guardians-medium = Mourek a jemu podobní
kingos-guide-seats-2 = 2 hráči
kingos-guide-seats-3 = 3 hráči
kingos-guide-seats-4 = 4 hráči
kingos-guide-seats-5 = 5 hráčů
kingos-guide-word = „Pět hráčů, kteří hrají každý za sebe, prohraje s ostrovem devět her z deseti. Věrnost není laskavost, ale počty.“

## Rady
kingos-advice-rest = Odpočinout si.
kingos-advice-gather = Natrhat květinu.
kingos-advice-flower = Zahrát květinu { $flower }.
kingos-advice-curse = Zahrát kletbu { $curse }.
kingos-advice-move = Jít { $direction }.
kingos-advice-go-back = Vrátit se na pláž.
kingos-advice-pass = Nedělat už nic.
kingos-advice-silent = Neříkat nic.
kingos-advice-lay-curse = Položit kletbu na „{ $place }“.
kingos-advice-discard = Vzdát se: { $flowers }.
kingos-advice-drive = Zahnat strážce { $guardian } { $direction }.
kingos-advice-turn-card = { $quarters ->
    [0] Nechat kartu, jak leží.
    [one] Otočit kartu o čtvrtinu.
    [2] Otočit kartu o půlku.
   *[other] Otočit kartu o tři čtvrtiny.
}
kingos-advice-recall = Odvolat strážce { $guardian } ({ $place }).
kingos-advice-say = { $energy ->
    [0] Říct, že nevložíš nic.
   *[other] Říct, že vložíš { $energy }.
}
kingos-advice-put-in = { $energy ->
    [0] Nevložit nic.
   *[other] Vložit { $energy }.
}
kingos-nudge-rest = Mysli na svou sílu.
kingos-nudge-flowers = Mysli na kytky.
kingos-nudge-curses = Mysli na své kletby.
kingos-nudge-way = Mysli na cestu.
kingos-nudge-guardians = Mysli na strážce.
kingos-nudge-nothing = Musíš vůbec něco dělat?
kingos-nudge-energy = { $much ->
    [little] Stačí spíš málo.
    [much] Radši hodně než málo.
   *[some] Ani málo, ani všechno.
}
kingos-bluff = Co si ostatní ze slova vyvodí a jestli dodrží to svoje, nespočítá nikdo.

# Co kouč předvídá
kingos-line-ahead-nearer = { $moons ->
    [99] blíž k citadele, v krocích: zbývá { $steps }
    [0] blíž k citadele, v krocích: zbývá { $steps } a příští měsíc je poslední
    [one] blíž k citadele, v krocích: zbývá { $steps }, měsíc má před sebou jedno políčko
    [few] blíž k citadele, v krocích: zbývá { $steps }, měsíc má před sebou { $moons } políčka
   *[other] blíž k citadele, v krocích: zbývá { $steps }, měsíc má před sebou { $moons } políček
}
kingos-line-ahead-farther = { $moons ->
    [99] dál od citadely, v krocích: zbývá { $steps }
    [0] dál od citadely, v krocích: zbývá { $steps } a příští měsíc je poslední
    [one] dál od citadely, v krocích: zbývá { $steps }, měsíc má před sebou jedno políčko
    [few] dál od citadely, v krocích: zbývá { $steps }, měsíc má před sebou { $moons } políčka
   *[other] dál od citadely, v krocích: zbývá { $steps }, měsíc má před sebou { $moons } políček
}
kingos-line-ahead-away = každý krok vede dál od citadely, aspoň o tolik
kingos-line-ahead-energy = energie ve vitalitě
kingos-line-ahead-shelter = o tolik víc energie tam vrátí odpočinek
kingos-line-ahead-price = energie za druhou akci
kingos-line-ahead-kept = ušetřená energie za druhou akci
kingos-line-ahead-otherwise = energie, o kterou by přišlo cokoli jiného, podle odhadu botů
kingos-line-ahead-flower = kytky v ruce
kingos-line-ahead-choice = { $limit ->
    [few] větší výběr: v ruce zůstanou nejvýš { $limit } kytky
   *[other] větší výběr: v ruce zůstane nejvýš { $limit } kytek
}
kingos-line-ahead-meadow = kytky, které se tam dají sbírat
kingos-line-ahead-freed = { $on ->
    [rest] odpočinek je zase volný
    [flower] kytky jsou zase volné
   *[move] pohyb je zase volný
}, v energii podle odhadu botů
kingos-line-ahead-blocked = { $on ->
    [rest] bez odpočinku, dokud se kletba nezahraje
    [flower] bez kytek, dokud se kletba nezahraje
   *[move] bez pohybu, dokud se kletba nezahraje
}, v energii podle odhadu botů
kingos-line-ahead-stays = { $on ->
    [rest] odpočinek zůstává volný
    [flower] kytky zůstávají volné
   *[move] pohyb zůstává volný
}, v energii podle odhadu botů
kingos-line-ahead-cursed = kletba
kingos-line-ahead-stirred = strážci, kteří přijdou
kingos-line-ahead-driven = síla, která zmizí z tvého pole: { $guardian }
kingos-line-ahead-recalled = síla, která zmizí z ostrova: { $guardian }
kingos-line-ahead-wheel = políčka na kolečku
kingos-line-ahead-moon = políčka, která má měsíc ještě před sebou
kingos-line-ahead-guardian = tvých { $own } proti strážci se silou { $strength }, odměna { $reward }
kingos-line-ahead-beside = energie těch, kdo tam stojí: { $seats }
kingos-line-ahead-left = tolik by tvým { $own } chybělo proti síle { $strength }, od které odcházíš
kingos-line-ahead-strike = { $seatscount ->
    [0] ty bez ostatních { $together } proti Kingošovým { $strength }
   *[other] dohromady { $together } proti Kingošovým { $strength }; kdo u toho ještě může být: { $seats }
}
kingos-line-ahead-waits = { $seatscount ->
    [0] tolik chybí proti Kingošovi: ty bez ostatních { $together } proti { $strength }
   *[other] tolik chybí proti Kingošovi: dohromady { $together } proti { $strength }, poblíž s tebou: { $seats }
}
kingos-line-ahead-announced = s ohlášenými { $energy } dohromady { $together } proti { $strength }, vloží-li ostatní všechno
kingos-line-ahead-part = ohlašuješ { $energy }, rovný díl je { $part }
kingos-line-ahead-others = ostatní bez tebe { $together } proti { $strength }, vloží-li všechno
kingos-line-ahead-words = { $together } proti { $strength }, dodrží-li ostatní slovo
kingos-line-ahead-word = vkládáš { $energy }, slíbeno bylo { $said }
kingos-line-ahead-trust = víc slibů dodržených než porušených, { $who }: { $kept } z { $times }
kingos-line-ahead-spare = energie, která zůstane ve vitalitě
kingos-line-ahead-together = dohromady { $together } proti { $strength }, vloží-li všichni, co mají
kingos-line-ahead-wins = vítězné strany kostky ze šesti, dodrží-li všichni slovo
kingos-line-ahead-open = vítězné strany kostky ze šesti, jak to teď stojí
kingos-line-ahead-faces = vítězné strany kostky ze šesti: { $after } místo { $before }
kingos-line-ahead-value = { $value } proti { $strength }, i s kytkou
kingos-line-ahead-short = tolik by chybělo i s tvou nejlepší kytkou a mečem
kingos-line-ahead-saved = červená kytka, která zůstane v ruce
kingos-line-ahead-returns = energie, která se vrátí do vitality
kingos-line-ahead-spared = strážci, kteří tě nemohou potrestat
kingos-line-ahead-first = ty { $own }, nejsilnější z ostatních { $best }
kingos-line-ahead-second = nejsilnější z ostatních je před tebou: { $best } proti tvým { $own }
kingos-line-ahead-missing = tolik chybí: tvých { $own } proti { $strength }
kingos-line-ahead-bring = síla, kterou máš, a ohlašuješ { $energy }
kingos-line-ahead-behind = kroky k citadele
kingos-line-ahead-rested = po odpočinku { $together } proti Kingošovým { $strength }, se všemi, kdo jsou blízko

## Under the curve
kingos-ticks = tahy
