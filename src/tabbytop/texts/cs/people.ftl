# O lidech: vlastní stránka, otevřené stoly, turnaje.

## A person's own page
me-title = Moje stránka
me-name = Jiné jméno
me-sum = { $games ->
    [one] Jedna hra od { $since }, { $won ->
        [0] bez výhry
       *[other] výherní
    }. Skončila { $when }.
    [few] { $games } hry od { $since }, { $won ->
        [0] zatím bez výhry
        [one] jedna výhra
        [few] { $won } výhry
       *[other] { $won } výher
    }. Poslední { $when }.
   *[other] { $games } her od { $since }, { $won ->
        [0] zatím bez výhry
        [one] jedna výhra
        [few] { $won } výhry
       *[other] { $won } výher
    }. Poslední { $when }.
}
me-waiting = Čeká na tebe
me-running = Rozehráno

## Dohrané hry
finished-title = Dohráno
finished-none = Zatím tu nic není. Dohraná hra tu zůstane i se záznamem.
finished-none-such = Žádná dohraná hra taková není.
finished-all = vše
finished-game = Která hra
finished-end = Jak skončila
finished-won = výhra
finished-lost = bez výhry
finished-shared = dělená
finished-companion = S kým
finished-mode = Způsob hry
finished-with = hráli: { $names }
finished-more = Ukázat další
finished-older = { $count ->
    [one] Jedna starší hra se ještě počítá.
    [few] { $count } starší hry se ještě počítají.
   *[other] { $count } starších her se ještě počítá.
}
finished-look = Ohlédnout se
finished-look-at = Ohlédnout se: { $end }
ended-won = { $ahead ->
    [0] Výhra
   *[other] Výhra o { $ahead }
}
ended-lost = { $ahead ->
    [0] Vyhrává { $who }
   *[other] Vyhrává { $who } o { $ahead }
}
ended-together = Společná výhra
ended-shared = Dělená výhra
ended-beaten = Tentokrát bez výhry
ended-screen = Několik lidí u jedné obrazovky
ended-early = Ukončeno, jak to stálo
ended-you-resigned = Hra je vzdaná
ended-resigned = { $who } se vzdává

## Rekordy, spoluhráči, grafy
bests-title = Osobní rekordy
versus-title = Vzájemné zápasy
versus-more = Ukázat další spoluhráče
versus-note = Proužky vlevo: lepší místo bylo tvoje. Tečky vpravo: jejich. Prázdné: stejné místo.
versus-games = Hry, které hraje i { $who }
versus-spoken = { $who }: lepší místo bylo tvoje { $won }×, jejich { $lost }×; stejné { $shared }×, společně { $together }×.
versus-together = { $count ->
    [one] jedna společná hra
    [few] { $count } společné hry
   *[other] { $count } společných her
}
course-title = { $count ->
    [one] { $game }: poslední hra
    [few] { $game }: poslední { $count } hry
   *[other] { $game }: posledních { $count } her
}
course-which = Která hra
course-not-won = bez výhry
course-middle = střed posledních deseti
course-best = rekord, { $value }
course-game = hra
course-when = kdy
course-end = konec
course-spoken = { $measure }, odehraných her: { $count }. Nejvíc { $best } ve hře { $game }, naposledy { $last }.
course-parts-spoken = { $measures }, odehraných her: { $count }
shares-note = Proužky: výhry. Celý pruh: odehrané hry.
shares-spoken = Odehrané hry a výhry, rozdělené podle toho, co je { $measure }
shares-games = hry
shares-won = { $won } z { $games }

## Hodnocení
ratings-title = Hodnocení
ratings-note = Z her, které chtěli hodnotit všichni u stolu. Každý začíná na 1000; číslo za ním říká, o kolik to může být vedle.
rating-points = { $points } ± { $give }
rating-like = síla asi jako { $bot } (úroveň { $level })
rating-sure-well = dobře známé
rating-sure-roughly = { $games ->
    [one] zhruba, z jedné hry
    [few] zhruba, ze { $games } her
   *[other] zhruba, z { $games } her
}
rating-sure-hardly = { $games ->
    [one] zatím sotva známé, z jedné hry
   *[other] zatím sotva známé, her: { $games }
}
finished-rated = hodnocení { $by }

## Zařízení
devices-title = Zařízení
device-guess = { $browser }, { $system }
device-unknown = Nějaký prohlížeč
device-here = tady
device-this = tohle
device-seen = naposledy { $when }
device-name-of = Jméno pro { $device }
device-name-title = Jak mu říkáš?
device-name-label = Jméno
device-name-note = Vidíš ho jen ty.
device-name-take = Tak mu říkej
device-out = Odhlásit
device-out-of = Odhlásit { $device }
device-out-title = Odhlásit { $device }?
device-out-note = Bude tam hned někdo nový, ať je to otevřené kdekoli. Tvá místa ti zůstanou.
device-out-here = To je prohlížeč, na který se díváš. Budeš tu od té chvíle někdo nový.
device-out-last = Jiné zařízení nemáš. K tvým místům by se pak nikdo nevrátil, ledaže máš obnovovací frázi nebo přístupový klíč.
device-out-not = Nechat být
device-fault-again = Tohle se nepovedlo. Zkus to za chvíli znovu.
device-fault-too-fast = To bylo moc často. Počkej minutu a zkus to znovu.
carry = Hraj i na jiném zařízení
carry-title = Buď to ty i na jiném zařízení
carry-here = Tabbytop otevře jen tenhle počítač, takže by odkaz na jiném zařízení nefungoval.
carry-scan = Namiř sem kameru druhého zařízení a tam potvrď.
carry-note = Platí jednou a deset minut. Kdo ho otevře, může být tebou: nikomu jinému ho neukazuj.
carry-done = Teď jsi to ty i tady: { $device }.
carry-done-close = Dobře
device-fault-many = Máš moc zařízení. Nejdřív nějaké odhlas.

## Odkaz z jiného zařízení je otevřený
arrive-tab = Buď tu sebou
arrive-title = Být tady { $name }?
arrive-lead = Tenhle prohlížeč pak má místa a stoly, které má { $name }. Na druhém zařízení zůstanou taky.
arrive-mine = { $tables ->
    [one] V tomhle prohlížeči jsi zatím { $mine } a máš tu jeden stůl.
    [few] V tomhle prohlížeči jsi zatím { $mine } a máš tu { $tables } stoly.
   *[other] V tomhle prohlížeči jsi zatím { $mine } a máš tu { $tables } stolů.
}
arrive-mine-what = Co s nimi?
arrive-bring = Vzít je s sebou
arrive-bring-note = Místa, hry i to, co tu padlo, pak má { $name }. Vrátit to nejde.
arrive-bring-devices = Místa, hry i to, co tu padlo, pak má { $name } a ostatní zařízení, kde jsi { $mine }, se odhlásí. Vrátit to nejde.
arrive-leave = Nechat je být
arrive-leave-note = Dál je má { $mine }. Ukážeme ti obnovovací frázi, se kterou se k nim vrátíš.
arrive-leave-found = Dál je má { $mine }: zpátky vede tvé druhé zařízení, fráze nebo přístupový klíč.
arrive-left = Jak se vrátit jako { $name }
arrive-warning = Potvrď to, jen když je odkaz od tebe, nebo když je teď jasné, kdo jsi.
arrive-yes = Ano, být { $name }
arrive-no = Ne, zůstat, jak to je
arrive-used-title = Tenhle odkaz už je použitý
arrive-used = Platí jen jednou a už někoho přenesl. Udělej nový tam, kde tě známe: Moje stránka, „Hraj i na jiném zařízení“.
arrive-old-title = Tenhle odkaz je moc starý
arrive-old = Platil deset minut. Udělej nový tam, kde tě známe: Moje stránka, „Hraj i na jiném zařízení“.
arrive-garbled-title = Tenhle odkaz není celý
arrive-garbled = Možná se z něj kousek cestou ztratil. Otevři ho znovu tak, jak přišel, nebo udělej nový tam, kde tě známe: Moje stránka, „Hraj i na jiném zařízení“.
arrive-same-title = Tady už jsi { $name }
arrive-same = Odkaz se nepoužil. Otevři ho na druhém zařízení.
# Kdo ještě nemá jméno.
arrive-title-unnamed = Být sebou i na tomhle zařízení?
arrive-lead-unnamed = Tenhle prohlížeč pak má místa a stoly toho druhého zařízení. Tam zůstanou taky.
arrive-yes-unnamed = Ano, být sebou
arrive-same-title-unnamed = Tady už to jsi ty

## Návrat
return-title = Už mě tu znáte
return-lead = Vrať se ke svým místům a stolům, když tě tenhle prohlížeč nezná.
return-phrase = Tvoje obnovovací fráze
return-phrase-note = Osm anglických slov oddělených mezerami. Na velikosti písmen nezáleží.
return-go = To jsem já
return-other = Máš ještě zařízení, kde tě známe? Otevři na něm „Moje stránka“ a pak „Hraj i na jiném zařízení“.
typo-count = { $count ->
    [one] To je jedno slovo. Fráze jich má osm.
    [few] To jsou { $count } slova. Fráze jich má osm.
   *[other] To je { $count } slov. Fráze jich má osm.
}
typo-word = Slovo { $place }, „{ $word }“, mezi našimi není. Podívej se znovu do poznámky.
typo-near = Slovo { $place }, „{ $word }“, mezi našimi není. Nemá to být { $near }?
# Jedno ze slov, která tu mohla být míněna.
typo-meant = „{ $word }“
typo-sum = Všechna slova známe, ale nepatří k sobě. Je jejich pořadí správné?
typo-unknown = Tuhle frázi už nikdo nemá. Možná máš novější.

## Obnovovací fráze
returns-title = Návrat
passkey-make = Vytvořit přístupový klíč
passkey-of = Přístupový klíč: { $device }
passkey-used = použit { $when }, pro { $site }
passkey-remove = Odebrat
passkey-remove-of = Odebrat přístupový klíč: { $device }
passkey-not-made = Klíč nevznikl. Tenhle prohlížeč nebo zařízení ho možná neumí, nebo už pro tebe jeden má.
passkey-show = Použít přístupový klíč
passkey-not-shown = Žádný klíč nepřišel. Zkus to znovu, nebo zadej frázi.
passkey-unknown = Ten klíč tu nikdo nemá. Možná už je odebraný.
phrase-title = Obnovovací fráze
phrase-lead = Osm slov na papír. S nimi se vrátíš z každého prohlížeče, i když ztratíš všechna zařízení.
phrase-none = Zatím žádnou nemáš.
phrase-since = Vznikla { $when }.
phrase-make = Vytvořit frázi
phrase-anew = Vytvořit novou
phrase-make-note = Ukáže se jen teď: připrav si tužku a papír. Kdo ji má, může být tebou.
phrase-anew-note = Ta, kterou máš, pak přestane platit. Nová se ukáže jen teď: připrav si tužku a papír.
phrase-not = Teď ne
phrase-write = Opiš si to
phrase-once = Ukazuje se to jen jednou. Schovej to tam, kam nikdo nekouká: kdo to má, může být tebou.
phrase-english = Slova jsou anglická, aby byla v každém jazyce stejná.
phrase-copy = Kopírovat
phrase-written = Mám to opsané

## Všechno, co o mně víte
kept-title = Co se o mně uchovává
kept-lead = Tvoje jméno, stoly a hry, tvá slova, tvá zařízení. Nic z toho neopustí tenhle dům.
kept-all = Všechno, co o mně máte
forget-me = Zapomeňte na mě
forget-title = Má na tebe tenhle dům zapomenout?
forget-lead = Všechno, co se o tobě uchovává, se smaže.
forget-games = Hry s ostatními jim zůstanou, jen bez tvého jména. Rozehranou hru tím vzdáváš.
forget-rest = Tvé vlastní stoly, slova i výsledky zmizí.
forget-devices = Na všech tvých zařízeních bude někdo nový a obnovovací fráze přestane platit.
forget-final = Vrátit to nejde. Možná si všechno nejdřív stáhni.
forget-not = Ne, nechat
forget-yes = Zapomeňte na mě

## Nástěnka domu
house-title = nástěnka domu
house-open-tables = Otevřené stoly
house-here = { $count ->
    [one] jeden v domě
    [few] { $count } v domě
   *[other] { $count } v domě
}
house-filter = Co ukázat
house-filter-all = všechny stoly
house-filter-seat = volné místo
house-filter-watch = k dívání
house-filter-game = Která hra
house-filter-games = všechny hry
house-loading = Čteme nástěnku
house-away = Dům neodpovídá. Co tu visí, už nemusí platit.
house-more = Ukázat další
house-empty = Zatím tu nic nevisí
house-empty-note = Otevři stůl a bude tu viset pro každého v domě.
house-room = Místo pro další
house-room-note = Otevři stůl a bude tu viset pro každého v domě.
house-open = Otevřít stůl
house-open-go = Pověsit
house-open-note = Každý v domě ho vidí a smí si přisednout.
house-table-of = Stůl hráče { $name }
house-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
house-clock-none = bez spěchu
house-clock-minute = minuta na tah
house-clock-day = den na tah
house-may-watch = smíš se dívat
house-host-away = hostitel tu není
house-sit-at = Přisednout si: { $table }
house-watch = Dívat se
house-watch-at = Dívat se: { $table }
house-go = Jít ke stolu
house-go-at = Jít ke stolu: { $table }
house-faster = Někdo si pospíšil: všechna místa tam jsou obsazená.
house-host-gone = Hostitel je pryč a teď si tam nikdo nepřisedne.
house-taken-off = Ten stůl tu už nevisí.
house-not-you = K tomu stolu si přisednout nemůžeš.
house-range = { $which ->
    [low] hodnocení od { $low }
    [high] hodnocení do { $high }
   *[both] hodnocení { $low } až { $high }
}
house-not-in-range = Tenhle stůl je pro jiné hodnocení, než máš ty.
house-too-many-seats = Sedíš u tří stolů, kde se ještě nezačalo. Nejdřív u jednoho vstaň.
house-too-many-tables = Pět tvých stolů už tu visí. Nejdřív jeden sundej.
house-fault = Tohle se nepovedlo. Zkus to za chvíli znovu.
house-too-fast = To bylo moc často. Počkej minutu a zkus to znovu.
house-none-left = Rychlá hra ti najde někoho jiného.
house-now = Teď v domě
house-nobody = Nikdo, kdo by chtěl být vidět. Jméno tu má, kdo pověsí stůl nebo čeká na ostatní.
house-plays = hraje { $game }, u stolu: { $names }
house-waits-at = čeká u stolu: { $table }
house-waits-for = { $seats ->
    [2] hledá spoluhráče: { $game }
   *[other] hledá stůl pro { $seats }: { $game }
}
house-play-with = Hrát

## Rychlá hra
quick-title = Rychlá hra
quick-side = S kýmkoli
quick-tab = Čekání
quick-lead = Sedni si s tím, kdo přijde. Po dvou minutách mohou místa zaplnit boti.
quick-go = Najít mi stůl
quick-waits = { $minutes ->
    [0] { $name } čeká na hru { $game }.
    [one] { $name } čeká už minutu na hru { $game }.
    [few] { $name } čeká už { $minutes } minuty na hru { $game }.
   *[other] { $name } čeká už { $minutes } minut na hru { $game }.
}
quick-waiting = Čekáme na někoho, kdo chce totéž.
quick-wish = { $game }, u stolu { $seats }. Čas na tah: { $clock }
quick-usual = Hraje se jako obvykle. { $options }.
quick-rated-note = Když to budou chtít i ostatní.
quick-rated = Bude hodnocená, když to budou chtít i ostatní.
quick-stay = Zůstaň na téhle stránce: kdo ji zavře, už nečeká.
quick-nobody = { $seats ->
    [2] Zatím nikdo nepřišel. Bot by si zahrál.
   *[other] Zatím vás není dost. Boti by si zahráli.
}
quick-bots = { $seats ->
    [2] Hrát s botem
   *[other] Doplnit stůl boty
}
quick-leave = Už nečekat
quick-found = Máš stůl.

## Turnaje: klubové večery
event-name-label = Jak se jmenuje?
event-name-example = Pátek v hospodě
event-game = Co se hraje
event-seats = U jednoho stolu
event-kind = Kdo hraje s kým
event-kind-round_robin = Každý s každým
event-kind-round_robin-note = Každý má naráz otevřené tři hry a hraje je, až mají oba čas. Když jedna skončí, prostře se další.
event-kind-swiss = Podle bodů
event-kind-swiss-note = Švýcarský systém: v každém kole hrají ti, kdo jsou na tom podobně, a nikdo s nikým dvakrát.
event-rounds = Kola
event-legs = Kolikrát
event-times = { $count ->
    [one] Jednou
    [2] Dvakrát, s výměnou stran
   *[other] { $count }krát
}
event-make = Uspořádat a pozvat ostatní
event-refused-not_your_seat = To může jen ten, kdo turnaj pořádá.
event-refused-malformed = Takhle se turnaj hrát nedá.
event-refused-new-malformed = Chce to viditelné jméno a volby, při kterých hrají jeden proti druhému.
event-refused-new-too_many = Máš pět turnajů, které neskončily. Nejdřív jeden ukonči.
event-refused-join-taken = Už jsi mezi přihlášenými.
event-refused-join-malformed = Do pořadí je potřeba jméno. Nejdřív řekni, kdo jsi.
event-refused-join-not_now = Už se nedá přihlásit: je plno, nebo je turnaj moc daleko.
event-refused-bot-not_now = Další bot se přihlásit nedá: je plno, nebo se už hraje.
event-refused-leave-not_your_seat = Mezi přihlášenými nejsi.
event-refused-leave-not_now = Turnaj skončil.
event-refused-withdraw-not_now = Bot, který už začal, hraje dál.
event-refused-start-not_now = Začíná se ve 3 až 32 a jen tehdy, když se všichni vejdou ke stolům téhle velikosti.
event-refused-rule-not_now = O téhle hře už je rozhodnuto.
event-refused-end_round-not_now = Ukončit jde jen kolo turnaje podle bodů, který se hraje.
event-refused-finish-not_now = Turnaj skončil.
event-not-made = Turnaj se nepodařilo uspořádat.
event-about-round_robin = { $rounds ->
    [one] Každý s každým jednou
   *[other] Každý s každým dvakrát
}
event-about-swiss = { $round ->
    [0] { $rounds ->
        [few] Podle bodů, { $rounds } kola
       *[other] Podle bodů, { $rounds } kol
    }
   *[other] Podle bodů, { $round }. kolo z { $rounds }
}
event-tables-of = Stoly nejvýš po { $seats }
event-join = Zúčastnit se
event-start = Začít
event-leave = Odejít z turnaje
event-leave-title = Odejít z turnaje?
event-leave-text = Rozehrané hry tím vzdáš, ostatní se odehrají bez tebe. Až bude pozdě, nepůjde se vrátit.
event-no = Zůstat
event-call-off = Odvolat
event-call-off-title = Odvolat turnaj?
event-call-off-text = Ještě se nic nehrálo. Kdo přišel, uvidí, že je konec.
event-finish = Ukončit turnaj
event-finish-title = Ukončit turnaj hned?
event-finish-text = Zůstane, jak stojí, a rozehrané hry se uklidí.
event-wait-more = { $count ->
    [one] Chybí ještě jeden: přátelé přes odkaz, nebo bot.
    [few] Chybí ještě { $count }: přátelé přes odkaz, nebo boti.
   *[other] Chybí jich ještě { $count }: přátelé přes odkaz, nebo boti.
}
event-wait-start = Začni, až tu budou všichni.
event-wait-host = Hostitel začne, až tu budou všichni.
event-invite = Pozvat ostatní
event-share = Pojď si zahrát: { $event }
event-entrants = { $count ->
    [0] Zatím nikdo nepřišel
    [one] Přišel jeden
    [few] Přišli { $count }
   *[other] Přišlo { $count }
}
event-remove = Poslat pryč: { $name }
event-bot-level = Bot jaké úrovně
event-bot = Přihlásit bota
event-mine = Tvoje další hry
event-mine-none = Teď nemáš co hrát. Další hra se tu objeví sama.
event-against = Proti tobě: { $names }
event-round = { $round }. kolo
event-play = Ke stolu
event-standings = Pořadí
event-end = Jak to dopadlo
event-winner = { $you ->
    [yes] Vyhráváš turnaj.
   *[no] Turnaj vyhrává { $name }.
}
event-place = Místo
event-name = Jméno
event-points = Body
event-played = Odehráno
event-met = Mezi sebou
event-buchholz = Soupeři
event-berger = Poražení
event-wins = Výhry
event-left = je pryč
event-ties-round_robin = Výhra je bod a remíza půl; u větších stolů část ostatních, které má kdo za sebou. Při rovnosti rozhodují hry mezi nimi, pak body poražených (Sonneborn-Berger), pak vyhrané stoly.
event-ties-swiss = Výhra je bod a remíza půl; u větších stolů část ostatních, které má kdo za sebou. Při rovnosti rozhodují body všech soupeřů (Buchholz), hry mezi nimi, body poražených (Sonneborn-Berger), pak vyhrané stoly.
event-games = Všechny hry
event-bye = odpočívá a má bod
event-ruled = podle hostitele
event-later = přijde později
event-watch = Podívat se
event-end-round = Ukončit kolo
event-end-round-title = Ukončit kolo?
event-end-round-text = Co se nedohrálo, je remíza, a ty stoly se zavřou. Další kolo se rozlosuje hned.
event-rule = Rozhodnout bez hry
event-rule-wins = Vyhrává { $name }
event-rule-draw = Remíza
no-event-title = Takový turnaj není
no-event = Odkaz je možná starý, nebo v něm chybí písmeno. Řekni si o něj hostiteli znovu.

## Bots of one's own

bots-title = Boti
bots-lead = U stolů tu může hrát i tvůj vlastní program. Dostane token a všichni vidí, že je to bot a že je tvůj.
bots-make = Přidat bota
bots-since = přidaný { $when }
bots-here = připojený
bots-revoke = Odebrat
bots-revoke-of = Odebrat: { $name }
bots-revoke-title = Odebrat bota { $name }?
bots-revoke-note = Jeho token od té chvíle neplatí. Kde právě hraje, dohraje za něj některá z našich koček.
bots-name-title = Jak se tvůj bot jmenuje?
bots-name-label = Jeho jméno
bots-name-note = Vidí ho všichni u jeho stolů.
bots-make-go = Vytvořit token
bots-token-title = Jeho token
bots-token-once = Ukazuje se jen teď. Kdo ho má, může hrát jako tvůj bot, tak ho opatruj jako heslo.
bots-token-use = Předej ho svému programu jako TABBYBOT_TOKEN. Jak na to, je v návodu pro boty.
bots-token-copy = Zkopírovat token
bots-token-kept = Mám ho
bots-fault-name = Bot má vlastní jméno, ne jméno některé z našich koček nebo síly.
bots-fault-many = Už máš pět botů. Nejdřív některého odeber.
