### Сторінки поруч зі столом: запис, лічильник, як грати. Голос як у client.ftl.
### <em> позначає одне важливе слово, <b> ім’я; інших позначок немає.

## Крок за кроком
replay-title = Ще раз
replay-where = зупинка { $at } з { $count }
replay-keys = Перегляд
replay-back = На крок назад
replay-play = Відтворити
replay-pause = Пауза
replay-on = На крок далі
replay-last = На кінець
replay-speed = Швидкість { $speed }×, змінити
replay-line = Місце в грі
replay-begin = Перед першим ходом.
replay-story = Оповідь
replay-keep = Зберегти запис
replay-keys-note = Пробіл пускає й спиняє, стрілки ведуть крок за кроком, Home і End стрибають.
replay-not-yet-title = Ця гра ще триває
replay-not-yet = Подивитися її можна, коли скінчиться.
replay-to-table = До столу
replay-other = Відкрити іншу
replay-open-title = Відкрити збережену гру
replay-open = Обери файл .tabby або перетягни його сюди. Його перевірять рядок за рядком.
replay-choose = Обрати файл
replay-reading = Читаємо { $file }
replay-damaged = { $file } не читається.
replay-damaged-line = { $file } не читається: помилка в рядку { $line }.
replay-too-large = { $file } завеликий для запису гри.

## Чи чесний був жереб?
replay-fair = Чи чесний був жереб?
replay-fair-yes = перевірено
replay-fair-no = не збігається
replay-fair-unknown = ще не показано
replay-fair-yes-note = { $draws ->
    [one] Кожен жереб виведено із зерна ще раз: { $draws } жереб, збігається.
    [few] Кожен жереб виведено із зерна ще раз: { $draws } жереби, усі збігаються.
   *[other] Кожен жереб виведено із зерна ще раз: { $draws } жеребів, усі збігаються.
}
replay-fair-no-note = Жереби не випливають із зерна. Запис змінили, або сервер шахраював.
replay-fair-unknown-note = Зерно показують, коли гра скінчиться. У цьому записі його немає.
replay-commitment = Обіцяно перед першим ходом (SHA-256 зерна)
replay-seed = Зерно, показане наприкінці
replay-fair-note = Зерно було визначене, перш ніж хтось сів, і кожне місце додало власний випадок. Обрати жереб не міг ніхто.

## Лічильник
pad-title = Лічильник балів
pad-board = Поле, яке треба заповнити
pad-help = Обери клітинку, потім плитку. Натисни пса ще раз, щоб повернути. Delete прибирає плитку.
pad-empty-cell = { $cell }, порожньо
pad-chosen = обрано
pad-clan-a = Край із намистинок
pad-clan-b = Край зигзагом
pad-palette = Плитки в коробці
pad-put = { $count ->
    [0] { $tile }, більше немає
   *[other] { $tile }, лишилося { $count }
}
pad-remove = Прибрати { $cell }
pad-clear = Прибрати все
pad-random = Навмання
pad-example = Приклад
pad-missing = { $count ->
    [one] Бракує ще <em>{ $count } плитки</em>.
   *[other] Бракує ще <em>{ $count } плиток</em>.
}
pad-complete = Усі 25 лежать. Підрахунок нижче.
pad-turn = Ватажниця Нявкетерів повертає пса
pad-turn-none = жодного
pad-turn-degrees = на { $degrees } градусів
pad-refused = Цю позицію не порахувати.
pad-result = Підрахунок

## Як грати
learn-title = Як грати
learn-where = за п’ять хвилин
learn-index = Як грати в ці ігри
learn-game = { $game }: як грати
learn-begin = Навчитися за п’ять хвилин
learn-lesson = Урок
learn-steps = Кроки уроку
learn-step = Крок { $at } з { $count }
learn-next = Далі
learn-back = Назад
learn-skip = Пропустити
learn-again = Ще раз
learn-to-play = Іти грати
learn-nobody = Ніхто
learn-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}

learn-clans-hello-title = Два клани, одна галявина
learn-clans-hello = Десять кицьок, десять плиток здобичі і п’ять псів сплять долілиць. Не спить лише середня плитка. Ти ведеш клан <em>Ласунявки</em>, у нього край із намистинок.
learn-clans-wake-title = Розбуди плитку
learn-clans-wake = У свій хід переверни будь-яку сонну плитку. <em>Обери одну.</em>
learn-clans-wake-right = Миша за 5 балів. Хто візьме її наприкінці, той їх має.
learn-clans-prey-title = Пересунь, що прокинулося
learn-clans-prey = Тепер вона мусить помінятися з іншою плиткою. Здобич іде до будь-якого <em>сусіда</em>, навскіс теж. Підсвічено, куди дістає.
learn-clans-prey-right = Друга плитка лишилася, як була: сонна спить далі. Це був цілий хід.
learn-clans-cat-title = Кицьки ступають ширше
learn-clans-cat = Прокинулася твоя кицька 4. Кицька міняється на <em>один або два кроки</em> в ряді чи стовпчику. Наприкінці вона полює на те, що лежить поруч.
learn-clans-cat-right = Просто поруч із мишею. Там вона на неї полює.
learn-clans-cat-other = Так можна. На b3 вона була б поруч із мишею.
learn-clans-dog-title = Пси бігають далеко
learn-clans-dog = Пес міняється з будь-якою плиткою <em>всього ряду чи стовпчика</em> і дивиться в той самий бік. Стрілки кажуть, куди він гавкне. Пошли його кудись.
learn-clans-dog-right = Там він і буде, поки хтось не пересуне. На чиїх кицьок він дивиться?
learn-clans-bark-title = Кінець: спершу пси
learn-clans-bark = Усі плитки прокинулися. Кожна кицька, на яку показує <em>стрілка</em>, знову засинає. Їх чотири: покажи їх.
learn-clans-bark-right = Усі чотири. Вони сплять і вже не полюють.
learn-clans-bark-wrong = На цю жодна стрілка не показує. Стеж за червоними стрілками, вони дістають на одну плитку.
learn-clans-hunt-title = Потім полювання
learn-clans-hunt = Біля кожної здобичі кожен клан додає своїх кицьок <em>поруч</em>, що не сплять; кути не рахуються. Миша за 6 угорі: хто її бере?
learn-clans-hunt-right = 1 і 3 разом 4, проти твоєї 1. Її беруть Нявкетери.
learn-clans-hunt-wrong = Порахуй ще раз: хто лежить ліворуч, праворуч, зверху й знизу та не спить?
learn-clans-tie-title = Іноді ніхто
learn-clans-tie = Муха за 4 на b2. Поруч лежать четвірка й п’ятірка. Хто її бере?
learn-clans-tie-right = Обидві сплять. Її не бере ніхто, і за нічиєї було б так само.
learn-clans-tie-wrong = А ті дві ще не сплять?
learn-clans-pair-title = Пари множаться
learn-clans-pair = У тебе миша за 3 і <em>обидва голуби</em>, 2 і 5. Пара голубів або мух множиться. Скільки це балів?
learn-clans-pair-right = 3 і 2 × 5 дають 13. У Нявкетерів 4, 5 і 6: 15, і вони перемагають.
learn-clans-pair-wrong = 2 × 5, і ще миша.
learn-clans-powers-title = Зі здібностями
learn-clans-powers = Згодом грай зі здібностями: кожен клан має ефект, і ватажниця теж щось уміє. На цьому полі ватажниця Нявкетерів повертає середнього пса, твоя полює <em>навскіс</em>, і все кінчається 21 : 15 на твою користь.
learn-clans-ready-title = Це все
learn-clans-ready = По дванадцять ходів, далі пси, полювання, бали. Решта в тому, щоб знати, хто ще спить. Усе інше нижче.

learn-reaches = Куди дістає плитка
learn-reach-prey-title = Здобич
learn-reach-prey = На один крок у будь-який бік, навскіс теж.
learn-reach-cat-title = Кицьки
learn-reach-cat = На один або два кроки в ряді чи стовпчику. Ніщо не заважає.
learn-reach-dog-title = Пси
learn-reach-dog = Як завгодно далеко в ряді чи стовпчику. Пес дивиться в той самий бік.
learn-clans-title = Сім кланів
learn-clans-lead = Зірка це ефект, корона здібність ватажниці. Вони діють, лише коли здібності ввімкнено.
learn-rules = Правила пункт за пунктом
learn-rules-lead = Ті самі номери стоять біля кожної відмови й кожного рядка з балами.
learn-chapter-1 = У коробці
learn-chapter-2 = Розкладання
learn-chapter-3 = Хід
learn-chapter-4 = Кінець
learn-chapter-5 = Здібності
learn-chapter-7 = Роздаємо клани
learn-chapter-8 = Що приховано

## Поле для будь-якої гри
board-common = На столі
board-to-move = Зараз хід
board-nothing = нічого
board-yes = так
board-no = ні
board-wide = Ширше за сторінку
board-notation = Записом
board-may = На тебе ніхто не чекає, але можна:
board-moment = Хвилинку.
board-do = Зробити: { $what }
board-not = Не це
board-turn = Яким боком
board-cell = ряд { $row }, стовпець { $column }
board-place = місце { $cell }
board-cost = коштує { $cost }
board-count = Вибрано { $count }, можна від { $least } до { $most }.
board-budget = Витрачено { $cost } із { $budget }.
board-take = Саме це
board-exactly = { $field }, точно
board-sheet = Що рахується
board-rank = { $place } місце
board-total = Разом
