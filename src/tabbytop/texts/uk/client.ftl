### Рамка: домашня сторінка, стіл, налаштування. Голос: друг, який знає правила й читає вголос; на «ти».
### <em> позначає одне важливе слово, <b> — ім’я; інших позначок немає.

## Усюди
skip = До столу
close = Закрити
play = Грати
play-game = Грати: { $game }
change = Змінити
to-home = Додому
learn = Як грати
to-house = Дошка
to-me = Моя сторінка
how-to-play = Як грати
menu = Меню
your-turn = Твій хід
try-now = Спробувати зараз
copied = Скопійовано
unofficial = Неофіційний стіл для тих, хто має ці ігри вдома або просто любить їх. Дякуємо тим, хто їх вигадав.

## Домашня сторінка
home-lead = Чотири гри про котів для друзів, які сьогодні не за одним столом.
home-turn = Твій хід: { $table }
games = Ігри
lacks-physics = Вежу тут не збудувати: для цього потрібен сервер, який обчислює, як падають деталі. Зіграй поки що в іншу гру.
admit-one = Квиток
code-label = Маєш від когось код?
code-empty = Напиши код, наприклад FERN-OTTER-LAMP-4217.
code-too-many = Забагато хибних кодів. Зачекай хвилинку й спробуй ще раз.
code-unknown = Столу { $code } тут немає.
sit-down = Сісти
to-pad = Порахувати справжню гру
to-pad-of = Порахувати справжню гру: { $game }
to-guide = Польовий довідник
to-puzzle = Загадка дня
to-puzzle-of = { $game }: загадка дня
to-replay = Відкрити збережену гру
to-return = Мене тут уже знають
tables-title = Столи, за якими є твоє місце
tables-coming = Дім на цьому пристрої відкривається. Твої ігри з нього будуть тут за мить.
table-with = { $game }, за столом { $names }
table-alone = { $game }, наодинці
table-screen = { $game } за одним екраном
table-open = { $game }, чекає на когось
table-lobby = Не почато
table-playing = Чекаємо
table-closed = Прибрано
table-over = Кінець
rated = рейтингова
rated-no-more = уже не рейтингова
rating-want = Грати на рейтинг
rating-note = Гра рейтингова, якщо на початку цього хочуть усі й доки жоден хід не повернуто.
rating-wanted = { $count ->
    [one] Цього хоче { $names }.
   *[other] Цього хочуть { $names }.
}
rating-moved = Рейтинг, { $who }: { $by }, тепер { $to }.
chart-table = Показати таблицею
chart-no-table = Сховати таблицю
card-won = Твоя перемога
card-lost = Перемога: { $who }
card-shared = Спільна перемога
card-nobody = Не переміг ніхто
card-beaten = Поразка
club-nights = Клубний вечір
club-nights-lead = Невеликий турнір для 3–32 людей і ботів, кожен у своєму темпі.
event-new = Влаштувати турнір
event-phase-open = люди сходяться
event-phase-running = триває
event-phase-over = завершено
event-waits = { $count ->
    [one] { $count } гра чекає
    [few] { $count } гри чекають
   *[other] { $count } ігор чекає
}
event-your-place = ти на { $place } місці

## Початок гри
start-title = Хто грає в «{ $game }»?
start-seats = Скільки вас за столом
start-bot = { $bots ->
    [one] З ботом
   *[other] З { $bots } ботами
}
start-bot-go = { $bots ->
    [one] Грати з ботом
   *[other] Грати з ботами
}
start-friend = { $others ->
    [one] З другом за іншим пристроєм
   *[other] З друзями за іншими пристроями
}
start-friend-note = { $others ->
    [one] Отримаєш посилання, яке можна надіслати, і QR-код для телефону поруч. Місце чекатиме, доки хтось сяде.
   *[other] Отримаєш посилання, яке можна надіслати, і QR-код для телефонів поруч. Місця чекатимуть, доки хтось сяде, хай навіть бот.
}
start-friend-here = Зараз Tabbytop відкриє лише цей комп’ютер. За столом дізнаєшся, як приєднатися іншим.
start-friend-go = Отримати посилання
start-friend-here-go = Накрити стіл
start-screen = { $count ->
    [2] Удвох за одним екраном
    [3] Утрьох за одним екраном
    [4] Учотирьох за одним екраном
   *[other] Уп’ятьох за одним екраном
}
start-screen-note = Ви ходите по черзі на цьому пристрої.
start-screen-go = Сісти поруч

## Боти
level = Сила
level-random = Випадковий
level-random-note = грає що завгодно, аби дозволено
level-easy = Легкий
level-easy-note = бачить те, що перед носом, і то не завжди
level-medium = Середній
level-medium-note = бере найкраще з того, що порахує, і далі не дивиться
level-hard = Важкий
level-hard-note = думає на кілька ходів уперед і знає шанси
level-expert = Майстер
level-expert-note = не поспішає й рідко помиляється
bots-compiling = Боти вперше розминаються: десь хвилину думатимуть не так далеко.
# Вісім котів, які завжди мають час.
bot-tlapka = Лапка
bot-zrzka = Рудька
bot-bublina = Бульбашка
bot-mourek = Мурко
bot-pixel = Піксель
bot-liza = Ліза
bot-micka = Мицька
bot-fousek = Вусань
level-beads = сила { $level } з 5
bot-seat = Посадити цього бота
bot-set = Лишити цю силу
bot-brought-note = його додав той, хто дбає про цей дім
netbot-asked = запрошений; чекаємо на відповідь
netbot-ask = Запросити цього бота
netbot-of = бот · { $of }
netbot-of-house = бот цього дому
netbot-withdraw = Уже не кликати
netbot-withdraw-of = Уже не кликати: { $name }

## Імена
name-title = Як тебе називати?
name-label = Твоє ім’я
name-note = Його бачитимуть інші за столом. Змінити можна будь-коли.
name-another = Інший кіт
name-take = Це я
name-change = Змінити
name-change-of = Змінити ім’я { $name }
name-seat-title = Хто тут сидить?
name-seat-note = Видно лише на цьому екрані.
# Котячі імена для тих, хто ще не має свого. Через кому.
cat-names = Мурчик, Рудько, Сметанка, Тигрик, Мурка, Лапка, Вусань, Пушинка, Нявчик, Димко, Варенка, Марципан

## Перед грою
lobby-tab = { $game }: стіл накрито
lobby-title = Стіл { $code }
lobby-waiting = чекаємо на всіх
lobby-ready = усі на місці
options = Як граємо
options-guest = Вибирає господар столу.
seats = Місця
seat-open = Вільне місце
seat-open-at = Місце { $number } вільне
seat-open-note = надішли посилання або посади бота
seat-open-note-guest = може стати твоїм
seat-somebody = Хтось
seat-you = Ти
seat-you-within = ти
seat-is-you = це ти
seat-at-screen = грає за цим екраном
seat-place = Гравець { $number }
seat-watcher = Хтось із глядачів
seat-here = тут
seat-here-note = сидить і чекає
seat-away = немає
seat-away-note = зараз не за столом
seat-second = Друга людина тут
seat-change = Змінити: { $name }
stand-up = Встати
stand-up-of = Встати: { $name }
fill-seat = Зайняти
fill-title = Хто тут сидітиме?
free-seat = Звільнити місце
free-seat-of = Звільнити місце: { $name }
bring-bot = Привести бота
a-bot = Бот
link-odd = Це посилання просить про те, чого тут немає.
link-begun = Гра вже почалася, і посилання не веде до жодного місця. Ти дивишся.
link-unwatched = Цей стіл не для глядачів.
link-no-seat = Посилання веде на місце { $number }, а за цим столом їх лише { $count }.
link-taken = Місце { $number } зайняте: там сидить { $name }. Інше ще вільне.
link-taken-full = Місце { $number } зайняте: там сидить { $name }, а інших вільних немає.
link-full = Усі місця зайняті: для тебе й бота жодного не лишилося.
link-no-bot = Місце в тебе є. Для бота вже не лишилося.
start = Почати
wait-free-seat = Є <em>вільне місце</em>. Сідай або просто дивись.
wait-free-seat-only = Є <em>вільне місце</em>. Сідай; цей стіл не для глядачів.
wait-watching = Ти дивишся. Місце <em>досі вільне</em>.
wait-for-all = Чекаємо, доки займуть <em>усі місця</em>.
wait-for-host = Усі на місці. <em>Починає</em> господар столу.
wait-for-seats = { $free ->
    [one] Чекаємо, доки сяде <em>ще хтось</em>.
    [few] Чекаємо, доки сядуть <em>ще { $free }</em>.
   *[other] Чекаємо, доки сядуть <em>ще { $free }</em>.
}
wait-for-person = Чекаємо, доки підійде <em>{ $name }</em>.
wait-eager = Гра почнеться, щойно підійде <em>{ $name }</em>.
wait-ready = Усі на місці. <em>Починай</em>, коли захочеш.
wait-ready-screen = { $count ->
    [2] Ви обоє тут. <em>Починайте</em>, коли захочете.
   *[other] Ви всі тут. <em>Починайте</em>, коли захочете.
}
wait-ready-alone = Усе готово. <em>Починай</em>, коли захочеш.
wait-full = <em>Усі місця зайняті.</em> Можна дивитися.
wait-full-watching = Ти дивишся. <em>Усі місця зайняті.</em>
wait-full-only = <em>Усі місця зайняті</em>, а цей стіл не для глядачів.
just-watch = Просто дивитися
invite = Надішли другові це посилання:
invite-code = або код
invite-here = Це посилання відкриє лише цей комп’ютер:
invite-here-code = іншому браузеру тут вистачить і коду
invite-how = Як приєднатися іншим
invite-how-text = Закрий Tabbytop клавішами <b>Ctrl+C</b> і запусти знову, додавши <b>--host 0.0.0.0</b>. Тоді до твоїх столів потраплять телефони й комп’ютери в тій самій мережі Wi-Fi.
invite-how-far = Друзям в інших місцях потрібна адреса в інтернеті; як її мати, каже посібник для господарів.
invite-title = Хто ще прийде?
invite-qr = Показати QR-код
invite-qr-label = QR-код адреси { $address }
invite-scan = Наведи сюди камеру телефону. Вона відкриє стіл, нічого не треба встановлювати.
invite-from = Де вони
invite-house = У цьому домі
invite-house-note = Для всіх у тій самій мережі Wi-Fi, і без інтернету.
invite-anywhere = Будь-де
invite-anywhere-note = Для всіх, хто має інтернет.
invite-read = або прочитай їм код
invite-for = Для чого посилання
invite-for-sit = Вільне місце
invite-for-sit-note = Хто його відкриє, сяде, де захоче, або дивитиметься.
invite-for-seat = Певне місце
invite-for-seat-note = Хто його відкриє, сяде саме там.
invite-for-bot = Місце і бот
invite-for-bot-note = Хто його відкриє, сяде й приведе бота на наступне вільне місце.
invite-for-watch = Дивитися
invite-for-watch-note = Хто його відкриє, дивитиметься й місця не займе.
invite-which-seat = Яке місце
invite-seat = Місце { $number }
share = Поділитися
share-text = Ходи грати зі мною: { $game }.
share-watch = Ходи подивитися, як ми граємо: { $game }.
share-replay = Поглянь на цю мить нашої гри { $game }.
copy-link = Скопіювати посилання
copy-link-watch = Скопіювати посилання на цей стіл
copy-link-here = Скопіювати посилання (відкриє лише цей комп’ютер)

## За столом
watching = Ти дивишся
watchers = { $count ->
    [one] { $names } дивиться
   *[other] { $names } дивляться
}
watchers-more = { $count ->
    [1] ще хтось
   *[other] ще { $count }
}
watchers-unnamed = { $count ->
    [1] Хтось дивиться
    [one] Дивиться { $count } людина
    [few] Дивляться { $count } людини
   *[other] Дивляться { $count } людей
}
is-thinking = { $count ->
    [one] { $name } думає
   *[other] { $name } думають
}
answer-lies = Твоя відповідь лежить на столі. Хвилинку.
turn-of = Ходить { $name }
has-stepped-out = { $count ->
    [one] { $name } зараз не за столом
   *[other] { $name } зараз не за столом
}
over-where = Кінець гри
story = Що було досі
story-empty = Ще нічого не сталося.
# Between the last two of several things that one person did.
story-and = та
chat = Балачка
chat-empty = Ще ніхто нічого не сказав.
chat-say = Скажи щось
chat-phrases = Швидкі фрази
chat-send = Надіслати
chat-unread = { $count ->
    [one] Балачка, { $count } нове повідомлення
    [few] Балачка, { $count } нові повідомлення
   *[other] Балачка, { $count } нових повідомлень
}
table-talk = За столом
table-of = Стіл { $code }
clause = правило { $clause }
clause-title = Правило { $clause }
undo = Назад
undo-ask = Попросити повернути
undo-asked = { $count ->
    [one] Ти просиш повернути хід. Вирішує { $name }.
   *[other] Ти просиш повернути хід. Вирішують { $name }.
}
undo-withdraw = Вже не треба
undo-question-title = { $name } хоче повернути хід
undo-question = Якщо ти не проти, на столі знову буде те, що було до того ходу.
undo-agree = Нехай повертає
undo-refuse = Лишити як є
undo-practice = Далі гра триває як тренування й нікуди не зараховується.
undo-practice-if = Якщо хід повернуть, далі буде тренування, яке нікуди не зараховується.
undo-unrated-title = Повернути хід?
undo-unrated = Після цього гра вже не рейтингова.
undo-unrated-if = Якщо хід повернуть, гра вже не буде рейтинговою.
undo-beyond-title = Повернутися за те, що ти вже бачиш?
undo-beyond = Той самий вибір знову зустріне те саме: наново нічого не тягнуть. Але тепер ти це знаєш, тому далі гра триває як тренування й нікуди не зараховується.
undo-beyond-yes = Крок назад
known-to-all = Що випало, знають усі
known-to-you = Що випало, ти вже знаєш
known-to = { $you ->
    [yes] Що випало, знаєте { $names }
   *[no] { $count ->
        [one] Що випало, знає { $names }
       *[other] Що випало, знають { $names }
    }
}
story-back =
    { $you ->
        [yes] Ти робиш крок назад.
       *[other] <b>{ $name }</b> робить крок назад.
    }
story-hint =
    { $you ->
        [yes] Ти просиш підказку.
       *[other] <b>{ $name }</b> просить підказку.
    }
story-resigned =
    { $won ->
        [you] <b>{ $name }</b> здається, і виграєш <b>ти</b>.
        [other] { $you ->
            [yes] Ти здаєшся, і виграє <b>{ $winner }</b>.
           *[other] <b>{ $name }</b> здається, і виграє <b>{ $winner }</b>.
        }
        [rival] { $you ->
            [yes] Ти здаєшся. { $winner } виграє.
           *[other] <b>{ $name }</b> здається. { $winner } виграє.
        }
        [later] <b>{ $name }</b> здається, і з того місця далі грає бот.
       *[nobody] { $you ->
            [yes] Ти здаєшся, і на цьому гра закінчується.
           *[other] <b>{ $name }</b> здається, і на цьому гра закінчується.
        }
    }
practice = тренування
begun-at-home = розпочато вдома
begun-at-home-note = Цю гру розпочато вдома, на одному пристрої. Той, хто мав її зерно, міг його вибрати, тож її випадковість нічого не доводить, і гра ніколи не рейтингова.
on-this-device = на цьому пристрої
go-together = Грати далі разом
draws-counted = { $draws ->
    [one] { $draws } жереб
    [few] { $draws } жереби
   *[many] { $draws } жеребів
}
steps-back = { $seen ->
    [0] { draws-counted }; { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    } назад за те, що вже було видно, і жоден із цих жеребів раніше не випадав. Це було тренування, воно нікуди не зараховується.
   *[other] { draws-counted }, { $seen } з них було видно ще до кроку назад; { $steps ->
        [one] такий крок був один
        [few] таких кроків було { $steps }
       *[many] таких кроків було { $steps }
    }. Це було тренування, воно нікуди не зараховується.
}
resign = Здатися
resign-title = Здати цю гру?
resign-note =
    { $playing ->
        [1] Гра на цьому закінчиться. Повернути це не можна.
        [2] Інша сторона виграє, і гра на цьому закінчиться. Повернути це не можна.
       *[other] Інші гратимуть далі, а за тебе гратиме бот. Повернути це не можна.
    }
resign-as = Здається { $name }
resign-not = Грати далі
leave = Поки що піти
leave-note = Місце лишається твоїм. Коли повернешся, стіл чекатиме на першій сторінці.
curtain-title = Передай екран: тепер <em>{ $name }</em>.
curtain = Далі — лише для твоїх очей. Решта не дивиться.
curtain-lift = Це я, { $name }

## Годинник
clock = Час на хід
clock-none = Не поспішаємо
clock-minute = Хвилина
clock-day = День
clock-note = Коли час вийде, бот один раз піде за тебе. Ніхто через це не програє.
clock-chip-none = не поспішаємо
clock-long = { $hours } год { $minutes } хв
clock-left = Лишилося { $time }
clock-up = час вийшов
clock-hurry = Лишилося менше десяти секунд.

## Who may watch, and how long a table is kept

watchers-who = Хто може дивитися
watchers-anyone = Будь-хто
watchers-anyone-note = Дивитися може кожен, хто має посилання.
watchers-nobody = Ніхто
watchers-nobody-note = Щойно гра почнеться, її бачитимуть лише ті, хто грає.
watchers-forbid = Не давати нікому дивитися
watchers-allow = Дозволити іншим дивитися
not-shown-title = Цей стіл не для глядачів
not-shown = Господар показує його лише тим, хто за ним грає.
asked-to-leave-title = Тебе попросили піти
asked-to-leave = Господар просить тебе піти з-за цього столу. Повернути тебе може лише він.
shut-title = Цей стіл зачинено
shut = Його зачинив той, хто доглядає за цим домом.
blocked-title = Звідси сюди не ввійти
blocked = Той, хто доглядає за цим домом, заблокував твою адресу. Якщо це помилка, напиши йому.
signed-out-title = На цьому браузері здійснено вихід
signed-out = Твої місця й столи лишаються твоїми на інших пристроях. У цьому браузері ти починаєш як хтось новий.
signed-out-go = Далі як хтось новий
pin = На дошку дому
pin-note = Сісти може будь-хто в цьому домі.
pin-note-on = Висить там, доки є вільне місце і ти тут. Потім інші можуть дивитися, якщо ти дозволиш.
pin-guest = Цей стіл висить на дошці дому: сісти може будь-хто.
pin-title = Як він називається
pin-title-note = Це прочитає кожен. Без назви на ньому твоє ім’я.
pin-low = Рейтинг від
pin-high = до
pin-range-note = З дошки сяде той, чий рейтинг між ними; хто ще не має рейтингу, рахується як 1000. Порожньо: будь-який.
pin-title-take = Написати на аркуші
pin-off = Зняти з дошки дому
close-table = Прибрати цей стіл
keeping-lobby = Якщо ніхто не почне, цей стіл буде прибрано { $when }.
keeping-still = Тут давно ніхто не ходив. Якщо нічого не станеться, цей стіл буде прибрано { $when }.
keeping-closed-title = Цей стіл прибрано.
keeping-closed = Його буде видалено назавжди { $when }.
keeping-reopen = Відкрити знову
went-on-title = Ця гра триває на сервері. Тут її прибрано.
went-on-there = Перейти туди
card-closed = буде прибрано { $when }
card-deleted = буде видалено { $when }
story-late =
    { $you ->
        [yes] Час вийшов: за тебе пішов бот.
       *[other] <b>{ $name }</b> не встигає, тож ходить бот.
    }
story-stand-in =
    { $you ->
        [yes] Поки тебе нема, за тебе грає <b>{ $bot }</b>.
       *[other] <b>{ $name }</b> не за столом, тож грає <b>{ $bot }</b>.
    }
story-ended = { $count ->
    [one] <b>{ $gone }</b> не повертається. Гру закінчено так, як вона стояла. Згоду дали: { $names }.
   *[other] <b>{ $gone }</b> не повертаються. Гру закінчено так, як вона стояла. Згоду дали: { $names }.
}
bot-unknown = Бот

## Коли когось нема
patience = Якщо хтось піде, чекати
patience-120 = 2 хвилини
patience-3600 = Годину
patience-86400 = День
patience-259200 = Три дні
patience-0 = Завжди
patience-note = Потім решта може домовитися, що далі грає бот або що гра закінчується.
patience-never-note = Гра чекатиме на того, хто пішов, хоч би скільки це тривало.
hint = Підказка
hint-key-title = Підказка (клавіша H)
hints = Підказки
hints-off = Немає
hints-on = На прохання
hints-off-note = Ніхто не питає, що було б найкраще. Наодинці та на тренуванні питати можна завжди.
hints-on-note = Хто ходить, може спитати, що було б найкраще. Підказка випливає лише з того, що видно гравцеві, і про неї дізнаються всі. У рейтинговій грі — ніколи.
gone-is = <b>{ $name }</b> уже давно не за столом.
gone-what = Що тепер?
gone-title = { $name } не за столом
gone-lead = З цього місця далі може грати бот. Місце лишається за тим, хто пішов: <b>{ $name }</b> знову сяде на нього, коли повернеться.
gone-level = Який бот
gone-others = { $count ->
    [one] Має погодитися й { $names }.
   *[other] Мають погодитися й { $names }, усі разом.
}
gone-bot = Хай грає бот
gone-end = Закінчити як є
gone-plays-for = { $bot } грає замість: { $name }
gone-stood-in = Поки тебе нема, за тебе грає <b>{ $bot }</b>.
gone-back = Сісти на своє місце
vote-bot = <b>{ $name }</b> не за столом, хай далі грає бот ({ $level }).
vote-end = <b>{ $name }</b> не за столом, хай гра закінчиться так, як стоїть.
vote-agreed = { $count ->
   *[other] За: { $names }.
}
vote-missing = { $count ->
    [0] Мить.
   *[other] Чекаємо на згоду: { $names }.
}
vote-yes = Згода
vote-no = Краще ні
vote-withdraw = Відкликати
end-stood = { $you ->
    [yes] Попереду — ти.
   *[other] Попереду — { $who }.
}
end-stood-level = Ніхто не вів.
end-stood-title = Як воно стояло
end-broken-off = Гру закінчено так, як вона стояла. Це позначено, і в рейтинг вона не йде.
host-gone = Господаря вже якийсь час нема.
host-take-over = Стати господарем
host-hand-over = Передати стіл
host-hand-over-lead = Новий господар вирішує, кому можна дивитися й говорити, а перед грою — хто де сидить.
host-deeds = Що робити, коли за столом <b>{ $name }</b>?
host-deeds-of = Більше: { $name }
host-remove = Прибрати з-за столу
host-remove-note = Кого прибрано, той тут більше не сяде й не говоритиме, поки ти не впустиш назад.
host-removed = Прибрані з-за столу
host-removed-one = Прибрано: { $name }
host-let-back = Впустити назад
seat-host = господар
talk-close = Хай говорять лише ті, хто грає
talk-open = Хай говорять і глядачі
talk-closed = За цим столом говорять лише ті, хто грає.
talk-sent-away = Господар прибрав тебе з-за цього столу, тож говорити тут не можна.
mute-one = Не чути цю людину
mute-is = Вимкнено: { $name }
mute-all = Вимкнути всі розмови
mute-none = Знову чути розмови
mute-all-is = Усі розмови вимкнено.
mute-not = Знову чути
report-lead = Якщо чомусь тут не місце, скажи тому, хто дбає про дім. Там побачать стіл і слова, інші ні про що не дізнаються.
report-why = Чому (якщо хочеш)
report-line = Повідомити про ці слова
report-name = Повідомити про ім’я
report-sent = Повідомлено. Той, хто дбає про дім, це прочитає.

## Зв’язок
lost-title = Шукаю зв’язок.
lost-kept = Твій хід збережено тут, він надішлеться сам.
lost-board = Стіл лишається, як був.
lost-for = уже { $seconds } с
back-title = Знову разом.
back = Усе на своїх місцях.

## Кінець
end-counting = Зараз побачимо, хто що вполював.
end-won = { $ahead ->
    [one] Ти виграєш з перевагою в { $ahead } бал.
    [few] Ти виграєш з перевагою в { $ahead } бали.
   *[other] Ти виграєш з перевагою в { $ahead } балів.
}
end-won-level = Перемога твоя, хоча балів порівну.
end-lost = { $ahead ->
    [one] { $who } виграє з перевагою в { $ahead } бал.
    [few] { $who } виграє з перевагою в { $ahead } бали.
   *[other] { $who } виграє з перевагою в { $ahead } балів.
}
end-lost-level = Виграє { $who }, хоча балів порівну.
end-shared = Ніхто не попереду. Перемога спільна.
end-nobody = Цього разу не виграє ніхто.
end-resigned = { $won ->
    [you] { $who } здається. Перемога твоя.
    [other] { $who } здається. Виграє { $winner }.
   *[nobody] { $who } здається.
}
end-resigned-you = { $won ->
    [other] Гру здано. Виграє { $winner }.
   *[nobody] Гру здано.
}
again = Ще одна гра
again-join = Сісти знову
again-watch = Дивитися наступну
again-laid = Наступну гру вже розкладено.
again-best = Грати до двох перемог
to-event = До турніру
series = Серія
series-0 = Скільки завгодно
series-3 = До двох перемог
series-5 = До трьох перемог
series-0-note = Рахунок ведеться від гри до гри.
series-3-note = Серію виграє, хто перший виграє дві гри; нічия не йде нікому.
series-5-note = Серію виграє, хто перший виграє три гри; нічия не йде нікому.
series-game = Гра { $game }
series-game-of = Гра { $game }, до { $count ->
    [3] двох
    [5] трьох
   *[other] { $count }
} перемог
series-draws = { $count ->
    [one] { $count } нічия
    [few] { $count } нічиї
   *[other] { $count } нічиїх
}
series-won = { $you ->
    [yes] Ти виграєш серію.
   *[no] { $name } виграє серію.
}
watch-again = Переглянути знову
look-back = Чого були варті ходи?
look-back-reading = Хвилинку: гру переглядаємо ще раз.
look-back-missing = Переглянути гру не вдалося. Відкрий цю сторінку трохи згодом.
from-here-failed = Стіл накрити не вдалося. Спробуй за мить ще раз.
fair = Тасування цієї гри можна перевірити.
fair-check = Перевір його
fair-or = або
fair-keep = збережи запис

## Налаштування
settings = Налаштування
settings-name = Ми звемо тебе { $name }.
language = Мова
print = Вигляд
print-system = Як у системі
print-day = Денний
print-night = Нічний
print-to-day = Вигляд: денний
print-to-night = Вигляд: нічний
pace = Плитки рухаються
pace-calm = спокійно
pace-usual = як завжди
pace-brisk = жваво
pace-still = ніяк
sound = Звук
sound-note = Дерево, папір, маленький дзвіночок; телефон здригнеться, коли плитка ляже.
sound-on = Увімкнути звук
sound-off = Вимкнути звук
standing = Бали, якби гра скінчилася зараз
standing-note = Видно під час гри.
confirm = Підтверджувати кожен хід
confirm-note = Перший дотик показує хід, другий робить його.
letters = Літери на котах
letters-note = Для ігор, де коти різних кольорів.

## Коли чогось немає
loading-title = Накриваємо стіл
loading = Ще мить. Фіолетова кицька знову лягла на коробку.
not-found-title = Тут нічого не лежить
not-found = Цю сторінку ніколи не друкували, або адреса дорогою загубила літеру.
no-table-title = Такого столу немає
no-table = Може, посилання обрізане, або стіл давно прибрали.
unreachable-title = Ніхто не відчиняє
unreachable = Сервер недосяжний. Твої ігри там у безпеці, спробуй за мить.
unreachable-closed = Твої ігри на цьому пристрої в безпеці, просто вони не відкриті на цій сторінці.
unreachable-home = Немає мережі. Ти граєш на цьому пристрої.
unanswered-home = Сервер не відповідає. Ти граєш на цьому пристрої.
fault-title = Щось упало, і це ми
fault = Гра в безпеці: кожен зроблений хід записано.
fault-again = Відкрити сторінку знову
fault-again-table = Відкрити стіл знову
fault-unreachable = Сервер недосяжний. Спробуй за мить.
fault-create = Не вдалося накрити стіл. Спробуй за мить.

## Відмови
refused-malformed = Сервер цього не зрозумів. Відкрий сторінку знову.
refused-too_large = Це задовге.
refused-too_fast = Зашвидко. Спробуй за мить.
refused-too_many = У тебе забагато незакінчених столів. Спершу прибери якийсь.
refused-not_shown = Цей стіл бачать лише ті, хто за ним грає.
refused-signed_out = На цьому браузері здійснено вихід.
refused-used_up = Це діяло лише раз, і його вже використано.
refused-too_old = Це діяло лише кілька хвилин, і вони минули. Спробуй ще раз.
refused-unknown_table = Такого столу немає.
refused-not_your_seat = Це не твоє місце.
refused-stale = Гра тим часом пішла далі.
refused-illegal = Правила тут цього не дозволяють.
refused-out_of_turn = Зараз не твій хід.
refused-not_now = Зараз цього зробити не можна.
refused-foreign_origin = Ця сторінка не може говорити з тим сервером.
refused-taken = Хтось був швидший: місце зайняте.
refused-sent_away = Господар прибрав тебе з-за цього столу. Повернути тебе може лише він.
refused-not_in_range = Цей стіл для інших рейтингів.
refused-empty_range = Такий проміжок не лишає нікого або тебе. Менше число перше, і твій рейтинг лежить між ними.
refused-undo_refused = Хід лишається: інші не погодилися.
refused-not_kept = Зараз це не вдається зберегти. Спробуй за мить.
refused-internal = У нас щось упало. Нічого не змінилося.

## Ігри з підказками
learn-further = Куди далі
coached-title = Три гри з Мицькою
coached-1 = Вона покаже три добрі ходи й скаже чому.
coached-2 = Вона покаже де, а чому — здогадаєшся.
coached-3 = Вона лише легенько підштовхне.
coached-done = Зроблено.
coached-begin = { $number ->
    [1] Зіграти першу гру з Мицькою
    [2] Зіграти другу гру з Мицькою
   *[other] Зіграти третю гру з Мицькою
}
