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
