# Про людей: власна сторінка, відкриті столи, турніри.

## A person's own page
me-title = Моя сторінка
me-name = Інше ім’я
me-sum = { $games ->
    [one] { $games } гра від { $since }, { $won ->
        [0] поки без перемог
        [one] { $won } перемога
        [few] { $won } перемоги
       *[other] { $won } перемог
    }. Остання { $when }.
    [few] { $games } гри від { $since }, { $won ->
        [0] поки без перемог
        [one] { $won } перемога
        [few] { $won } перемоги
       *[other] { $won } перемог
    }. Остання { $when }.
   *[other] { $games } ігор від { $since }, { $won ->
        [0] поки без перемог
        [one] { $won } перемога
        [few] { $won } перемоги
       *[other] { $won } перемог
    }. Остання { $when }.
}
me-waiting = Чекає на тебе
me-running = Тривають

## Закінчені ігри
finished-title = Закінчені
finished-none = Тут ще нічого немає. Закінчена гра лишається тут разом із записом.
finished-none-such = Такої закінченої гри немає.
finished-all = усі
finished-game = Яка гра
finished-end = Чим закінчилася
finished-won = перемога
finished-lost = без перемоги
finished-shared = спільна
finished-companion = З ким
finished-mode = Як грали
finished-with = грали: { $names }
finished-more = Показати ще
finished-older = { $count ->
    [one] Ще рахуємо { $count } давнішу гру.
    [few] Ще рахуємо { $count } давніші гри.
   *[other] Ще рахуємо { $count } давніших ігор.
}
finished-look = Оглянутися
finished-look-at = Оглянутися: { $end }
ended-won = { $ahead ->
    [0] Перемога твоя
   *[other] Перемога твоя, перевага { $ahead }
}
ended-lost = { $ahead ->
    [0] Виграє { $who }
   *[other] Виграє { $who }, перевага { $ahead }
}
ended-together = Перемога разом
ended-shared = Спільна перемога
ended-beaten = Цього разу без перемоги
ended-screen = Кілька людей за одним екраном
ended-early = Закінчено, як стояло
ended-you-resigned = Гру здано
ended-resigned = { $who } здається

## Рекорди, товариство, графіки
bests-title = Особисті рекорди
versus-title = Хто кого
versus-more = Показати ще співгравців
versus-note = Смужки ліворуч: краще місце було твоє. Цятки праворуч: їхнє. Порожнє: однакове.
versus-games = Ігри, у яких є { $who }
versus-spoken = { $who }: краще місце твоє { $won }, їхнє { $lost }; однакове { $shared }, разом { $together }.
versus-together = { $count ->
    [one] { $count } гра разом
    [few] { $count } гри разом
   *[other] { $count } ігор разом
}
course-title = { $count ->
    [one] { $game }: остання { $count } гра
    [few] { $game }: останні { $count } гри
   *[other] { $game }: останні { $count } ігор
}
course-which = Яка гра
course-not-won = без перемоги
course-middle = середина останніх десяти
course-best = рекорд, { $value }
course-game = гра
course-when = коли
course-end = кінець
course-spoken = { $measure }, зіграно ігор: { $count }. Найбільше { $best } у грі { $game }, востаннє { $last }.
course-parts-spoken = { $measures }, зіграно ігор: { $count }
shares-note = Смужки: перемоги. Уся смуга: зіграні ігри.
shares-spoken = Зіграні ігри й перемоги: { $measure }
shares-games = ігри
shares-won = { $won } з { $games }

## Рейтинг
ratings-title = Рейтинг
ratings-note = З ігор, які хотіли рейтинговими всі за столом. Усі починають із 1000; число після нього каже, наскільки він може бути неточний.
rating-points = { $points } ± { $give }
rating-like = сила приблизно як { $bot } (рівень { $level })
rating-sure-well = відомий добре
rating-sure-roughly = приблизно, ігор: { $games }
rating-sure-hardly = ще майже невідомий, ігор: { $games }
finished-rated = рейтинг { $by }

## Пристрої
devices-title = Пристрої
device-guess = { $browser }, { $system }
device-unknown = Якийсь браузер
device-here = тут
device-this = цей
device-seen = востаннє { $when }
device-name-of = Назва для: { $device }
device-name-title = Як його називаєш?
device-name-label = Назва
device-name-note = Її бачиш лише ти.
device-name-take = Так і зватиметься
device-out = Вийти
device-out-of = Вийти: { $device }
device-out-title = Вийти на «{ $device }»?
device-out-note = Там одразу буде хтось новий, де б воно не було відкрите. Твої місця лишаться твоїми.
device-out-here = Це браузер, у який ти дивишся. Відтоді тут будеш хтось новий.
device-out-last = Іншого пристрою в тебе немає, тож без фрази відновлення чи ключа доступу ніхто не повернеться на твої місця.
device-out-not = Лишити як є
device-fault-again = Не вийшло. Спробуй ще раз за мить.
device-fault-too-fast = Занадто часто. Зачекай хвилину й спробуй знову.
carry = Грай і на іншому пристрої
carry-title = Будь собою і на іншому пристрої
carry-here = Tabbytop відкриває лише цей комп’ютер, тож на іншому пристрої посилання не спрацює.
carry-scan = Наведи сюди камеру іншого пристрою й погодься там.
carry-note = Діє раз і десять хвилин. Хто його відкриє, може бути тобою: нікому іншому не показуй.
carry-done = Тепер це ти й тут: { $device }.
carry-done-close = Гаразд
device-fault-many = У тебе забагато пристроїв. Спершу вийди на якомусь із них.

## Відкрито посилання з іншого пристрою
arrive-tab = Будь тут собою
arrive-title = Бути тут { $name }?
arrive-lead = Тоді цей браузер матиме місця й столи, які має { $name }. На іншому пристрої вони теж лишаться.
arrive-mine = { $tables ->
    [one] У цьому браузері ти поки що { $mine } і маєш { $tables } стіл.
    [few] У цьому браузері ти поки що { $mine } і маєш { $tables } столи.
   *[other] У цьому браузері ти поки що { $mine } і маєш { $tables } столів.
}
arrive-mine-what = Що з ними робити?
arrive-bring = Взяти з собою
arrive-bring-note = Місця, партії та сказане тоді має { $name }. Скасувати цього не можна.
arrive-bring-devices = Місця, партії та сказане тоді має { $name }, а на інших пристроях, де ти { $mine }, буде здійснено вихід. Скасувати цього не можна.
arrive-leave = Лишити їх
arrive-leave-note = Їх і далі має { $mine }. Тобі покажуть фразу відновлення, з якою до них можна повернутися.
arrive-leave-found = Їх і далі має { $mine }: назад веде інший твій пристрій, фраза чи ключ доступу.
arrive-left = Як повернутися як { $name }
arrive-warning = Погоджуйся, лише якщо це посилання твоє або якщо щойно показано, хто ти.
arrive-yes = Так, бути { $name }
arrive-no = Ні, лишити як є
arrive-used-title = Це посилання вже використано
arrive-used = Воно діє лише раз і вже когось перенесло. Зроби нове там, де тебе знають: Моя сторінка, «Грай і на іншому пристрої».
arrive-old-title = Це посилання застаре
arrive-old = Воно діяло десять хвилин. Зроби нове там, де тебе знають: Моя сторінка, «Грай і на іншому пристрої».
arrive-garbled-title = Це посилання не ціле
arrive-garbled = Мабуть, частина його загубилася дорогою. Відкрий його ще раз таким, яким воно прийшло, або зроби нове там, де тебе знають: Моя сторінка, «Грай і на іншому пристрої».
arrive-same-title = Тут ти вже { $name }
arrive-same = Посилання не використано. Відкрий його на іншому пристрої.
# Хто ще не має імені.
arrive-title-unnamed = Бути собою й на цьому пристрої?
arrive-lead-unnamed = Тоді цей браузер матиме місця й столи іншого пристрою. Там вони теж лишаться.
arrive-yes-unnamed = Так, бути собою
arrive-same-title-unnamed = Тут це вже ти

## Повернення
return-title = Мене тут уже знають
return-lead = Повернися до своїх місць і столів, якщо цей браузер тебе не знає.
return-phrase = Твоя фраза відновлення
return-phrase-note = Вісім англійських слів через пробіл. Великі літери чи малі — байдуже.
return-go = Це я
return-other = Маєш іще пристрій, де тебе знають? Відкрий на ньому «Моя сторінка», а тоді «Грай і на іншому пристрої».
typo-count = { $count ->
    [one] Це { $count } слово. Фраза має вісім.
    [few] Це { $count } слова. Фраза має вісім.
   *[other] Це { $count } слів. Фраза має вісім.
}
typo-word = Слово { $place }, «{ $word }», не з наших. Поглянь ще раз у свій запис.
typo-near = Слово { $place }, «{ $word }», не з наших. Може, { $near }?
# Одне зі слів, яке могло бути на думці.
typo-meant = «{ $word }»
typo-sum = Усі слова наші, але разом вони не пасують. Чи правильний порядок?
typo-unknown = Цієї фрази вже ніхто не має. Можливо, відтоді є новіша.

## Фраза відновлення
returns-title = Повернення
passkey-make = Створити ключ доступу
passkey-of = Ключ доступу: { $device }
passkey-used = використано { $when }, для { $site }
passkey-remove = Вилучити
passkey-remove-of = Вилучити ключ доступу: { $device }
passkey-not-made = Ключ не створено. Цей браузер чи пристрій, мабуть, його не має або вже має один для тебе.
passkey-show = Скористатися ключем доступу
passkey-not-shown = Ключа не показано. Спробуй ще раз або введи фразу.
passkey-unknown = Такого ключа тут ніхто не має. Можливо, його вилучено.
phrase-title = Фраза відновлення
phrase-lead = Вісім слів, щоб записати. З ними повернешся з будь-якого браузера, навіть утративши всі пристрої.
phrase-none = Поки що її немає.
phrase-since = Створено { $when }.
phrase-make = Створити фразу
phrase-anew = Створити нову
phrase-make-note = Її буде показано лише раз: приготуй ручку й папір. Хто її має, може бути тобою.
phrase-anew-note = Та, що в тебе є, більше не діятиме. Нову буде показано лише раз: приготуй ручку й папір.
phrase-not = Не зараз
phrase-write = Запиши це
phrase-once = Це показують один раз. Бережи там, куди ніхто не зазирає: хто її має, може бути тобою.
phrase-english = Слова англійські, тож однакові всіма мовами.
phrase-copy = Копіювати
phrase-written = Записано

## Усе, що зберігається
kept-title = Що про мене зберігається
kept-lead = Твоє ім’я, столи й партії, сказане, твої пристрої. Ніщо з цього не полишає цей дім.
kept-all = Усе, що про мене є
forget-me = Забудьте мене
forget-title = Чи має цей дім тебе забути?
forget-lead = Усе, що про тебе зберігається, буде видалено.
forget-games = Партії з іншими лишаться їм, але без твого імені. Ту, що триває, ти здаєш.
forget-rest = Твої власні столи, сказане та результати зникнуть.
forget-devices = На всіх твоїх пристроях буде хтось новий, а фраза відновлення більше не діятиме.
forget-final = Скасувати цього не можна. Може, спершу забери все собі.
forget-not = Ні, лишити
forget-yes = Забудьте мене

## Дошка дому
house-title = дошка дому
house-open-tables = Відкриті столи
house-here = { $count ->
    [one] { $count } у домі
    [few] { $count } у домі
    [many] { $count } у домі
   *[other] { $count } у домі
}
house-filter = Що показати
house-filter-all = усі столи
house-filter-seat = є місце
house-filter-watch = подивитися
house-filter-game = Яка гра
house-filter-games = усі ігри
house-loading = Читаємо дошку
house-away = Дім не відповідає. Те, що тут висить, може вже бути не так.
house-more = Показати ще
house-empty = Тут поки нічого не висить
house-empty-note = Відкрий стіл, і він висітиме тут для всіх у домі.
house-room = Місце ще для одного
house-room-note = Відкрий стіл, і він висітиме тут для всіх у домі.
house-open = Відкрити стіл
house-open-go = Повісити
house-open-note = Кожен у домі бачить його і може сісти.
house-table-of = Стіл: { $name }
house-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільних місць
}
house-clock-none = без поспіху
house-clock-minute = хвилина на хід
house-clock-day = день на хід
house-may-watch = можна дивитися
house-host-away = господаря немає
house-sit-at = Сісти: { $table }
house-watch = Дивитися
house-watch-at = Дивитися: { $table }
house-go = До столу
house-go-at = До столу: { $table }
house-faster = Хтось випередив: усі місця там зайняті.
house-host-gone = Господаря немає, і зараз там ніхто не сяде.
house-taken-off = Той стіл тут уже не висить.
house-not-you = За той стіл ти сісти не можеш.
house-range = { $which ->
    [low] рейтинг від { $low }
    [high] рейтинг до { $high }
   *[both] рейтинг { $low }–{ $high }
}
house-not-in-range = Цей стіл для інших рейтингів, ніж твій.
house-too-many-seats = Ти сидиш за трьома столами, де ще не почали. Спершу встань з-за одного.
house-too-many-tables = П’ять твоїх столів уже висять тут. Спершу зніми один.
house-fault = Не вийшло. Спробуй ще раз за мить.
house-too-fast = Занадто часто. Зачекай хвилину й спробуй знову.
house-none-left = Швидка гра знайде тобі когось іншого.
house-now = Зараз у домі
house-nobody = Нікого, хто хоче, щоб його бачили. Тут названо того, хто вішає стіл або чекає на інших.
house-plays = грає: { $game }, за столом { $names }
house-waits-at = чекає за столом: { $table }
house-waits-for = { $seats ->
    [2] шукає, з ким грати: { $game }
   *[other] шукає стіл на { $seats }: { $game }
}
house-play-with = Грати

## Швидка гра
quick-title = Швидка гра
quick-side = З будь-ким
quick-tab = Чекання
quick-lead = Сядь із тим, хто прийде. За дві хвилини місця можуть зайняти боти.
quick-go = Знайти мені стіл
quick-waits = { $minutes ->
    [0] { $name } чекає на гру: { $game }.
    [one] { $name } чекає вже { $minutes } хвилину на гру: { $game }.
    [few] { $name } чекає вже { $minutes } хвилини на гру: { $game }.
    [many] { $name } чекає вже { $minutes } хвилин на гру: { $game }.
   *[other] { $name } чекає вже { $minutes } хвилини на гру: { $game }.
}
quick-waiting = Чекаємо на когось, хто хоче того самого.
quick-wish = { $game }, за столом { $seats }. Час на хід: { $clock }
quick-usual = Грають як завжди. { $options }.
quick-rated-note = Якщо цього захочуть і інші.
quick-rated = Гра буде рейтинговою, якщо цього захочуть і інші.
quick-stay = Лишайся на цій сторінці: хто її закриє, більше не чекає.
quick-nobody = { $seats ->
    [2] Поки ніхто не прийшов. Бот радо зіграє.
   *[other] Поки вас замало. Боти радо зіграють.
}
quick-bots = { $seats ->
    [2] Грати з ботом
   *[other] Заповнити стіл ботами
}
quick-leave = Більше не чекати
quick-found = У тебе є стіл.

## Турніри: клубні вечори
event-name-label = Як він зветься?
event-name-example = П'ятниця в шинку
event-game = У що грають
event-seats = За одним столом
event-kind = Хто з ким грає
event-kind-round_robin = Кожен з кожним
event-kind-round_robin-note = У кожного одночасно відкриті три гри, і грають їх, коли обоє мають час. Коли одна закінчиться, накриємо стіл для наступної.
event-kind-swiss = За очками
event-kind-swiss-note = Швейцарська система: у кожному колі грають ті, хто стоїть однаково, і ніхто з ніким двічі.
event-rounds = Кола
event-legs = Скільки разів
event-times = { $count ->
    [1] Один раз
    [2] Двічі, зі зміною сторін
   *[other] { $count } разів
}
event-make = Влаштувати й запросити інших
event-refused-not_your_seat = Це може лише господар турніру.
event-refused-malformed = Так турнір не зіграти.
event-refused-new-malformed = Потрібна видима назва й налаштування, за яких грають одне проти одного.
event-refused-new-too_many = У тебе п’ять турнірів, які не закінчилися. Спершу закінчи один.
event-refused-join-taken = Ти вже серед учасників.
event-refused-join-malformed = Для таблиці потрібне ім’я. Спершу скажи, хто ти.
event-refused-join-not_now = Вступити вже не можна: місць немає або турнір зайшов задалеко.
event-refused-bot-not_now = Бота вже не додати: місць немає або гра почалася.
event-refused-leave-not_your_seat = Тебе немає серед учасників.
event-refused-leave-not_now = Турнір закінчився.
event-refused-withdraw-not_now = Бот, який уже почав, грає далі.
event-refused-start-not_now = Починають від 3 до 32 учасників, і лише якщо всі вмістяться за столами такого розміру.
event-refused-rule-not_now = Цю гру вже вирішено.
event-refused-end_round-not_now = Завершити можна лише коло турніру за очками, що триває.
event-refused-finish-not_now = Турнір закінчився.
event-not-made = Турнір не вдалося влаштувати.
event-about-round_robin = { $rounds ->
    [1] Кожен з кожним один раз
   *[other] Кожен з кожним двічі
}
event-about-swiss = { $round ->
    [0] { $rounds ->
        [few] За очками, { $rounds } кола
       *[other] За очками, { $rounds } кіл
    }
   *[other] За очками, коло { $round } з { $rounds }
}
event-tables-of = Столи щонайбільше на { $seats }
event-join = Узяти участь
event-start = Почати
event-leave = Покинути турнір
event-leave-title = Покинути турнір?
event-leave-text = Розпочаті ігри буде здано, решту зіграють без тебе. Коли буде пізно, повернутися не вийде.
event-no = Лишитися
event-call-off = Скасувати
event-call-off-title = Скасувати турнір?
event-call-off-text = Ще нічого не зіграно. Хто прийшов, побачить, що це кінець.
event-finish = Завершити турнір
event-finish-title = Завершити турнір зараз?
event-finish-text = Усе лишиться, як є, а розпочаті ігри буде прибрано.
event-wait-more = { $count ->
    [one] Бракує ще { $count }: друзі за посиланням або бот.
   *[other] Бракує ще { $count }: друзі за посиланням або боти.
}
event-wait-start = Почни, коли всі будуть тут.
event-wait-host = Господар почне, коли всі будуть тут.
event-invite = Запросити інших
event-share = Ходи грати: { $event }
event-entrants = { $count ->
    [0] Ще ніхто не прийшов
    [one] Прийшов { $count }
   *[other] Прийшло { $count }
}
event-remove = Відправити: { $name }
event-bot-level = Бот якого рівня
event-bot = Записати бота
event-mine = Твої наступні ігри
event-mine-none = Зараз тобі нема що грати. Наступна гра з'явиться тут сама.
event-against = Проти тебе: { $names }
event-round = Коло { $round }
event-play = До столу
event-standings = Таблиця
event-end = Чим скінчилося
event-winner = { $you ->
    [yes] Ти виграєш турнір.
   *[no] Турнір виграє { $name }.
}
event-place = Місце
event-name = Ім'я
event-points = Очки
event-played = Зіграно
event-met = Між собою
event-buchholz = Суперники
event-berger = Переможені
event-wins = Виграші
event-left = вибуває
event-ties-round_robin = Виграш — очко, нічия — половина; за більшими столами це частка інших, що лишилися позаду. За рівності вирішують ігри між ними, далі очки переможених (Зоннеборн-Бергер), далі виграні столи.
event-ties-swiss = Виграш — очко, нічия — половина; за більшими столами це частка інших, що лишилися позаду. За рівності вирішують очки всіх суперників (Бухгольц), ігри між ними, очки переможених (Зоннеборн-Бергер), далі виграні столи.
event-games = Усі ігри
event-bye = відпочиває і має очко
event-ruled = за словом господаря
event-later = буде пізніше
event-watch = Поглянути
event-end-round = Завершити коло
event-end-round-title = Завершити коло?
event-end-round-text = Недограні ігри — нічия, і ті столи закриються. Наступне коло складеться одразу.
event-rule = Вирішити без гри
event-rule-wins = Виграє { $name }
event-rule-draw = Нічия
no-event-title = Такого турніру немає
no-event = Посилання, мабуть, старе, або бракує літери. Попроси його в господаря ще раз.

## Bots of one's own

bots-title = Боти
bots-lead = За столами тут може грати й твоя власна програма. Вона отримує токен, і всі бачать, що це бот і що він твій.
bots-make = Додати бота
bots-since = додано { $when }
bots-here = на зв’язку
bots-revoke = Забрати
bots-revoke-of = Забрати: { $name }
bots-revoke-title = Забрати бота { $name }?
bots-revoke-note = Його токен відтоді нічого не вартий. Де він саме грає, далі зіграє одна з наших кішок.
bots-name-title = Як звати твого бота?
bots-name-label = Його ім’я
bots-name-note = Його бачать усі за його столами.
bots-make-go = Створити токен
bots-token-title = Його токен
bots-token-once = Його показано лише тепер. Хто його має, може грати як твій бот, тож бережи його як пароль.
bots-token-use = Передай його своїй програмі як TABBYBOT_TOKEN. Як саме, написано в посібнику для ботів.
bots-token-copy = Скопіювати токен
bots-token-kept = Він у мене
bots-fault-name = Бот має власне ім’я, а не ім’я котроїсь із наших кішок чи рівня.
bots-fault-many = У тебе вже п’ять ботів. Спершу забери котрогось.
