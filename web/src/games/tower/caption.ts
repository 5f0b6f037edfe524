/** What stands under the picture: what is asked, who is waited for, and what the hand could do better. */
import type { PlayProps } from "../../core/module";
import { listed, Speaker } from "../../core/saying";
import type { Gap } from "./gaps";
import type { Orbit } from "./orbit";
import { type Known, whole } from "./useAim";
import type { Warning } from "./useHolding";
import type { TowerAction, TowerView } from "./wire";
import { pieceName, type Text, whomName } from "./words";

type Asked = Pick<PlayProps<TowerView, TowerAction>, "sight" | "position" | "names">;

export function captionOf({ sight, position, names }: Asked, moving: boolean, t: Text): string {
  const { view, menu, seat } = sight;
  if (moving || view.step === "physics") return t(`tower-ui-moving-${view.deed?.type ?? "Placing"}`);
  if (menu && !sight.may) {
    const text = new Speaker("tower", names, t).prompt(menu.prompt);
    const shared = names.every(({ you }) => !you) && seat !== null;
    return shared ? `<b>${names[seat]?.name}</b>: ${text}` : text;
  }
  if (view.step === "over") return t("tower-ui-over");
  const asked = position.must.filter((one) => one >= 0);
  const held = view.step === "place" && view.held ? whomName(view.held.piece, t) : "";
  return t(held ? "tower-ui-waiting-held" : "tower-ui-waiting", {
    who: listed(
      asked.map((one) => names[one]?.name ?? "?"),
      t,
    ),
    you: asked.length === 1 && names[asked[0] ?? -1]?.you ? "yes" : "no",
    count: asked.length,
    piece: held,
  });
}

/** What the hand could do better [TOWER 3.6, 8.5]: what is in its way; where it would fall why; else what a goal lacks. */
export function adviceOf({ fate, aim, cuts }: Known, warning: Warning | null, orbit: Orbit, t: Text): string | null {
  if (cuts !== null) return t("tower-whynot-cuts", { piece: cuts === 0 ? t("tower-table") : pieceName(cuts, t) });
  const falls = warning ?? (fate === "stands" ? null : fate);
  if (falls) return t(`tower-ui-fate-${falls}`);
  const met = aim?.goals.find((goal) => goal.met);
  if (met) return t("tower-ui-aim-met", { goal: t(`tower-goal-${met.card}`) });
  const missing = aim?.goals.find((goal) => goal.missing)?.missing;
  return missing ? t(`tower-ui-aim-${missing.how}`, { way: wayOf(missing, orbit, t) }) : null;
}

const SLIGHT = 0.3; // of the longer part of a way: a shorter one need not be said

/** "4 mm to the right and 3 mm away from you", as one looks at it. */
function wayOf({ from, to }: Gap, { right, away }: Orbit, t: Text): string {
  const along = ([x, y]: readonly [number, number]) => (to[0] - from[0]) * x + (to[1] - from[1]) * y;
  const parts = [
    { by: along(right), ways: ["left", "right"] },
    { by: along(away), ways: ["near", "away"] },
  ].sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const longest = Math.abs(parts[0]?.by ?? 0);
  const [one, other] = parts
    .filter(({ by }) => Math.abs(by) >= SLIGHT * longest)
    .map(({ by, ways }) => t(`tower-ui-way-${ways[by > 0 ? 1 : 0]}`, { millimetres: whole(Math.abs(by)) }));
  return other ? t("tower-ui-way-both", { one: one ?? "", other }) : (one ?? "");
}
