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
replay-keep = Uložit záznam
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

## Byla náhoda poctivá?
replay-fair = Byla náhoda poctivá?
replay-fair-yes = ověřeno
replay-fair-no = nesouhlasí
replay-fair-unknown = ještě neukázáno
replay-fair-yes-note = { $draws ->
    [one] Jediný los byl znovu odvozen ze semínka a souhlasí.
    [few] Každý los byl znovu odvozen ze semínka: { $draws } losy, všechny souhlasí.
   *[other] Každý los byl znovu odvozen ze semínka: { $draws } losů, všechny souhlasí.
}
replay-fair-no-note = Losy neplynou ze semínka. Někdo změnil záznam, nebo podváděl server.
replay-fair-unknown-note = Semínko se ukazuje, až hra skončí. V tomto záznamu není.
replay-commitment = Slíbeno před prvním tahem (SHA-256 semínka)
replay-seed = Semínko, ukázané na konci
replay-fair-note = Semínko bylo dané dřív, než si kdokoli sedl, a každé místo přidalo vlastní náhodu. Los si nikdo vybrat nemohl.

## Počítadlo
pad-title = Počítadlo bodů
pad-board = Plocha k zaplnění
pad-help = Vyber políčko, pak dílek. Dalším stiskem se pes otočí. Delete dílek sundá.
pad-empty-cell = { $cell }, prázdné
pad-chosen = vybráno
pad-clan-a = Korálkový okraj
pad-clan-b = Cikcak okraj
pad-palette = Dílky v krabici
pad-put = { $count ->
    [0] { $tile }, už není
    [one] { $tile }, zbývá jeden
    [few] { $tile }, zbývají { $count }
   *[other] { $tile }, zbývá { $count }
}
pad-remove = Sundat { $cell }
pad-clear = Smazat vše
pad-random = Náhodně
pad-example = Příklad
pad-missing = { $count ->
    [one] Chybí ještě <em>jeden dílek</em>.
    [few] Chybí ještě <em>{ $count } dílky</em>.
   *[other] Chybí ještě <em>{ $count } dílků</em>.
}
pad-complete = Všech 25 leží. Součet je níže.
pad-turn = Náčelnice Mňauketýrů otáčí psa
pad-turn-none = žádného
pad-turn-degrees = o { $degrees } stupňů
pad-refused = Tuhle pozici spočítat nejde.
pad-result = Součet

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
learn-nobody = Nikdo
learn-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

learn-clans-hello-title = Dva klany, jedna louka
learn-clans-hello = Deset koček, deset kořistí a pět psů spí lícem dolů. Bdí jen prostřední dílek. Vedeš klan <em>Labužčíči</em>, má korálkový okraj.
learn-clans-wake-title = Probuď dílek
learn-clans-wake = Ve svém tahu otoč kterýkoli spící dílek. <em>Vyber si.</em>
learn-clans-wake-right = Myš za 5 bodů. Kdo ji na konci uloví, má je.
learn-clans-prey-title = Posuň, co se probudilo
learn-clans-prey = Teď si musí vyměnit místo s jiným dílkem. Kořist jde na kteréhokoli <em>souseda</em>, i šikmo. Svítí, kam dosáhne.
learn-clans-prey-right = Druhý dílek si nechal svou tvář: spící spí dál. To byl celý tah.
learn-clans-cat-title = Kočky mají delší krok
learn-clans-cat = Probudila se tvoje kočka 4. Kočka se mění o <em>jeden nebo dva kroky</em> v řadě nebo sloupci. Na konci loví to, co leží vedle ní.
learn-clans-cat-right = Přímo vedle myši. Tam ji loví.
learn-clans-cat-other = Jde to. Na b3 by ležela vedle myši.
learn-clans-dog-title = Psi běhají daleko
learn-clans-dog = Pes se mění s kterýmkoli dílkem ve své <em>celé řadě nebo sloupci</em> a dívá se pořád stejně. Šipky říkají, kam bude štěkat. Pošli ho někam.
learn-clans-dog-right = Zůstane tam, dokud ho někdo nepřesune. Na čí kočky se dívá?
learn-clans-bark-title = Konec: nejdřív psi
learn-clans-bark = Všechny dílky bdí. Každá kočka, na kterou míří <em>šipka</em>, jde zase spát. Jsou čtyři: ukaž je.
learn-clans-bark-right = Všechny čtyři. Spí a už neloví.
learn-clans-bark-wrong = Na tuhle žádná šipka nemíří. Sleduj červené šipky, dosáhnou o jeden dílek.
learn-clans-hunt-title = Pak lov
learn-clans-hunt = U každé kořisti každý klan sečte svoje bdělé kočky <em>vedle ní</em>; rohy se nepočítají. Myš za 6 nahoře: kdo ji má?
learn-clans-hunt-right = 1 a 3 jsou 4, proti tvojí 1. Mají ji Mňauketýři.
learn-clans-hunt-wrong = Spočítej to znovu: kdo leží vlevo, vpravo, nad ní a pod ní a nespí?
learn-clans-tie-title = Někdy nikdo
learn-clans-tie = Moucha za 4 na b2. Vedle leží čtyřka a pětka. Kdo ji má?
learn-clans-tie-right = Obě spí. Nemá ji nikdo, a při shodě by to bylo stejné.
learn-clans-tie-wrong = A ty dvě ještě bdí?
learn-clans-pair-title = Dvojice se násobí
learn-clans-pair = Máš myš za 3 a <em>oba holuby</em>, 2 a 5. Dvojice holubů nebo much se násobí. Kolik je to bodů?
learn-clans-pair-right = 3 a 2 krát 5 je 13. Mňauketýři mají 4, 5 a 6: 15, a vyhrávají.
learn-clans-pair-wrong = 2 krát 5 a k tomu myš.
learn-clans-powers-title = Se schopnostmi
learn-clans-powers = Později hraj se schopnostmi: každý klan má efekt a náčelnice taky něco umí. Na téhle ploše náčelnice Mňauketýrů otočí prostředního psa, tvoje loví <em>i šikmo</em> a skončí to 21 ku 15 pro tebe.
learn-clans-ready-title = To je všechno
learn-clans-ready = Každý dvanáct tahů, pak psi, lov, body. Zbytek je vědět, kdo ještě spí. Všechno ostatní je níže.

learn-reaches = Kam dílek dosáhne
learn-reach-prey-title = Kořist
learn-reach-prey = O jeden krok všemi směry, i šikmo.
learn-reach-cat-title = Kočky
learn-reach-cat = O jeden nebo dva kroky v řadě nebo sloupci. Nic nepřekáží.
learn-reach-dog-title = Psi
learn-reach-dog = Jakkoli daleko v řadě nebo sloupci. Pes se dívá pořád stejně.
learn-clans-title = Sedm klanů
learn-clans-lead = Hvězda je efekt, koruna schopnost náčelnice. Platí jen se zapnutými schopnostmi.
learn-rules = Pravidla bod po bodu
learn-rules-lead = Stejná čísla stojí u každého odmítnutí a u každého řádku s body.
learn-chapter-1 = V krabici
learn-chapter-2 = Rozložení
learn-chapter-3 = Tah
learn-chapter-4 = Konec
learn-chapter-5 = Schopnosti
learn-chapter-7 = Přidělení klanů
learn-chapter-8 = Co je skryté

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
