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
lacks-physics = На цьому сервері немає фізики, тож вежу тут не збудувати. Зіграй поки що в іншу гру.
admit-one = Квиток
code-label = Маєш від когось код?
code-empty = Напиши код, наприклад FERN-OTTER-LAMP-4217.
code-too-many = Забагато хибних кодів. Зачекай хвилинку й спробуй ще раз.
code-unknown = Столу { $code } тут немає.
sit-down = Сісти
to-pad = Порахувати справжню гру
to-pad-of = Порахувати справжню гру: { $game }
to-replay = Відкрити збережену гру
tables-title = Столи, за якими є твоє місце
table-with = { $game }, за столом { $names }
table-alone = { $game }, наодинці
table-screen = { $game } за одним екраном
table-open = { $game }, чекає на когось
table-lobby = Не почато
table-playing = Чекаємо
table-closed = Прибрано
table-over = Кінець
card-won = Твоя перемога
card-lost = Перемога: { $who }
card-shared = Спільна перемога
card-nobody = Не переміг ніхто
card-beaten = Поразка

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
    [one] З другом на відстані
   *[other] З друзями на відстані
}
start-friend-note = { $others ->
    [one] Отримаєш посилання, яке можна надіслати. Місце чекатиме, доки хтось сяде.
   *[other] Отримаєш посилання, яке можна надіслати. Місця чекатимуть, доки хтось сяде, хай навіть бот.
}
start-friend-go = Отримати посилання
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
options-guest = Вибирає той, хто накрив стіл.
seats = Місця
seat-open = Вільне місце
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
start = Почати
wait-free-seat = Є <em>вільне місце</em>. Сідай або просто дивись.
wait-watching = Ти дивишся. Місце <em>досі вільне</em>.
wait-for-all = Чекаємо, доки займуть <em>усі місця</em>.
wait-for-host = Усі на місці. <em>Починає</em> той, хто накрив стіл.
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
just-watch = Просто дивитися
invite = Надішли другові це посилання:
invite-code = або код
share = Поділитися
share-text = Ходи грати зі мною: { $game }.
copy-link = Скопіювати посилання
copy-link-watch = Скопіювати посилання на цей стіл

## За столом
watching = Ти дивишся
watchers = { $count ->
    [one] { $names } дивиться
   *[other] { $names } дивляться
}
watchers-more = ще { $count }
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
shut-title = Цей стіл зачинено
shut = Його зачинив той, хто доглядає за цим домом.
blocked-title = Звідси сюди не ввійти
blocked = Той, хто доглядає за цим домом, заблокував твою адресу. Якщо це помилка, напиши йому.
close-table = Прибрати цей стіл
keeping-lobby = Якщо ніхто не почне, цей стіл буде прибрано { $when }.
keeping-still = Тут давно ніхто не ходив. Якщо нічого не станеться, цей стіл буде прибрано { $when }.
keeping-closed-title = Цей стіл прибрано.
keeping-closed = Його буде видалено назавжди { $when }.
keeping-reopen = Відкрити знову
card-closed = буде прибрано { $when }
card-deleted = буде видалено { $when }
story-late =
    { $you ->
        [yes] Час вийшов: за тебе пішов бот.
       *[other] <b>{ $name }</b> не встигає, тож ходить бот.
    }

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
watch-again = Переглянути знову
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
refused-unknown_table = Такого столу немає.
refused-not_your_seat = Це не твоє місце.
refused-stale = Гра тим часом пішла далі.
refused-illegal = Правила тут цього не дозволяють.
refused-out_of_turn = Зараз не твій хід.
refused-not_now = Зараз цього зробити не можна.
refused-foreign_origin = Ця сторінка не може говорити з тим сервером.
refused-taken = Хтось був швидший: місце зайняте.
refused-undo_refused = Хід лишається: інші не погодилися.
refused-not_kept = Зараз це не вдається зберегти. Спробуй за мить.
refused-internal = У нас щось упало. Нічого не змінилося.
