/** What one looks at, in words: a card of the island, its spikes, and the guardians on it with all they can do. */

import type { SeatName } from "../../core/module";
import { listed } from "../../core/saying";
import { useText } from "../../i18n";
import { GuardianArt } from "./art";
import { cardOf, edgesOf, guardianOf, kingosStrength, lawOf } from "./box";
import { fieldAt, type Spot, type Step, seatsAt } from "./ground";
import { Mark } from "./marks";
import type { KingosDirection, KingosView } from "./wire";
import { openWays, placeName, shownName, stakesName } from "./words";

export function Look({
  view,
  spot,
  step,
  open = [],
  names,
}: {
  readonly view: KingosView;
  readonly spot: Spot | null;
  /** What a step there would meet, if one could step there. */
  readonly step: Step | null;
  /** Where one may go now. */
  readonly open?: readonly KingosDirection[];
  readonly names: readonly SeatName[];
}) {
  const { t } = useText();
  if (!spot) return null;
  const field = fieldAt(view, spot);
  const kind = field ? cardOf(field.card).kind : null;
  const edges = field ? edgesOf(field.card, field.turn) : [];
  const more = lawOf(view.white).guardian;
  const seats = seatsAt(view, spot);
  return (
    <div className="kingos-look" aria-hidden="true">
      <p>
        <b>{field ? t(`kingos-card-${field.card}`) : t("kingos-ui-unexplored")}</b>{" "}
        <span className="note">{placeName(spot, t)}</span>
      </p>
      <p>{kind ? t(`kingos-kind-${kind}-text`) : t("kingos-ui-unexplored-text")}</p>
      {kind === "citadel" ? (
        <p className="kingos-look-guard">
          <b className="kingos-strength">{kingosStrength(view.rules, view.players.length)}</b> {t("kingos-kingos")}
        </p>
      ) : null}
      {field?.guards.map((guardian, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may stand there
        <p key={at} className="kingos-look-guard">
          <GuardianArt id={guardian} />
          <b className="kingos-strength">{guardianOf(guardian).strength + more}</b>
          <span>
            {t(`kingos-guardian-${guardian}`)}
            <small>{stakesName(guardian, t)}</small>
          </span>
        </p>
      ))}
      {(["black", "red"] as const).map((colour) =>
        edges.some((edge) => edge.startsWith(colour)) ? (
          <p key={colour} className={`kingos-look-spikes ${colour}`}>
            <i /> {t(`kingos-spikes-${colour}`)}
          </p>
        ) : null,
      )}
      {seats.length > 0 ? (
        <p className="note">
          {listed(
            seats.map((seat) => shownName(names, seat, t)),
            t,
          )}
        </p>
      ) : null}
      {step && open.includes(step.direction) ? (
        <p className="kingos-look-step">
          <Mark name={step.curse ? "curse" : "move"} size={18} />{" "}
          {t(step.curse ? "kingos-ui-step-curse" : step.explores ? "kingos-ui-step-explore" : "kingos-ui-step-free")}
        </p>
      ) : step?.bar ? (
        <p className="kingos-look-step stop">{t(`kingos-whynot-${step.bar}`, { open: openWays(open, t) })}</p>
      ) : null}
    </div>
  );
}
