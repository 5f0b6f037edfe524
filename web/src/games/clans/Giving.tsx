/** Giving out the clans: a row of cards to pick from, or the wait for somebody who does. */
import { useState } from "react";
import type { PlayProps, SeatName } from "../../core/module";
import { useWeighed } from "../../core/pencil";
import { listed, Speaker } from "../../core/saying";
import { Button, Icon, PencilNumber } from "../../design";
import { rich, useText } from "../../i18n";
import { ClanCard } from "./ClanCard";
import { Finale } from "./Finale";
import { offersOf } from "./menu";
import { ClansScene } from "./Scene";
import type { Side } from "./tiles";
import type { ClanKey, ClansAction, ClansPastView, ClansView } from "./wire";
import { clanName } from "./words";

export function Giving({ position, sight, names, play, busy, pencil, story, chat }: PlayProps<ClansView, ClansAction>) {
  const { t } = useText();
  const { view, menu, seat } = sight;
  const [chosen, choose] = useState<ClanKey | null>(null);
  const offers = offersOf(menu, view.grid, view.at);
  const cards = offers.clans.length > 0 ? offers.clans : view.hand;
  const mine = offers.clans.length > 0;
  const pick = mine && chosen && offers.clans.includes(chosen) ? chosen : null;
  const answer: ClansAction | null = pick && offers.pick ? { type: offers.pick, clan: pick } : null;
  useWeighed(pencil, answer);
  const numberOf = (clan: ClanKey) => pencil.drawn.findIndex((one) => "clan" in one && one.clan === clan) + 1;
  const side: Side = (seat ?? view.turn) === 1 ? 1 : 0;
  const [past] = view.past;

  const waitsFor = position.must.filter((one) => one >= 0 && one !== seat).map((one) => names[one]?.name ?? "?");
  const caption = menu
    ? new Speaker("clans", names, t).prompt(menu.prompt)
    : view.kept
      ? t("clans-kept-waiting", { clan: clanName(view.kept, t), who: listed(waitsFor, t) })
      : waitsFor.length > 0
        ? t("clans-waiting-choice", { who: listed(waitsFor, t) })
        : t("clans-waiting-chance");

  return (
    <div className="play clans-giving">
      <div className="play-main">
        {past && <PastGame past={past} names={names} />}
        <div className="bar sheet">
          <p className={menu ? "caption" : "caption told"}>{rich(caption)}</p>
          {mine && (
            <Button
              icon="ui-check"
              disabled={!pick || busy}
              onClick={() => {
                if (answer) play(answer);
              }}
            >
              {pick ? t("clans-take-this", { clan: clanName(pick, t) }) : t("clans-take")}
            </Button>
          )}
        </div>
        {cards.length === 0 && (
          <div className="plate still clans-wait">
            <ClansScene />
          </div>
        )}
        <fieldset className="clans-hand">
          <legend className="spoken">
            <h2>{t("clans-hand")}</h2>
          </legend>
          {cards.map((clan) =>
            mine ? (
              <label key={clan} className={clan === pick ? "clans-pick chosen" : "clans-pick"}>
                <input
                  type="radio"
                  className="spoken"
                  name="clan"
                  checked={clan === pick}
                  onChange={() => choose(clan)}
                />
                {numberOf(clan) > 0 ? <PencilNumber number={numberOf(clan)} /> : null}
                <ClanCard clan={clan} side={side} powers={view.powers} cats heading="h3" />
              </label>
            ) : (
              <div key={clan} className={clan === view.kept ? "clans-pick chosen" : "clans-pick"}>
                <ClanCard clan={clan} side={side} powers={view.powers} cats heading="h3" />
              </div>
            ),
          )}
        </fieldset>
        {view.clans.some(Boolean) && (
          <p className="lead">
            {names
              .map(({ name }, at) =>
                view.clans[at] ? t("clans-leads", { who: name, clan: clanName(view.clans[at], t) }) : "",
              )
              .join(" ")}
          </p>
        )}
      </div>
      <aside className="rail">
        {pencil.card}
        {story}
        {chat}
      </aside>
    </div>
  );
}

/** The first game of a match, folded up until somebody wants to see how it ended. */
function PastGame({ past, names }: { readonly past: ClansPastView; readonly names: readonly SeatName[] }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const [points0, points1] = past.ending.points;
  return (
    <details className="card clans-past" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="ui-play" size={20} />
        {t("clans-past", { who0: names[0]?.name ?? "", who1: names[1]?.name ?? "", points0, points1 })}
      </summary>
      {open && <Finale ending={past.ending} clans={past.clans} names={names} start="play" />}
    </details>
  );
}
