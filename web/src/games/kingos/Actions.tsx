/** The action table: four actions, three of which a curse can block [KINGOS 4, 5.2]. Others see the curses' backs. */
import { useText } from "../../i18n";
import { CurseArt, CurseBack } from "./art";
import { cardOf, lawOf, PLACES } from "./box";
import { fieldAt } from "./ground";
import { Mark } from "./marks";
import type { Offers } from "./menu";

import { type KingosPlace, type KingosView, topOf } from "./wire";
import type { Text } from "./words";

export type Deed = "rest" | "flower" | "curse" | "move";
const DEEDS: readonly Deed[] = ["rest", "flower", "curse", "move"];

export type Why = { readonly key: string; readonly clause: string };

/** Why an action cannot be done now; null where it can, or where nothing is asked. */
export function whyNot(view: KingosView, seat: number, deed: Deed, offers: Offers): Why | null {
  const player = view.players[seat];
  const top = topOf(view);
  if (!player || canDo(deed, offers)) return null;
  if (top.type !== "Acting" || top.seat !== seat) return { key: "waiting", clause: "KINGOS 3.1" };
  if (top.done === deed) return { key: "same-kind", clause: "KINGOS 3.2" };
  if (deed !== "curse" && player.cursed[PLACES.indexOf(deed)]) return { key: "blocked", clause: "KINGOS 3.3" };
  const field = fieldAt(view, player);
  if (deed === "rest") {
    const guarded = (field?.guards.length ?? 0) > 0 && !view.rules.rest_beside_guardian;
    return { key: guarded ? "rest-guardian" : "rest-nothing", clause: "KINGOS 4.1" };
  }
  if (deed === "flower") return { key: "no-flower", clause: "KINGOS 4.2" };
  if (deed === "curse") return { key: "no-curse", clause: "KINGOS 4.3" };
  return { key: "no-step", clause: "KINGOS 4.4" };
}

export function canDo(deed: Deed, offers: Offers): boolean {
  if (deed === "rest") return offers.rest;
  if (deed === "flower") return offers.gather || offers.plays.length > 0;
  if (deed === "curse") return offers.curses.length > 0;
  return offers.moves.length > 0 || offers.goBack;
}

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
    return t(offers.gather ? "kingos-ui-gather" : "kingos-ui-play");
  }
  if (deed === "curse") return t("kingos-ui-unleash", { count: offers.curses.length });
  return offers.goBack ? t("kingos-ui-go-back") : t("kingos-ui-steps", { count: offers.moves.length });
}

export function Actions({
  view,
  seat,
  offers,
  chosen,
  onDo,
  onRefuse,
  onPlace,
}: {
  readonly view: KingosView;
  readonly seat: number;
  readonly offers: Offers;
  /** The action whose ways are laid out just now. */
  readonly chosen: Deed | null;
  readonly onDo: (deed: Deed) => void;
  readonly onRefuse: (why: Why) => void;
  readonly onPlace: (place: KingosPlace) => void;
}) {
  const { t } = useText();
  const laying = offers.places.length > 0;
  return (
    <ul className="kingos-actions" aria-label={t("kingos-ui-actions")}>
      {DEEDS.map((deed) => {
        const at = PLACES.indexOf(deed as KingosPlace);
        const cursed = at >= 0 && (view.players[seat]?.cursed[at] ?? false);
        const curse = at >= 0 ? (view.own?.curses[at] ?? "") : "";
        const place = offers.places.find((one) => one === deed);
        const why = laying ? null : whyNot(view, seat, deed, offers);
        const can = !why && !laying;
        const note = place
          ? t("kingos-ui-lay-here")
          : cursed
            ? t("kingos-blocked")
            : can
              ? noteOf(view, seat, deed, offers, t)
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
