saucers-title = Блюдця
saucers-lead = Вершки тому, чия найвища лапка одна така.
saucers-meta = 2–4 гравці, дві хвилини
saucers-option-rounds = Раунди
saucers-option-rounds-3 = три
saucers-option-rounds-3-note = Дві лапки лишаються в руці.
saucers-option-rounds-5 = п’ять
saucers-option-rounds-5-note = Кожна лапка піде в хід один раз.

saucers-prompt-lay = Блюдце на <em>{ $saucer }</em>. Поклади лапку.
saucers-whynot-lay = Цю лапку зараз покласти не можна. Поклади ту, що ще в руці.
saucers-action-lay = Лапка { $paw }
saucers-action-hiss = Зашипіти

saucers-view-rounds = Лишилося раундів
saucers-view-saucer = Блюдце
saucers-view-bag = У торбинці
saucers-view-laid = Власна лапка долілиць
saucers-view-hand = Лапки в руці
saucers-view-has-laid = Лапка лежить
saucers-view-saucers = Здобуті блюдця
saucers-view-hissed = Шипіння вже було

saucers-event-drawn = На столі блюдце на { $saucer }.
saucers-event-laid = { $you ->
    [yes] <b>Ти</b> кладеш лапку.
   *[no] <b>{ $who }</b> кладе лапку.
}
saucers-event-hissed = { $you ->
    [yes] <b>Ти</b> шипиш, і блюдця немає.
   *[no] <b>{ $who }</b> шипить, і блюдця немає.
}
saucers-event-taken = { $you ->
    [yes] <b>Ти</b> береш блюдце на { $saucer }.
   *[no] <b>{ $who }</b> бере блюдце на { $saucer }.
}
saucers-event-nobody = Жодна лапка не залишилася сама, блюдце нічиє.

saucers-line-saucer = Блюдце
