### Rám: domovská stránka, stůl, nastavení. Hlas: kamarád, který zná pravidla a čte nahlas; tyká.
### <em> označuje jedno důležité slovo, <b> jméno; jiné značky nejsou.

## Všude
skip = Ke stolu
close = Zavřít
play = Hrát
play-game = Hrát hru { $game }
change = Změnit
to-home = Domů
learn = Jak hrát
to-house = Nástěnka
to-me = Moje stránka
how-to-play = Jak se hraje
menu = Nabídka
your-turn = Jsi na tahu
try-now = Zkusit hned
copied = Zkopírováno
unofficial = Neoficiální stůl pro lidi, kteří tyto hry mají doma nebo je mají rádi. Díky těm, kdo je vymysleli.

## Domovská stránka
home-lead = Čtyři hry o kočkách pro přátele, kteří dnes večer nesedí u jednoho stolu.
home-turn = Jsi na tahu: { $table }
games = Hry
lacks-physics = Věž se tu postavit nedá: je k tomu potřeba server, který spočítá, jak dílky padají. Zahraj si zatím jinou hru.
admit-one = Vstupenka
code-label = Máš od někoho kód?
code-empty = Napiš kód, třeba FERN-OTTER-LAMP-4217.
code-too-many = To už bylo hodně špatných kódů. Chvilku počkej a zkus to znovu.
code-unknown = Stůl { $code } tu není.
sit-down = Přisednout
to-pad = Spočítat skutečnou hru
to-pad-of = Spočítat skutečnou hru: { $game }
to-guide = Kočičí atlas
to-puzzle = Hádanka dne
to-puzzle-of = { $game }: hádanka dne
to-replay = Otevřít uloženou hru
to-return = Už mě tu znáte
tables-title = Stoly, u kterých máš místo
tables-coming = Dům na tomto zařízení se otevírá. Tvoje hry z něj tu budou za chvilku.
table-with = { $game }, u stolu { $names }
table-alone = { $game }, hra pro jednoho
table-screen = { $game } u jedné obrazovky
table-open = { $game }, čeká se na spoluhráče
table-lobby = Nezačato
table-playing = Čeká se
table-closed = Uklizeno
table-over = Konec
rated = hodnocená
rated-no-more = už nehodnocená
rating-want = Hodnotit tuhle hru
rating-note = Hodnotí se, jen když to na začátku chtějí všichni, a už ne, jakmile se vrátí tah.
rating-wanted = { $count ->
    [one] Chce to { $names }.
   *[other] Chtějí to { $names }.
}
rating-moved = Hodnocení, { $who }: { $by }, teď { $to }.
chart-table = Ukázat jako tabulku
chart-no-table = Schovat tabulku
card-won = Tvoje výhra
card-lost = Vyhrává { $who }
card-shared = Dělená výhra
card-nobody = Nevyhrál nikdo
card-beaten = Prohra
club-nights = Klubový večer
club-nights-lead = Malý turnaj pro 3 až 32 lidí a botů, každý svým tempem.
event-new = Uspořádat turnaj
event-phase-open = lidé se scházejí
event-phase-running = hraje se
event-phase-over = dohráno
event-waits = { $count ->
    [one] jedna hra čeká
    [few] { $count } hry čekají
   *[other] { $count } her čeká
}
event-your-place = jsi na { $place }. místě

## Začátek hry
start-title = Kdo hraje „{ $game }“?
start-seats = Kolik vás bude u stolu
start-bot = { $bots ->
    [one] S botem
   *[other] Se { $bots } boty
}
start-bot-go = { $bots ->
    [one] Hrát s botem
   *[other] Hrát s boty
}
start-friend = { $others ->
    [one] S někým u jiného zařízení
   *[other] S přáteli u jiných zařízení
}
start-friend-note = { $others ->
    [one] Dostaneš odkaz k poslání a QR kód pro telefon poblíž. Místo počká, až si někdo přisedne.
   *[other] Dostaneš odkaz k poslání a QR kód pro telefony poblíž. Místa počkají, až si někdo přisedne, třeba i bot.
}
start-friend-here = Teď Tabbytop otevře jen tento počítač. U stolu se dozvíš, jak se přidají ostatní.
start-friend-go = Získat odkaz
start-friend-here-go = Prostřít stůl
start-screen = { $count ->
    [2] Dva u jedné obrazovky
    [3] Tři u jedné obrazovky
    [4] Čtyři u jedné obrazovky
   *[other] Pět u jedné obrazovky
}
start-screen-note = Na tomto zařízení se střídáte.
start-screen-go = Sednout si vedle sebe

## Boti
level = Síla
level-random = Náhodný
level-random-note = zahraje cokoli, co se smí
level-easy = Lehký
level-easy-note = vidí, co má před čumákem, a ani to ne vždycky
level-medium = Střední
level-medium-note = vezme to nejlepší, co spočítá, a dál nekouká
level-hard = Těžký
level-hard-note = myslí pár tahů dopředu a zná pravděpodobnosti
level-expert = Mistr
level-expert-note = dá si na čas a málokdy se splete
bots-compiling = Boti se poprvé rozcvičují: asi minutu nemyslí tak daleko.
# Osm koček, které mají vždycky čas.
bot-tlapka = Tlapka
bot-zrzka = Zrzka
bot-bublina = Bublina
bot-mourek = Mourek
bot-pixel = Pixel
bot-liza = Líza
bot-micka = Micka
bot-fousek = Fousek
level-beads = síla { $level } z 5
bot-seat = Posadit tohoto bota
bot-set = Nechat tuto sílu
bot-brought-note = přidal ho, kdo se stará o tenhle dům
netbot-asked = je pozvaný; čeká se, co odpoví
netbot-ask = Pozvat tohoto bota
netbot-of = bot · { $of }
netbot-of-house = bot tohoto domu
netbot-withdraw = Už nezvat
netbot-withdraw-of = Už nezvat: { $name }

## Jména
name-title = Jak ti máme říkat?
name-label = Tvoje jméno
name-note = Uvidí ho ostatní u stolu. Změnit ho můžeš kdykoli.
name-another = Jiná kočka
name-take = To jsem já
name-change = Změnit
name-change-of = Změnit jméno { $name }
name-seat-title = Kdo tu sedí?
name-seat-note = Vidí to jen tahle obrazovka.
# Kočičí jména pro ty, kdo si zatím žádné nevybrali. Oddělená čárkami.
cat-names = Mourek, Micka, Zrzek, Líza, Fousek, Mína, Macek, Pacička, Matylda, Ferda, Sušenka, Kmotr

## Předsálí
lobby-tab = { $game }: stůl je prostřený
lobby-title = Stůl { $code }
lobby-waiting = čekáme na všechny
lobby-ready = všichni jsou tu
options = Jak budeme hrát
options-guest = Vybírá hostitel stolu.
seats = Místa
seat-open = Volné místo
seat-open-at = { $number }. místo je volné
seat-open-note = pošli odkaz, nebo posaď bota
seat-open-note-guest = může být tvoje
seat-somebody = Někdo
seat-you = Ty
seat-you-within = ty
seat-is-you = to jsi ty
seat-at-screen = hraje u této obrazovky
seat-place = Hráč { $number }
seat-watcher = Někdo z diváků
seat-here = je tu
seat-here-note = sedí a čeká
seat-away = je pryč
seat-away-note = teď není u stolu
seat-second = Druhý člověk tady
seat-change = Změnit: { $name }
stand-up = Vstát
stand-up-of = Vstát: { $name }
fill-seat = Obsadit
fill-title = Kdo tu bude sedět?
free-seat = Uvolnit místo
free-seat-of = Uvolnit místo: { $name }
bring-bot = Přivést bota
a-bot = Bot
link-odd = Tenhle odkaz chce něco, co tu není.
link-begun = Hra už začala a odkaz k žádnému místu nevede. Díváš se.
link-unwatched = Tenhle stůl není pro diváky.
link-no-seat = Odkaz je na { $number }. místo, a tenhle stůl jich má jen { $count }.
link-taken = { $number }. místo je obsazené: sedí tam { $name }. Jiné je ještě volné.
link-taken-full = { $number }. místo je obsazené: sedí tam { $name }, a žádné jiné volné není.
link-full = Všechna místa jsou obsazená, pro tebe a bota už žádné nezbylo.
link-no-bot = Místo máš. Na bota už žádné nezbylo.
start = Začít
wait-free-seat = Je tu <em>volné místo</em>. Přisedni si, nebo se jen dívej.
wait-free-seat-only = Je tu <em>volné místo</em>. Přisedni si; tenhle stůl není pro diváky.
wait-watching = Díváš se. Místo je <em>pořád volné</em>.
wait-for-all = Čekáme, až budou <em>všechna místa</em> obsazená.
wait-for-host = Všichni jsou tu. <em>Začíná</em> hostitel stolu.
wait-for-seats = { $free ->
    [one] Čekáme, až si přisedne <em>ještě někdo</em>.
    [few] Čekáme, až si přisednou <em>ještě { $free } hráči</em>.
   *[other] Čekáme, až si přisedne <em>ještě { $free } hráčů</em>.
}
wait-for-person = Čekáme, až dorazí <em>{ $name }</em>.
wait-eager = Hra začne, jakmile dorazí <em>{ $name }</em>.
wait-ready = Všichni jsou tu. <em>Začni</em>, až budeš chtít.
wait-ready-screen = { $count ->
    [2] Obě místa jsou obsazená. <em>Začněte</em>, až budete chtít.
   *[other] Všechna místa jsou obsazená. <em>Začněte</em>, až budete chtít.
}
wait-ready-alone = Všechno je připravené. <em>Začni</em>, až budeš chtít.
wait-full = <em>Všechna místa jsou obsazená.</em> Můžeš se dívat.
wait-full-watching = Díváš se. <em>Všechna místa jsou obsazená.</em>
wait-full-only = <em>Všechna místa jsou obsazená</em> a tenhle stůl není pro diváky.
just-watch = Jen se dívat
invite = Pošli tenhle odkaz:
invite-code = nebo kód
invite-here = Tenhle odkaz otevře jen tento počítač:
invite-here-code = jinému prohlížeči tady stačí i kód
invite-how = Jak se přidají ostatní
invite-how-text = Ukonči Tabbytop klávesami <b>Ctrl+C</b> a spusť ho znovu s <b>--host 0.0.0.0</b> navíc. K tvým stolům se pak dostanou telefony a počítače ve stejné Wi-Fi.
invite-how-far = Pro přátele jinde je potřeba adresa na internetu; jak na to, říká průvodce pro hostitele.
invite-title = Kdo ještě přijde?
invite-qr = Ukázat QR kód
invite-qr-label = QR kód adresy { $address }
invite-scan = Namiř sem fotoaparát telefonu. Otevře stůl, nic se neinstaluje.
invite-from = Kde jsou
invite-house = V tomhle domě
invite-house-note = Pro všechny ve stejné Wi-Fi, i bez internetu.
invite-anywhere = Kdekoli
invite-anywhere-note = Pro všechny, kdo mají internet.
invite-read = nebo jim přečti kód
invite-for = K čemu odkaz je
invite-for-sit = Volné místo
invite-for-sit-note = Kdo ho otevře, sedne si, kam chce, nebo se dívá.
invite-for-seat = Určité místo
invite-for-seat-note = Kdo ho otevře, sedne si právě tam.
invite-for-bot = Místo a bot
invite-for-bot-note = Kdo ho otevře, sedne si a na další volné místo přivede bota.
invite-for-watch = Jen se dívat
invite-for-watch-note = Kdo ho otevře, dívá se a místo nezabere.
invite-which-seat = Které místo
invite-seat = { $number }. místo
share = Sdílet
share-text = Pojď si se mnou zahrát { $game }.
share-watch = Pojď se podívat, jak hrajeme { $game }.
share-replay = Podívej se na tuhle chvíli z naší hry { $game }.
copy-link = Kopírovat odkaz
copy-link-watch = Kopírovat odkaz na tento stůl
copy-link-here = Kopírovat odkaz (otevře ho jen tento počítač)

## U stolu
watching = Díváš se
watchers = { $count ->
    [one] { $names } se dívá
   *[other] { $names } se dívají
}
watchers-more = { $count ->
    [1] ještě někdo
    [few] další { $count }
   *[other] dalších { $count }
}
watchers-unnamed = { $count ->
    [1] Někdo se dívá
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
}
is-thinking = { $count ->
    [one] { $name } přemýšlí
   *[other] { $name } přemýšlejí
}
answer-lies = Tvoje odpověď leží na stole. Okamžik.
turn-of = Na tahu: { $name }
has-stepped-out = { $count ->
    [one] { $name } tu teď není
   *[other] { $name } tu teď nejsou
}
over-where = Konec hry
story = Co se zatím stalo
story-empty = Zatím se nestalo nic.
# Between the last two of several things that one person did.
story-and = a
chat = Povídání
chat-empty = Zatím nikdo nic neřekl.
chat-say = Řekni něco
chat-phrases = Rychlé věty
chat-send = Poslat
chat-unread = { $count ->
    [one] Povídání, jedna nová zpráva
    [few] Povídání, { $count } nové zprávy
   *[other] Povídání, { $count } nových zpráv
}
table-talk = U stolu
table-of = Stůl { $code }
clause = pravidlo { $clause }
clause-title = Pravidlo { $clause }
undo = Zpět
undo-ask = Požádat o vrácení
undo-asked = { $count ->
    [one] Žádáš o vrácení tahu. Rozhoduje { $name }.
   *[other] Žádáš o vrácení tahu. Rozhodují { $name }.
}
undo-withdraw = Už nechci
undo-question-title = { $name } chce vrátit tah
undo-question = Když svolíš, vrátí se stůl tam, kde byl před tím tahem.
undo-agree = Ať se vrátí
undo-refuse = Nechat být
undo-practice = Hra pak pokračuje jen cvičně a do ničeho se nepočítá.
undo-practice-if = Když se tah vrátí, hraje se dál cvičně a do ničeho se to nepočítá.
undo-unrated-title = Vrátit tah?
undo-unrated = Hra se pak už nehodnotí.
undo-unrated-if = Když se tah vrátí, hra se už nehodnotí.
undo-beyond-title = Vrátit se před to, co už znáš?
undo-beyond = Stejná volba potká znovu totéž, nic se nelosuje nanovo. Ale teď už to víš, a tak hra pokračuje jen cvičně a do ničeho se nepočítá.
undo-beyond-yes = Vrátit se
known-to-all = Co přišlo, vědí všichni
known-to-you = Co přišlo, už víš
known-to = { $you ->
    [yes] Co přišlo, víte { $names }
   *[no] { $count ->
        [one] Co přišlo, ví { $names }
       *[other] Co přišlo, vědí { $names }
    }
}
story-back =
    { $you ->
        [yes] Vracíš se o krok.
       *[other] <b>{ $name }</b> se vrací o krok.
    }
story-hint =
    { $you ->
        [yes] Necháváš si poradit.
       *[other] <b>{ $name }</b> si nechává poradit.
    }
story-resigned =
    { $won ->
        [you] <b>{ $name }</b> se vzdává a vyhráváš <b>ty</b>.
        [other] { $you ->
            [yes] Vzdáváš se a vyhrává <b>{ $winner }</b>.
           *[other] <b>{ $name }</b> se vzdává a vyhrává <b>{ $winner }</b>.
        }
        [rival] { $you ->
            [yes] Vzdáváš se. { $winner } vyhrává.
           *[other] <b>{ $name }</b> se vzdává. { $winner } vyhrává.
        }
        [later] <b>{ $name }</b> se vzdává a z toho místa hraje dál bot.
       *[nobody] { $you ->
            [yes] Vzdáváš se a hra tím končí.
           *[other] <b>{ $name }</b> se vzdává a hra tím končí.
        }
    }
practice = cvičně
begun-at-home = začato doma
begun-at-home-note = Tahle hra začala doma, na jednom zařízení. Kdo měl její semínko, mohl si ho vybrat, a proto její náhoda nic nedokazuje a hra se nikdy nehodnotí.
on-this-device = na tomto zařízení
go-together = Hrát dál společně
draws-counted = { $draws ->
    [one] { $draws } los
    [few] { $draws } losy
   *[other] { $draws } losů
}
steps-back = { $seen ->
    [0] { draws-counted }; { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    } zpět před něco, co už bylo vidět, a žádný z těch losů předtím nepadl. Hrálo se cvičně a do ničeho se to nepočítá.
    [one] { draws-counted }, jeden z nich byl vidět už před krokem zpět; { $steps ->
        [one] takový krok byl jeden
        [few] takové kroky byly { $steps }
       *[other] takových kroků bylo { $steps }
    }. Hrálo se cvičně a do ničeho se to nepočítá.
    [few] { draws-counted }, { $seen } z nich byly vidět už před krokem zpět; { $steps ->
        [one] takový krok byl jeden
        [few] takové kroky byly { $steps }
       *[other] takových kroků bylo { $steps }
    }. Hrálo se cvičně a do ničeho se to nepočítá.
   *[other] { draws-counted }, { $seen } z nich bylo vidět už před krokem zpět; { $steps ->
        [one] takový krok byl jeden
        [few] takové kroky byly { $steps }
       *[other] takových kroků bylo { $steps }
    }. Hrálo se cvičně a do ničeho se to nepočítá.
}
resign = Vzdát se
resign-title = Vzdát tuhle hru?
resign-note =
    { $playing ->
        [1] Hra tím skončí. Zpátky to vzít nejde.
        [2] Druhá strana vyhraje a hra tím skončí. Zpátky to vzít nejde.
       *[other] Ostatní hrají dál a za tebe bude hrát bot. Zpátky to vzít nejde.
    }
resign-as = Vzdává se { $name }
resign-not = Hrát dál
leave = Odejít na chvíli
leave-note = Místo ti zůstane. Až se vrátíš, najdeš stůl na první stránce.
curtain-title = Na řadě u obrazovky: <em>{ $name }</em>.
curtain = Co přijde teď, je jen pro tebe. Ostatní se nedívají.
curtain-lift = Tady { $name }

## Hodiny
clock = Čas na tah
clock-none = Nespěcháme
clock-minute = Minuta
clock-day = Den
clock-note = Když čas vyprší, jednou za tebe potáhne bot. Nikdo kvůli tomu neprohraje.
clock-chip-none = nespěcháme
clock-long = { $hours } h { $minutes } min
clock-left = Zbývá { $time }
clock-up = čas vypršel
clock-hurry = Zbývá méně než deset vteřin.

## Who may watch, and how long a table is kept

watchers-who = Kdo se smí dívat
watchers-anyone = Kdokoli
watchers-anyone-note = Dívat se může každý, kdo má odkaz.
watchers-nobody = Nikdo
watchers-nobody-note = Jakmile hra začne, uvidí ji jen ti, kdo hrají.
watchers-forbid = Nenechat nikoho se dívat
watchers-allow = Nechat ostatní se dívat
not-shown-title = Tenhle stůl není pro diváky
not-shown = Hostitel ho ukazuje jen těm, kdo u něj hrají.
asked-to-leave-title = Hostitel tě žádá o odchod
asked-to-leave = Hostitel tě prosí, ať od tohoto stolu odejdeš. Vpustit tě zpátky může jen on.
shut-title = Tenhle stůl je zavřený
shut = Zavřel ho ten, kdo se o tenhle dům stará.
blocked-title = Odsud se dovnitř nedostaneš
blocked = Kdo se o tenhle dům stará, zablokoval tvou adresu. Jestli je to omyl, napiš mu.
signed-out-title = Tenhle prohlížeč byl odhlášen
signed-out = Tvá místa a stoly ti zůstávají na ostatních zařízeních. V tomhle prohlížeči začínáš jako někdo nový.
signed-out-go = Pokračovat jako někdo nový
pin = Na nástěnku domu
pin-note = Přisednout si může kdokoli v tomhle domě.
pin-note-on = Visí tam, dokud je volné místo a ty jsi tady. Potom se ostatní smějí dívat, když jim to dovolíš.
pin-guest = Tenhle stůl visí na nástěnce domu: přisednout si může kdokoli.
pin-title = Jak se jmenuje
pin-title-note = Přečte si to každý. Bez názvu ponese tvoje jméno.
pin-low = Hodnocení od
pin-high = do
pin-range-note = Z nástěnky si přisedne, kdo má hodnocení mezi nimi; kdo zatím žádné nemá, počítá se za 1000. Prázdné: jakékoli.
pin-title-take = Napsat na lístek
pin-off = Sundat z nástěnky domu
close-table = Uklidit tento stůl
keeping-lobby = Jestli nikdo nezačne, tenhle stůl uklidíme { $when }.
keeping-still = Dlouho tu nikdo netáhl. Jestli se nic nestane, tenhle stůl uklidíme { $when }.
keeping-closed-title = Tenhle stůl je uklizený.
keeping-closed = Nadobro ho smažeme { $when }.
keeping-reopen = Znovu otevřít
went-on-title = Tahle hra pokračuje na serveru. Tady je uklizená.
went-on-there = Přejít tam
card-closed = uklidíme { $when }
card-deleted = smažeme { $when }
story-late =
    { $you ->
        [yes] Čas vypršel: táhl za tebe bot.
       *[other] <b>{ $name }</b> nestíhá, a tak táhne bot.
    }
story-stand-in =
    { $you ->
        [yes] Zatímco tu nejsi, hraje za tebe <b>{ $bot }</b>.
       *[other] <b>{ $name }</b> tu není, a tak hraje <b>{ $bot }</b>.
    }
story-ended = { $count ->
    [one] <b>{ $gone }</b> se nevrací. Hra skončila tak, jak stála. Souhlas dali: { $names }.
   *[other] <b>{ $gone }</b> se nevracejí. Hra skončila tak, jak stála. Souhlas dali: { $names }.
}
bot-unknown = Bot

## Když někdo odejde
patience = Když někdo odejde, čekat
patience-120 = 2 minuty
patience-3600 = Hodinu
patience-86400 = Den
patience-259200 = Tři dny
patience-0 = Pořád
patience-note = Potom se ostatní můžou dohodnout, že hraje dál bot, nebo že hra končí.
patience-never-note = Hra počká na toho, kdo odešel, ať to trvá jakkoli dlouho.
hint = Poradit
hint-key-title = Poradit (klávesa H)
hints = Rady
hints-off = Žádné
hints-on = Na požádání
hints-off-note = Nikdo se neptá, co by bylo nejlepší. Sám a při cvičení se můžeš ptát vždycky.
hints-on-note = Kdo je na tahu, může se zeptat, co by bylo nejlepší. Rada plyne jen z toho, co vidí, a dozvědí se o ní všichni. V hodnocené hře nikdy.
gone-is = <b>{ $name }</b> tu už dlouho není.
gone-what = Co teď?
gone-title = { $name } tu není
gone-lead = Z toho místa může hrát dál bot. Místo přitom zůstává tomu, kdo odešel: <b>{ $name }</b> si ho po návratu zase vezme.
gone-level = Jaký bot
gone-others = { $count ->
    [one] Souhlasit musí také { $names }.
   *[other] Souhlasit musí také { $names }, a to všichni.
}
gone-bot = Ať hraje bot
gone-end = Skončit, jak to stojí
gone-plays-for = { $bot } zastupuje: { $name }
gone-stood-in = Zatímco tu nejsi, hraje za tebe <b>{ $bot }</b>.
gone-back = Vzít si místo zpátky
vote-bot = <b>{ $name }</b> tu není, ať hraje dál bot ({ $level }).
vote-end = <b>{ $name }</b> tu není, ať hra skončí tak, jak stojí.
vote-agreed = { $count ->
   *[other] Pro: { $names }.
}
vote-missing = { $count ->
    [0] Okamžik.
   *[other] Čeká se na souhlas: { $names }.
}
vote-yes = Souhlasím
vote-no = Radši ne
vote-withdraw = Vzít zpět
end-stood = { $you ->
    [yes] Vedení bylo tvoje.
   *[other] Ve vedení: { $who }.
}
end-stood-level = Nikdo nevedl.
end-stood-title = Jak to stálo
end-broken-off = Hra skončila tak, jak stála. Je tak označená a do hodnocení se nepočítá.
host-gone = Hostitel tu už chvíli není.
host-take-over = Převzít stůl
host-hand-over = Předat stůl
host-hand-over-lead = Kdo stůl převezme, rozhoduje, kdo se smí dívat a mluvit, a před hrou, kdo kde sedí.
host-deeds = Co dál, když u stolu sedí <b>{ $name }</b>?
host-deeds-of = Víc: { $name }
host-remove = Vyloučit od stolu
host-remove-note = Kdo je vyloučen, už si tu nesedne ani nepromluví, dokud ho nevpustíš zpátky.
host-removed = Vyloučení od stolu
host-removed-one = Vyloučení: { $name }
host-let-back = Vpustit zpátky
seat-host = hostitel
talk-close = Ať mluví jen ti, kdo hrají
talk-open = Ať mluví i ti, kdo se dívají
talk-closed = U tohoto stolu mluví jen ti, kdo hrají.
talk-sent-away = Hostitel tě od tohoto stolu vyloučil, a tak tu nemluvíš.
mute-one = Tohle nechci slyšet
mute-is = Ztlumeno: { $name }
mute-all = Ztlumit všechny řeči
mute-none = Zase slyšet řeči
mute-all-is = Všechny řeči jsou ztlumené.
mute-not = Zase slyšet
report-lead = Když tu něco nemá co dělat, řekni to tomu, kdo se o dům stará. Uvidí stůl a ta slova, ostatní se nic nedozví.
report-why = Proč (když chceš)
report-line = Nahlásit tato slova
report-name = Nahlásit jméno
report-sent = Nahlášeno. Kdo se o dům stará, si to přečte.

## Spojení
lost-title = Hledám spojení.
lost-kept = Tvůj tah tu počká a odešle se sám.
lost-board = Stůl zůstává, jak je.
lost-for = už { $seconds } s
back-title = Zase spolu.
back = Všechno je, jak má být.

## Konec
end-counting = Teď se ukáže, kdo co ulovil.
end-won = { $ahead ->
    [one] Vyhráváš o jeden bod.
    [few] Vyhráváš o { $ahead } body.
   *[other] Vyhráváš o { $ahead } bodů.
}
end-won-level = Vyhráváš, na body je to nastejno.
end-lost = { $ahead ->
    [one] { $who } vyhrává o jeden bod.
    [few] { $who } vyhrává o { $ahead } body.
   *[other] { $who } vyhrává o { $ahead } bodů.
}
end-lost-level = { $who } vyhrává, na body je to nastejno.
end-shared = Nikdo není napřed. O výhru se dělíte.
end-nobody = Tentokrát nevyhrává nikdo.
end-resigned = { $won ->
    [you] { $who } se vzdává. Vyhráváš.
    [other] { $who } se vzdává. Vyhrává { $winner }.
   *[nobody] { $who } se vzdává.
}
end-resigned-you = { $won ->
    [other] Hra je vzdaná. Vyhrává { $winner }.
   *[nobody] Hra je vzdaná.
}
again = Další hra
again-join = Sednout si znovu
again-watch = Dívat se na další
again-laid = Další hra je rozložená.
again-best = Hrát na dvě vítězství
to-event = Na turnaj
series = Série
series-0 = Kolik chcete
series-3 = Na dvě vítězství
series-5 = Na tři vítězství
series-0-note = Skóre se počítá od jedné hry ke druhé.
series-3-note = Sérii vyhraje, kdo první vyhraje dvě hry; remíza není ničí.
series-5-note = Sérii vyhraje, kdo první vyhraje tři hry; remíza není ničí.
series-game = { $game }. hra
series-game-of = { $game }. hra, na { $count ->
    [3] dvě
    [5] tři
   *[other] { $count }
} vítězství
series-draws = { $count ->
    [one] jedna remíza
    [few] { $count } remízy
   *[other] { $count } remíz
}
series-won = { $you ->
    [yes] Vyhráváš sérii.
   *[no] { $name } vyhrává sérii.
}
watch-again = Přehrát znovu
look-back = Jakou cenu měly tahy?
look-back-reading = Okamžik, hra se ještě jednou prochází.
look-back-missing = Hru se nepodařilo projít. Otevři tuhle stránku za chvíli znovu.
from-here-failed = Stůl se nepodařilo prostřít. Zkus to za chvilku znovu.
fair = Míchání této hry se dá ověřit.
fair-check = Ověř ho
fair-or = nebo
fair-keep = si nech záznam

## Nastavení
settings = Nastavení
settings-name = Říkáme ti { $name }.
language = Jazyk
print = Vzhled
print-system = Podle systému
print-day = Denní
print-night = Noční
print-to-day = Vzhled: denní
print-to-night = Vzhled: noční
pace = Dílky se hýbou
pace-calm = v klidu
pace-usual = jako obvykle
pace-brisk = svižně
pace-still = vůbec
sound = Zvuk
sound-note = Dřevo, papír, malý zvonek; telefon se zachvěje, když dílek dosedne.
sound-on = Zapnout zvuk
sound-off = Vypnout zvuk
standing = Body, kdyby hra skončila teď
standing-note = Ukazují se během hry.
confirm = Potvrzovat každý tah
confirm-note = První stisk tah ukáže, druhý ho zahraje.
letters = Písmena na kočkách
letters-note = Pro hry, kde mají kočky barvy.

## Když něco chybí
loading-title = Prostíráme stůl
loading = Ještě chvilku. Fialová kočka zase leží na krabici.
not-found-title = Tady nic neleží
not-found = Tahle stránka se nikdy nevytiskla, nebo adresa cestou ztratila písmeno.
no-table-title = Takový stůl tu není
no-table = Odkaz je možná useknutý, nebo je stůl už dávno sklizený.
unreachable-title = Nikdo neotvírá
unreachable = Server je mimo dosah. Hry jsou tam v bezpečí, zkus to za chvilku.
unreachable-closed = Tvoje hry na tomto zařízení jsou v bezpečí, jen nejsou otevřené na této stránce.
unreachable-home = Bez sítě. Hraješ na tomto zařízení.
unanswered-home = Server neodpovídá. Hraješ na tomto zařízení.
fault-title = Něco spadlo a byli jsme to my
fault = Hra je v bezpečí: každý odehraný tah je zapsaný.
fault-again = Otevřít stránku znovu
fault-again-table = Otevřít stůl znovu
fault-unreachable = Server je mimo dosah. Zkus to za chvilku.
fault-create = Stůl se nepodařilo prostřít. Zkus to za chvilku.

## Odmítnutí
refused-malformed = Server tomu nerozuměl. Otevři stránku znovu.
refused-too_large = To je moc dlouhé.
refused-too_fast = To bylo moc rychle. Zkus to za chvilku.
refused-too_many = Máš moc rozehraných stolů. Nejdřív některý ukliď.
refused-not_shown = Tenhle stůl vidí jen ti, kdo u něj hrají.
refused-signed_out = Tenhle prohlížeč byl odhlášen.
refused-used_up = Platilo to jen jednou a už je to použité.
refused-too_old = Platilo to jen pár minut a ty už uplynuly. Zkus to znovu.
refused-unknown_table = Takový stůl tu není.
refused-not_your_seat = To není tvoje místo.
refused-stale = Hra se mezitím pohnula.
refused-illegal = Tohle tu pravidla nedovolují.
refused-out_of_turn = Teď nejsi na tahu.
refused-not_now = Tohle teď nejde.
refused-foreign_origin = Tahle stránka s tím serverem mluvit nesmí.
refused-taken = Někdo byl rychlejší, místo je obsazené.
refused-sent_away = Hostitel tě od tohoto stolu vyloučil. Vpustit tě zpátky může jen on.
refused-not_in_range = Tenhle stůl je pro jiné hodnocení.
refused-empty_range = Takové rozmezí vynechá všechny, nebo tebe. Nižší číslo je první a tvoje hodnocení leží mezi nimi.
refused-undo_refused = Tah zůstává, ostatní nesouhlasí.
refused-not_kept = Teď to nejde uložit. Zkus to za chvilku.
refused-internal = U nás něco spadlo. Nic se nezměnilo.

## Hry s pomocí
learn-further = Kudy dál
coached-title = Tři hry s Mickou
coached-1 = Ukáže ti tři dobré tahy a řekne proč.
coached-2 = Ukáže ti kde, a proč, na to přijdeš.
coached-3 = Jen do tebe lehce šťouchne.
coached-done = Hotovo.
coached-begin = { $number ->
    [1] Zahrát si první hru s Mickou
    [2] Zahrát si druhou hru s Mickou
   *[other] Zahrát si třetí hru s Mickou
}
