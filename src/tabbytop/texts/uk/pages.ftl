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
replay-eyes = Чию руку видно
replay-eyes-table = нічию
replay-keep = Зберегти запис
replay-share = Поділитися цією миттю
replay-share-here = Поділитися цією миттю (лише цей комп’ютер)
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
from-here = Грати далі звідси
from-here-note = Із цієї миті постане окремий стіл. На інші місця сядуть коти-боти. Це тренування, воно нікуди не зараховується.
from-here-seat = На чиє місце ти сядеш?
from-here-start = Сісти

## Чи чесний був жереб?
replay-cut = Відтоді, як грали цю гру, правила змінилися. Її показано доти, доки за нею встигають теперішні правила, а потім — чим вона скінчилася.
replay-fair = Чи чесний був жереб?
replay-fair-yes = перевірено
replay-fair-no = не збігається
replay-fair-unknown = ще не показано
replay-fair-yes-note = { $draws ->
    [one] Кожен жереб виведено із зерна ще раз: { $draws } жереб, збігається.
    [few] Кожен жереб виведено із зерна ще раз: { $draws } жереби, усі збігаються.
   *[other] Кожен жереб виведено із зерна ще раз: { $draws } жеребів, усі збігаються.
}
replay-fair-earlier = Сюди не входять жереби за попередніх правил ({ $draws }): вивести їх наново може лише тодішня програма.
replay-fair-no-note = Жереби не випливають із зерна. Запис змінили, або сервер шахраював.
replay-fair-unknown-note = Зерно показують, коли гра скінчиться. У цьому записі його немає.
replay-commitment = Обіцяно перед першим ходом (SHA-256 зерна)
replay-seed = Зерно, показане наприкінці
replay-fair-note = Зерно було визначене, перш ніж хтось сів, і кожне місце додало власний випадок. Обрати жереб не міг ніхто.
replay-fair-note-back = Зерно було визначене, перш ніж хтось сів, і кожне місце додало власний випадок. Змінити жереб не міг ніхто: той самий вибір знову зустрічав те саме. Але після кроку назад можна було обирати, вже знаючи його.

## Лічильник
pad-title = Лічильник балів
pad-example = Приклад

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
learn-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}

learn-rules = Правила пункт за пунктом
learn-rules-lead = Ті самі номери стоять біля кожної відмови й кожного рядка з балами.

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
