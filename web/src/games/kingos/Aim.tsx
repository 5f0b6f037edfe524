/** What it is all about, in one line over the island, and how many can be there soon [KINGOS 7]. */
import { useText } from "../../i18n";
import { aimOf } from "./aim";
import { KingosArt } from "./art";
import { kingosStrength } from "./box";
import { withinReach } from "./together";
import type { KingosView } from "./wire";

export function Aim({
  view,
  me,
  short,
}: {
  readonly view: KingosView;
  readonly me: number | null;
  readonly short: boolean;
}) {
  const { t } = useText();
  const strength = kingosStrength(view.rules, view.players.length);
  const aim = aimOf(view, me);
  return (
    <p className="kingos-aim" data-aim={aim}>
      <KingosArt />
      <span>{t(short ? "kingos-ui-aim-short" : `kingos-ui-aim-${aim}`, { strength })}</span>
      {view.players.length > 1 && !short ? (
        <span className="chip">{t("kingos-ui-reach", { count: withinReach(view), all: view.players.length })}</span>
      ) : null}
    </p>
  );
}
