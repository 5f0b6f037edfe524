/** What may be answered by pressing it: pieces to take up, cats to pet, and the answers that are plain buttons. */
import { Button } from "../../design";
import { useText } from "../../i18n";
import { type Piece, scarfOf } from "./box";
import { describeSpot, stands } from "./describe";
import { tagOf } from "./Marked";
import { PiecePicture } from "./pictures";
import type { Turn } from "./useTurn";
import { pieceName, whomName } from "./words";

type Props = Pick<Turn, "view" | "offers" | "ready" | "play" | "press" | "height"> & {
  /** The ways up too: where the goals' own cards lie out of sight. */
  readonly climbs: boolean;
};

export function Answers({ view, offers, ready, play, press, height, climbs }: Props) {
  const { t } = useText();
  const fresh = offers.takes.filter((piece) => !stands(view, piece));
  const again = offers.takes.filter((piece) => stands(view, piece));
  const placed = new Set(view.turn.laid.map(({ piece }) => piece));
  /** Who lies on the tower and may be moved; that one may is asked over the keys. */
  const others = again.filter((piece) => !placed.has(piece));
  const named = (piece: Piece, name = whomName(piece, t)): string =>
    [name, describeSpot(view, piece, t)].filter(Boolean).join(", ");
  const none = fresh.length + again.length + offers.pets.size + offers.adopts.length + offers.places.length === 0;
  if (none && !offers.done && !offers.pass && !offers.giveUp) return null;
  return (
    <div className="keys tower-answers">
      {offers.adopts.map((kitten) => (
        <button
          type="button"
          key={kitten}
          className="tower-take lit"
          disabled={!ready}
          onClick={() => play({ type: "Adopt", kitten })}
          data-adopt={kitten}
        >
          <PiecePicture piece={kitten} size={38} />
          <span>{t(`tower-ui-scarf-${scarfOf(kitten)}`)}</span>
        </button>
      ))}
      {offers.places.map((place, at) => (
        <Button key={tagOf(at, "lamp")} disabled={!ready} onClick={() => play(place)} data-place={at}>
          {t("tower-ui-choose-place", { number: tagOf(at, "lamp") })}
        </Button>
      ))}
      {fresh.length > 0 ? (
        <ul className="keys" aria-label={t("tower-ui-tray")}>
          {fresh.map((piece) => (
            <li key={piece}>
              <button
                type="button"
                className="tower-take lit"
                disabled={!ready}
                onClick={() => play({ type: "Take", piece })}
                data-take={piece}
              >
                <PiecePicture piece={piece} size={38} />
                <span>{pieceName(piece, t)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {[...offers.pets].map((cat) => (
        <Button key={cat} kind="quiet" size="small" disabled={!ready} onClick={() => press(cat)} data-pet={cat}>
          <PiecePicture piece={cat} size={22} /> {t("tower-ui-pet", { piece: named(cat) })}
        </Button>
      ))}
      {again
        .filter((piece) => placed.has(piece))
        .map((piece) => (
          <Button key={piece} kind="bare" size="small" disabled={!ready} onClick={() => press(piece)} data-take={piece}>
            {t("tower-ui-again", { piece: named(piece) })}
          </Button>
        ))}
      {others.length > 0 ? (
        <ul className="keys" aria-label={t(view.step === "move" ? "tower-ui-move-cat" : "tower-ui-take-off")}>
          {others.map((piece) => (
            <li key={piece}>
              <Button kind="quiet" size="small" disabled={!ready} onClick={() => press(piece)} data-take={piece}>
                <PiecePicture piece={piece} size={22} /> {named(piece, pieceName(piece, t))}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {[...(climbs ? offers.meets : [])].map(([card, floors]) =>
        floors.map((count) => (
          <Button
            key={`${card} ${count}`}
            disabled={!ready}
            onClick={() => play({ type: "Meet", card, floors: count })}
            data-climb={count}
          >
            {offers.meets.size > 1 ? `${t(`tower-goal-${card}`)}: ` : ""}
            {t("tower-ui-climb", { floor: height + count })}
          </Button>
        )),
      )}
      {offers.giveUp ? (
        <Button kind="quiet" disabled={!ready} onClick={() => play({ type: "GiveUp" })} data-testid="give-up">
          {t("tower-ui-give-up")}
        </Button>
      ) : null}
      {offers.pass ? (
        <Button kind="quiet" disabled={!ready} onClick={() => play({ type: "Pass" })} data-testid="pass">
          {t(view.step === "move" ? "tower-ui-pass-move" : "tower-ui-pass")}
        </Button>
      ) : null}
      {offers.done ? (
        <Button icon="ui-check" disabled={!ready} onClick={() => play({ type: "Done" })} data-testid="done">
          {t("tower-ui-done")}
        </Button>
      ) : null}
    </div>
  );
}
