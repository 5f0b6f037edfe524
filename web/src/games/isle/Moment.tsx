/** One moment of a replay: every boat as it was, the island, and what the sister had. */

import type { Chosen, MomentProps } from "../../core/module";
import { useText } from "../../i18n";
import { Patterns } from "./art/Patterns";
import { BoatPicture, LYING } from "./BoatPicture";
import { ShownCard } from "./CardFace";
import { Drawn, DrawnCards, pensOf } from "./Drawn";
import { Island } from "./Fields";
import { offersOf } from "./menu";
import { Points } from "./Points";
import { DayTrack, Lessons, Means, OpenCards, SisterCard } from "./Rail";
import { type Piece, shipOf } from "./ship";
import { Waves } from "./Waves";
import type { IsleAction, IsleView } from "./wire";
import { shownName } from "./words";

const NO_OFFERS = offersOf(null);
const nothing = () => {};

export function Moment({ view, events, standing, names, choice }: MomentProps<IsleView>) {
  const { t } = useText();
  const chosen = choice as Chosen<IsleAction> | undefined;
  const laid = events.find(({ key }) => key === "placed");
  const family = view.rules.mode === "family";
  return (
    <div className="stack isle-moment">
      <Patterns />
      <DayTrack view={view} />
      <div className="isle-boats" data-boats={view.players.length}>
        {view.players.map((player, seat) => {
          const ship = shipOf(player);
          const fresh: Piece | null = laid?.args.seat === seat ? (ship.pieces.at(-1) ?? null) : null;
          const who = shownName(names, seat, t);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a boat belongs to a seat
            <section key={seat} aria-label={who}>
              <h2>
                {who}
                {family ? null : <Means player={player} small />}
                <OpenCards player={player} />
                <Points standing={standing} names={names} side={seat} />
              </h2>
              <div className="plate isle-sea">
                <Waves />
                <BoatPicture ship={ship} layout={LYING} label={t("isle-ui-boat-of", { who })} fresh={fresh}>
                  {chosen?.seat === seat ? <Drawn choice={chosen} view={view} layout={LYING} /> : null}
                </BoatPicture>
              </div>
            </section>
          );
        })}
      </div>
      {chosen ? <DrawnCards choice={chosen} /> : null}
      {view.left.length + view.right.length + view.oshax.length > 0 ? (
        <Island
          view={view}
          offers={NO_OFFERS}
          held={null}
          onPick={nothing}
          herd={null}
          onHerd={nothing}
          onSend={nothing}
          upright={false}
          room="page"
          {...(chosen && { pens: pensOf(chosen) })}
        />
      ) : null}
      {view.own && view.own.hand.length + view.own.pack.length > 0 ? (
        <section className="replay-below">
          <h2>{t("isle-ui-hand-of", { who: shownName(names, view.viewer ?? 0, t), count: view.own.hand.length })}</h2>
          <ul className="isle-cards" data-testid="hand">
            {view.own.hand.map((card, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their places
              <li key={`${card}-${place}`}>
                <ShownCard card={card} bare />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="isle-moment-cards replay-below">
        <SisterCard view={view} standing={standing} names={names} />
        <Lessons view={view} me={view.viewer} standing={standing} />
      </div>
    </div>
  );
}
