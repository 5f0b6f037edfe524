/** The action table: four actions, three of which a curse can block [KINGOS 4, 5.2]. Others see the curses' backs. */
import { useText } from "../../i18n";
import { CurseArt, CurseBack } from "./art";
import { cardOf, lawOf, PLACES } from "./box";
import { fieldAt } from "./ground";
import { Mark } from "./marks";
import type { Offers } from "./menu";
import { type Asked, DEEDS, type Deed, type Why, whyNot } from "./whynot";
import type { KingosSpace, KingosView } from "./wire";
import type { Text } from "./words";

/** What an action would bring now, in a few words. */
function noteOf(view: KingosView, seat: number, deed: Deed, offers: Offers, t: Text): string {
  const law = lawOf(view.white);
  const player = view.players[seat];
  const field = player && fieldAt(view, player);
  if (deed === "rest") {
    const most =
      (field?.guards.length ?? 0) > 0 ? 1 : field && cardOf(field.card).kind === "relax" ? law.rest_relax : law.rest;
    return t("kingos-ui-rest-note", { energy: Math.min(most, Math.max(1, player?.fatigue ?? most)) });
  }
  if (deed === "flower") {
    if (offers.gather && offers.plays.length > 0) return t("kingos-ui-flower-both");
    if (!offers.gather && offers.plays.length === 0) return t("kingos-ui-waste-note");
    return t(offers.gather ? "kingos-ui-gather" : "kingos-ui-play");
  }
  if (deed === "curse") return t("kingos-ui-unleash", { count: offers.curses.length });
  return offers.goBack ? t("kingos-ui-go-back") : t("kingos-ui-steps", { count: offers.moves.length });
}

export function Actions({
  view,
  seat,
  offers,
  asked = null,
  busy = false,
  chosen,
  onDo,
  onRefuse,
  onPlace,
}: {
  readonly view: KingosView;
  readonly seat: number;
  readonly offers: Offers;
  readonly asked?: Asked | null;
  /** A move is under way: nothing can be done, and nothing needs a reason. */
  readonly busy?: boolean;
  /** The action whose ways are laid out just now. */
  readonly chosen: Deed | null;
  readonly onDo: (deed: Deed) => void;
  readonly onRefuse: (why: Why) => void;
  readonly onPlace: (place: KingosSpace) => void;
}) {
  const { t } = useText();
  return (
    <ul className="kingos-actions" aria-label={t("kingos-ui-actions")}>
      {DEEDS.map((deed) => {
        const at = PLACES.indexOf(deed as KingosSpace);
        const cursed = at >= 0 && (view.players[seat]?.cursed[at] ?? false);
        const curse = at >= 0 ? (view.own?.curses[at] ?? "") : "";
        const place = offers.places.find((one) => one === deed);
        const why = place ? null : whyNot(view, seat, deed, offers, asked);
        const can = !why && !place;
        const note = place
          ? t("kingos-ui-lay-here")
          : cursed
            ? t("kingos-blocked")
            : can
              ? noteOf(view, seat, deed, offers, t)
              : why && !busy
                ? t(`kingos-grey-${why.key.startsWith("first-") ? "first" : why.key}`)
                : "";
        const classes = ["kingos-action", cursed && "blocked", (can || place) && "lit", chosen === deed && "chosen"];
        return (
          <li key={deed}>
            <button
              type="button"
              className={classes.filter(Boolean).join(" ")}
              data-action={deed}
              data-lit={can || place ? true : undefined}
              aria-pressed={chosen === deed}
              title={t(`kingos-action-${deed}-text`)}
              onClick={() => (place ? onPlace(place) : why ? onRefuse(why) : onDo(deed))}
            >
              <span className="kingos-action-mark">
                {cursed ? curse ? <CurseArt id={curse} /> : <CurseBack /> : <Mark name={deed} size={30} />}
              </span>
              <span>
                <b>{t(`kingos-action-${deed}`)}</b>
                {curse ? <small>{t(`kingos-curse-${curse}`)}</small> : null}
                {note ? <small>{note}</small> : null}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
