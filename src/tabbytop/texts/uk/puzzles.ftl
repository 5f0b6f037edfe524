# Загадки: одна на день і всі інші.

puzzle-title = Загадки
puzzle-of-the-day = Загадка дня
puzzle-index = Щодня одна загадка
puzzle-index-lead = Позиції з ігор ботів, у яких один вибір явно найкращий. Кожну відповідь прораховано до самого кінця, а у вежі випробувано, тож вони працюють і без мережі.
puzzle-older = Усі загадки
puzzle-new = нова { $when }
puzzle-dated = { $date }, номер { $number }
puzzle-numbered = Номер { $number }
puzzle-tries = { $tries ->
    [0] перша спроба
    [one] { $tries } спроба
    [few] { $tries } спроби
   *[other] { $tries } спроб
}
puzzle-grade = складність { $grade } з { $of }
puzzle-grade-1 = ніжна
puzzle-grade-2 = легка
puzzle-grade-3 = хитра
puzzle-grade-4 = важка
puzzle-grade-5 = дуже важка

## Що з того вийшло
puzzle-right = <b>Правильно!</b>
puzzle-right-so-far = <b>Правильно!</b> Тепер далі.
puzzle-step = { $at } з { $count }
puzzle-shown = Ось розв’язок: { $advice }
puzzle-compared-chance = Так виграєш { $best ->
    [one] { $best } гру
    [few] { $best } гри
   *[other] { $best } ігор
} зі 100, з другим за силою вибором { $next }.
puzzle-compared-points = Так матимеш { $best ->
    [one] { $best } бал
    [few] { $best } бали
   *[other] { $best } балів
}, на другому за силою місці { $next }.
puzzle-compared-battle = Так виграєш { $best ->
    [one] { $best } битву
    [few] { $best } битви
   *[other] { $best } битв
} зі 100; більше енергії не дасть більше, менше дасть менше.
puzzle-compared-hands = Тримається у { $best } з { $hands } рук, наступне місце у { $next }.
puzzle-wrong-chance = Так було б виграно { $worth ->
    [one] { $worth } гру
    [few] { $worth } гри
   *[other] { $worth } ігор
} зі 100. Серед можливостей це номер { $rank } із { $count }.
puzzle-wrong-points = Так було б щонайбільше { $worth ->
    [one] { $worth } бал
    [few] { $worth } бали
   *[other] { $worth } балів
}. Серед місць це номер { $rank } із { $count }.
puzzle-wrong-battle = { $equal ->
    [yes] Так виграєш { $worth ->
        [one] { $worth } битву
        [few] { $worth } битви
       *[other] { $worth } битв
    } зі 100, але вистачить і меншої енергії.
   *[no] Так було б виграно { $worth ->
        [one] { $worth } битву
        [few] { $worth } битви
       *[other] { $worth } битв
    } зі 100.
}
puzzle-wrong-hands = Там тримається лише у { $worth } з { $hands } рук.
puzzle-try-again = Є щось краще: спробуй ще.
puzzle-another = Ще одна загадка
puzzle-again = Ще раз
puzzle-end-solved = розв’язано
puzzle-end-shown = розв’язок показано

## Драбинка підказок
puzzle-ladder = Підказки
puzzle-rung-nudge = Натяк: куди глянути
puzzle-rung-which = Який саме вибір
puzzle-rung-solution = Розв’язок, намальований і порахований
puzzle-ask = Спитати
puzzle-then = потім
puzzle-give-up = Здатися

## Тиждень і боти
puzzle-week = Твій тиждень
puzzle-week-sum = { $solved } із 7 днів{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } поспіль
}
puzzle-round-solved = розв’язано
puzzle-round-missed = не розв’язано
puzzle-round-nothing = без спроби
puzzle-round-now = сьогоднішня, чекає
puzzle-fared = Як упоралися боти
puzzle-fared-unit = розв’язано з { $of } спроб
puzzle-fared-who = Хто
puzzle-fared-one = { $who }: { $tries } з { $of }.
puzzle-source = Їх створила команда

## Польовий довідник
guide-title = Польовий довідник
guide-lead = Що { $games ->
    [one] каже { $games } гра
    [few] кажуть { $games } гри
   *[other] кажуть { $games } ігор
} між ботами. Коти за твоїм столом могли його й не читати.
guide-which = Яка гра
guide-games = Ігор: { $games }; лінії показують, де правда лежить у 95 випадках зі 100.
guide-within = Ігор: { $games }; кожне число певне приблизно до ± { $within }, у 95 випадках зі 100.
guide-source = Порахувала команда
guide-price = ціна
guide-count = разів: { $count }
guide-more = смугастий квадрат: виграє частіше
guide-less = коло з крапками: виграє рідше
guide-bigger = Що більше, то далі від рівного.
