/** The one sentence under the island: what is asked, or whom everybody waits for. */
import type { PlayProps } from "../../core/module";
import { listed, Speaker } from "../../core/saying";
import { topOf } from "./agenda";
import type { Deeds } from "./useDeeds";
import type { KingosAction, KingosView } from "./wire";
import type { Text } from "./words";

type Asking = Pick<PlayProps<KingosView, KingosAction>, "sight" | "position" | "names">;

export function captionOf(
  { steps, wasting, asked }: Deeds,
  asking: Asking,
  { telling, decided }: { readonly telling: boolean; readonly decided: boolean },
  t: Text,
): string {
  if (telling) return t("kingos-ui-reveal");
  if (steps.picked) return t("kingos-ui-picked-caption");
  if (wasting) return t("kingos-ui-waste-caption", { flower: t(`kingos-flower-${wasting}`) });
  if (decided && !asked) return t("kingos-ui-battle-over");
  return waitingOf(asking, t);
}

function waitingOf({ sight, position, names }: Asking, t: Text): string {
  const prompt = sight.menu?.prompt;
  if (prompt && !sight.may) {
    const text = new Speaker("kingos", names, t).prompt(prompt);
    const shared = names.every(({ you }) => !you) && sight.seat !== null;
    return shared ? `<b>${names[sight.seat ?? 0]?.name}</b>: ${text}` : text;
  }
  if (position.outcome || topOf(sight.view).type === "Over") return t("kingos-ui-over");
  if (position.must.length === 0) return t("answer-lies");
  const waiting = position.must.filter((seat) => seat >= 0 && !names[seat]?.you);
  if (waiting.length === 0) return t("kingos-ui-waiting-chance");
  return t("kingos-ui-waiting", {
    who: listed(
      waiting.map((seat) => names[seat]?.name ?? "?"),
      t,
    ),
    count: waiting.length,
  });
}
