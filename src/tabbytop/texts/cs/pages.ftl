### Stránky vedle stolu: záznam, počítadlo, jak hrát. Hlas jako v client.ftl.
### <em> označuje jedno důležité slovo, <b> jméno; jiné značky nejsou.

## Procházení hrou
replay-title = Ještě jednou
replay-where = zastávka { $at } z { $count }
replay-keys = Procházení
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pauza
replay-on = O krok dál
replay-last = Na konec
replay-speed = Rychlost { $speed }×, změnit
replay-line = Místo ve hře
replay-begin = Před prvním tahem.
replay-story = Příběh
replay-eyes = Čí ruka je vidět
replay-eyes-table = ničí
replay-keep = Uložit záznam
replay-share = Sdílet tuhle chvíli
replay-share-here = Sdílet tuhle chvíli (jen tento počítač)
replay-keys-note = Mezerník přehrává a zastavuje, šipky jdou po krocích, Home a End skáčou.
replay-not-yet-title = Tahle hra se ještě hraje
replay-not-yet = Podívat se na ni můžeš, až skončí.
replay-to-table = Ke stolu
replay-other = Otevřít jinou
replay-open-title = Otevřít uloženou hru
replay-open = Vyber soubor .tabby, nebo ho sem přetáhni. Zkontroluje se řádek po řádku.
replay-choose = Vybrat soubor
replay-reading = Čtu { $file }
replay-damaged = { $file } nejde přečíst.
replay-damaged-line = { $file } nejde přečíst: chyba je na řádku { $line }.
replay-too-large = { $file } je na záznam hry moc velký.
from-here = Hrát odtud dál
from-here-note = Z tohoto okamžiku bude nový stůl. Na ostatní místa si sednou kočkoboti. Hraje se cvičně a do ničeho se to nepočítá.
from-here-seat = Na čí místo si sedneš?
from-here-start = Sednout si

## Ohlédnutí: jakou cenu měly tahy
look-title = Ohlédnutí
look-working = { $who } prochází hru krok za krokem.
look-working-note = Trvá to pár vteřin, a když se dlouho nikdo neptal, půl minuty.
look-done = hotovo { $percent } %
look-failed = Tuhle hru teď nejde projít.
look-too-many = Procházejí se jiné tvoje hry. Počkej na ně a zkus to znovu.
look-again = Zkusit znovu
look-played-better = { $you ->
    [yes] Lepší hra byla tvoje.
   *[no] Lépe hraje { $who }.
}
look-played-alike = Nikdo nehraje prokazatelně lépe.
look-played = Zahráno
look-better = Lepší
look-nothing-better = nic nebylo prokazatelně lepší
look-by-luck = { $points } štěstím
look-by-luck-games = { $points } ze 100 her štěstím
look-more-points = { $count ->
    [one] o bod víc
    [few] o { $count } body víc
   *[other] o { $count } bodů víc
}
look-reason = { $points }: { $what }
look-reason-counted = { $what }
look-reason-they-lose = { $points }, soupeř ztrácí: { $what }
look-reason-they-take = { $points }, soupeř bere: { $what }
look-reason-sister-lose = { $points }, sestra ztrácí: { $what }
look-reason-sister-take = { $points }, sestra bere: { $what }
look-more-games = { $count ->
    [one] o jednu vyhranou hru ze 100 víc
    [few] o { $count } vyhrané hry ze 100 víc
   *[other] o { $count } vyhraných her ze 100 víc
}
look-count-points = { $count ->
    [0] méně než bod
    [one] jeden bod
    [few] { $count } body
   *[other] { $count } bodů
}
look-count-games = { $count ->
    [one] jednu hru ze 100
    [few] { $count } hry ze 100
   *[other] { $count } her ze 100
}
look-cost = { $you ->
    [yes] <em>Tebe</em> to stálo { $cost }.
   *[no] <em>{ $who }</em> tím ztrácí { $cost }.
}
look-chance = { $you ->
    [yes] Tvoje naděje na výhru
   *[no] Naděje na výhru: { $who }
}
look-points = { $you ->
    [yes] Tvůj náskok v bodech, jak se čekal
   *[no] Náskok v bodech, jak se čekal: { $who }
}
look-chance-is = { $you ->
    [yes] Tvoje naděje je { $percent ->
        [one] { $percent } procento
        [few] { $percent } procenta
       *[other] { $percent } procent
    }.
   *[no] { $who } má naději { $percent ->
        [one] { $percent } procento
        [few] { $percent } procenta
       *[other] { $percent } procent
    }.
}
look-whose = Čí je křivka
look-shown = Co křivka ukazuje
look-shown-chances = naděje
look-shown-scores = body
look-share = rovný díl
look-eyes = Podle čeho se cení
look-eyes-all = odkryté karty
look-eyes-seen = pohled diváka
look-eyes-own = vlastní pohled
look-eyes-seen-note = Co mohl vědět ten, kdo se jen díval: co bylo skryté, se domýšlí.
look-eyes-own-note = { $you ->
    [yes] Co se dalo vědět z tvého místa: co ti bylo skryté, se domýšlí.
   *[no] Co se dalo vědět z místa, kde sedí { $who }: co tam nebylo vidět, se domýšlí.
}
look-step = Krok
look-happened = Co se stalo
look-sign = Značka
look-sign-fine = v pořádku
look-sign-small = malé zaváhání
look-sign-slip = zaváhání
look-sign-luck = štěstí
look-before = Předchozí
look-next = Další
look-turning = { $at }. zlom z { $count }.
look-turning-count = { $count ->
    [0] Žádný krok hru prokazatelně nezlomil.
    [one] Hru zlomil jeden krok.
    [few] Hru zlomily { $count } kroky.
   *[other] Hru zlomilo { $count } kroků.
}
look-luck-title = Štěstí a um
look-skill-sum = { $you ->
    [yes] { $points ->
        [0] Hraješ stejně dobře jako { $other }.
        [one] Hraješ o jeden bod lépe než { $other }.
        [few] Hraješ o { $points } body lépe než { $other }.
       *[other] Hraješ o { $points } bodů lépe než { $other }.
    }
   *[no] { $otheryou ->
        [yes] { $points ->
            [0] { $who } hraje stejně dobře jako ty.
            [one] { $who } hraje o jeden bod lépe než ty.
            [few] { $who } hraje o { $points } body lépe než ty.
           *[other] { $who } hraje o { $points } bodů lépe než ty.
        }
       *[no] { $points ->
            [0] { $who } hraje stejně dobře jako { $other }.
            [one] { $who } hraje o jeden bod lépe než { $other }.
            [few] { $who } hraje o { $points } body lépe než { $other }.
           *[other] { $who } hraje o { $points } bodů lépe než { $other }.
        }
    }
}
look-luck-sum = { $points ->
    [0] Štěstí nepomohlo nikomu.
    [one] { $you ->
        [yes] Ze štěstí máš +{ $points } bod.
       *[no] Ze štěstí má { $who } +{ $points } bod.
    }
    [few] { $you ->
        [yes] Ze štěstí máš +{ $points } body.
       *[no] Ze štěstí má { $who } +{ $points } body.
    }
   *[other] { $you ->
        [yes] Ze štěstí máš +{ $points } bodů.
       *[no] Ze štěstí má { $who } +{ $points } bodů.
    }
}
look-side-sum = { $you ->
    [yes] V bodech máš z rozhodnutí { $skill }, ze štěstí { $luck }.
   *[no] V bodech má { $who } z rozhodnutí { $skill }, ze štěstí { $luck }.
}
look-side-sum-games = { $you ->
    [yes] Z rozhodnutí máš { $skill } ze 100 her, ze štěstí { $luck }.
   *[no] { $who } má z rozhodnutí { $skill } ze 100 her, ze štěstí { $luck }.
}
look-for = { $you ->
    [yes] pro tebe
   *[no] { $who }
}
look-part-initial = Na začátku
look-part-skill = Um
look-part-luck = Štěstí
look-part-unseen = Neviděno
look-part-final = Na konci
look-slips = { $count ->
    [0] žádné zaváhání
    [one] jedno zaváhání, cena { $points }
    [few] { $count } zaváhání, cena { $points }
   *[other] { $count } zaváhání, cena { $points }
}
look-reckoned = Počítáno z { $worlds } her, které si u každého kroku představíme tak, jak by je dohráli boti.
look-doubt = { $points ->
    [one] Plus minus bod.
    [few] Plus minus { $points } body.
   *[other] Plus minus { $points } bodů.
}
look-doubt-games = Plus minus { $points } ze 100 her.
look-slips-games = { $count ->
    [0] žádné zaváhání
    [one] jedno zaváhání, cena { $points } ze 100 her
    [few] { $count } zaváhání, cena { $points } ze 100 her
   *[other] { $count } zaváhání, cena { $points } ze 100 her
}
look-games-for = { $you ->
    [yes] her ze 100 pro tebe
   *[no] her ze 100, { $who }
}
look-slips-title = Zaváhání
look-no-luck = Štěstí se tu od umu neodděluje: co se vylosuje, leží tu pro všechny, a oč víc to dalo jednomu než druhým, vysvětluje jen málo z toho, kdo vyhrál.
look-how = Jak se to počítá?
look-how-text = Před každým losem dohrají boti hru mnohokrát se vším, co může přijít: víme tedy, jak na tom kdo v průměru je. Pak něco přijde a ty jsi na tom lépe nebo hůř: ten rozdíl je štěstí. Všechno ostatní se změnilo tím, co jste si vybrali, a to je um. Co bylo na začátku, um a štěstí dají dohromady konec. Za mnoho her vyjde štěstí každému nastejno. Boti nejsou mistři, ber to tedy jako názor kamaráda, který to zkusil.
look-steps = Krok za krokem
look-points-for = { $you ->
    [yes] body pro tebe
   *[no] body: { $who }
}
look-hands = V kolika rukách by to udrželo
look-no-curve = Křivka tu není: co věž unese za mnoho tahů, nikdo nedohraje, takže ničí šance není známa. Zkusit se dá každý puštěný dílek, v { $hands } rukách, které se trochu třesou. Sloupek je tak vysoký, v kolika rukách zůstalo všechno stát.
look-held = drží v { $held } z { $hands } rukou
look-held-unknown = znovu nezkoušeno
look-fell-luck = smůla
look-fell-close = o vlásek
look-fell-place = špatné místo
look-fell-luck-text = { $you ->
    [yes] <b>Tobě</b> chybělo štěstí: tam to drží v { $held } z { $hands } rukou, a spadlo to.
   *[no] <b>{ $who }</b>: smůla. Tam to drží v { $held } z { $hands } rukou, a spadlo to.
}
look-fell-close-text = O vlásek: tam to drží v { $held } z { $hands } rukou, a spadlo to.
look-fell-place-text = Na to smůla nebyla třeba: tam to drží v { $held } z { $hands } rukou.
look-fell-count = { $count ->
    [0] Při puštění nespadlo nic.
    [one] Při puštění spadl jeden dílek.
    [few] Při puštění spadly { $count } dílky.
   *[other] Při puštění spadlo { $count } dílků.
}
look-known-title = Co spadlo a proč
look-known = Každý dílek se pouští znovu v { $hands } rukách. Drží-li v šesti a víc a spadl, byla to smůla; drží-li ve dvou a méně, bylo to špatné místo. Zač stála karta nebo cíl, tu známo není.
coach-unit-lead = body náskoku
coach-unit-hundredths = výher ze 100
coach-unit-points = body
coach-unit-hands = v kolika rukách zůstane všechno stát
coach-unit-floors = patra, jak je odhadují boti
notes-title = Poznámky v záznamu
# Následuje lepší volba jako rada a o kolik; pak co dal nebo vzal los.
notes-better = <b>{ $who }</b>, lepší volba:
notes-luck = <b>{ $who }</b>, štěstí:
notes-luck-points = { $gain } { $count ->
    [one] bod
    [few] body
   *[other] bodů
}
notes-luck-games = { $gain } { $count ->
    [one] výhra
    [few] výhry
   *[other] výher
} ze 100 her
look-keep = Uložit s poznámkami
look-picture = Uložit jako obrázek

## Micčina tužka
hint-title = Micčina tužka
hint-close = Vygumovat
hint-fold = Složit
hint-unfold = Rozložit
hint-waiting = Micka počítá.
hint-waiting-long = První rada po delší době trvá až půl minuty.
hint-waiting-counting = Trvá to déle než obvykle; rada přijde sama.
hint-waiting-preparing = Micka se na tuhle hru teprve chystá. Na novém počítači to napoprvé trvá pár minut; rada přijde sama a hrát můžeš i bez ní.
hint-failed-too_fast = To bylo moc najednou. Chvilku počkej a zeptej se znovu.
hint-failed-not_now = Teď se tě hra na nic neptá, nebo se tu neradí.
hint-failed-stale = Hra mezitím pokročila. Zeptej se znovu.
hint-failed-other = Teď to Micka spočítat nedokázala.
hint-do = Udělat to
hint-rather-not = Něco jiného
hint-ladder = Kolik prozradit
hint-ladder-nudge = šťouchnutí
hint-ladder-where = kam
hint-ladder-why = proč
hint-by-bots = Tak by to dohráli boti.
hint-by-hands = Každé místo zkusila fyzika v { $worlds } rukách, které se trochu třesou. Co věž unese za mnoho tahů, nemůže vědět nikdo.
hint-by-judgement = Tak to odhadují boti; nic se tu nezkouší.
hint-key = Klávesa H poradí a zase vygumuje.
hint-told = Ostatní vidí, že se ptáš. Klávesa H poradí a zase vygumuje.
hint-unit-chance = vyhrané hry ze 100
hint-percent = { $percent } %
hint-held = { $held } z { $hands }
hint-count-hands = { $count ->
    [one] jednu ruku
    [few] { $count } ruce
   *[other] { $count } rukou
}
hint-count-floors = { $count ->
    [one] jedno patro
    [few] { $count } patra
    [many] { $count } patra
   *[other] { $count } pater
}
hint-as-good = { $count ->
    [one] Z { $all } možností je jedna nejlepší.
    [few] Z { $all } možností jsou { $count } asi stejně dobré jako nejlepší.
   *[other] Z { $all } možností je { $count } asi stejně dobrých jako nejlepší.
}
hint-all-alike = { $all ->
    [1] Možnost je jen jedna.
    [2] Obě možnosti jsou asi stejně dobré: na tom, kterou zvolíš, moc nezáleží.
    [few] Všechny { $all } zvážené možnosti jsou asi stejně dobré: na tom, kterou zvolíš, moc nezáleží.
   *[other] Všech { $all } zvážených možností je asi stejně dobrých: na tom, kterou zvolíš, moc nezáleží.
}
hint-nothing = Není z čeho vybírat.
hint-less = o { $cost } míň
hint-alike = asi stejně dobré
hint-order = Pořadí určují body a vyhrané hry dohromady; z asi stejně dobrých může být první kterákoli.
hint-take = Zahrát číslo 1
hint-good = Je to dobré?
hint-verdict = { $verdict ->
    [best] Ano, nic lepšího není:
    [alike] Ano, asi stejně dobré jako nejlepší:
    [less] Skoro:
   *[worse] Radši ne:
}
hint-rank = číslo { $rank } z { $count }.
hint-not-weighed = Micka to zvažuje.
hint-axis = Všech { $count } možností na jedné ose podle toho, zač stojí

## Byla náhoda poctivá?
replay-cut = Od té doby, co se tahle hra hrála, se pravidla změnila. Ukazuje se, kam až ji dnešní pravidla zvládnou sledovat, a potom jak skončila.
replay-fair = Byla náhoda poctivá?
replay-fair-yes = ověřeno
replay-fair-no = nesouhlasí
replay-fair-unknown = ještě neukázáno
replay-fair-yes-note = { $draws ->
    [one] Jediný los byl znovu odvozen ze semínka a souhlasí.
    [few] Každý los byl znovu odvozen ze semínka: { $draws } losy, všechny souhlasí.
   *[other] Každý los byl znovu odvozen ze semínka: { $draws } losů, všechny souhlasí.
}
replay-fair-earlier = Nepatří k nim losy podle dřívějších pravidel ({ $draws }): ty znovu odvodí jen tehdejší program.
replay-fair-no-note = Losy neplynou ze semínka. Někdo změnil záznam, nebo podváděl server.
replay-fair-unknown-note = Semínko se ukazuje, až hra skončí. V tomto záznamu není.
replay-commitment = Slíbeno před prvním tahem (SHA-256 semínka)
replay-seed = Semínko, ukázané na konci
replay-fair-note = Semínko bylo dané dřív, než si kdokoli sedl, a každé místo přidalo vlastní náhodu. Los si nikdo vybrat nemohl.
replay-fair-note-back = Semínko bylo dané dřív, než si kdokoli sedl, a každé místo přidalo vlastní náhodu. Los nikdo změnit nemohl: stejná volba potkala znovu totéž. Po kroku zpět se ale dalo volit s tím, co už bylo vidět.

## Počítadlo
pad-title = Počítadlo bodů
pad-example = Příklad
pad-none-title = Není co počítat

## Jak hrát
learn-title = Jak hrát
learn-where = za pět minut to umíš
learn-index = Jak se hry hrají
learn-game = { $game }: jak se hraje
learn-begin = Naučit se za pět minut
learn-lesson = Lekce
learn-steps = Kroky lekce
learn-step = Krok { $at } z { $count }
learn-next = Dál
learn-back = Zpět
learn-skip = Přeskočit
learn-again = Ještě jednou
learn-to-play = Jít hrát
learn-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

learn-rules = Pravidla bod po bodu
learn-rules-lead = Stejná čísla stojí u každého odmítnutí a u každého řádku s body.

## Plocha pro jakoukoli hru
board-common = Na stole
board-to-move = Na tahu
board-nothing = nic
board-yes = ano
board-no = ne
board-wide = Širší než stránka
board-notation = V zápisu
board-may = Nikdo na tebe nečeká, ale můžeš:
board-moment = Okamžik.
board-do = Udělat: { $what }
board-not = Tohle ne
board-turn = Kterým směrem
board-cell = řada { $row }, sloupec { $column }
board-place = místo { $cell }
board-cost = stojí { $cost }
board-count = Vybráno { $count }, může jich být { $least } až { $most }.
board-budget = Utraceno { $cost } z { $budget }.
board-take = To je ono
board-exactly = { $field }, přesně
board-sheet = Co se počítá
board-rank = { $place }. místo
board-total = Celkem
