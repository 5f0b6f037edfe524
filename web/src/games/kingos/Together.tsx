/** Who could bring what, against the strength: three bars of the seats' rugs, and what each has said. */
import { useId } from "react";
import type { SeatName } from "../../core/module";
import { Card } from "../../design";
import { useText } from "../../i18n";
import { GuardianArt, KingosArt, RugPattern } from "./art";
import { fieldAt } from "./ground";
import { Pawn } from "./pieces";
import { type Share, type Together as Sums, sumOf, togetherOf } from "./together";
import type { KingosView } from "./wire";
import { shownName, type Text } from "./words";

const WIDTH = 330;
const LEFT = 96;
const RIGHT = 30;
const BAR = 19;
const PITCH = 24;
const TOP = 36;
const KINDS = ["sure", "said", "most"] as const;

export function Together({
  view,
  names,
  me,
}: {
  readonly view: KingosView;
  readonly names: readonly SeatName[];
  readonly me: number | null;
}) {
  const { t } = useText();
  if (view.players.length < 2) return null;
  const sums = togetherOf(view, me);
  return (
    <Card className="kingos-together">
      <h2>{t(sums.kingos ? "kingos-ui-together-kingos" : "kingos-ui-together")}</h2>
      <p className="note">{t("kingos-ui-together-note", { count: sums.shares.length, need: sums.strength + 1 })}</p>
      <Bars view={view} sums={sums} t={t} />
      <ol>
        {sums.shares.map((share) => (
          <Said key={share.seat} view={view} share={share} names={names} me={me} kingos={sums.kingos} t={t} />
        ))}
      </ol>
    </Card>
  );
}

function Bars({ view, sums, t }: { readonly view: KingosView; readonly sums: Sums; readonly t: Text }) {
  const id = useId();
  const { shares, strength } = sums;
  const end = Math.max(10, Math.ceil((Math.max(strength, sumOf(shares, "most")) + 1) / 10) * 10);
  const x = (energy: number) => LEFT + (energy / end) * (WIDTH - LEFT - RIGHT);
  const bottom = TOP + KINDS.length * PITCH;
  const spoken = KINDS.map((kind) => `${t(`kingos-ui-bar-${kind}`)}: ${sumOf(shares, kind)}`).join("; ");
  const guardian = fieldAt(view, sums.spot)?.guards[0];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${bottom + 16}`} role="img" aria-label={`${spoken}. ${strength}`}>
      <defs>
        {shares.map(({ seat }) => (
          <RugPattern key={seat} seat={seat} id={`${id}-${seat}`} />
        ))}
      </defs>
      {Array.from({ length: end / 10 + 1 }, (_, at) => at * 10).map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} ${TOP - 6}V${bottom}`} className="tick" />
          <text x={x(tick)} y={bottom + 10} textAnchor="middle" className="unit">
            {tick}
          </text>
        </g>
      ))}
      {KINDS.map((kind, at) => {
        const y = TOP + at * PITCH;
        const total = sumOf(shares, kind);
        let from = 0;
        return (
          <g key={kind} data-bar={kind} data-sum={total}>
            <text x={LEFT - 10} y={y + BAR / 2 + 5} textAnchor="end" className="kind">
              {t(`kingos-ui-bar-${kind}`)}
            </text>
            {shares.map((share) => {
              const start = x(from);
              from += share[kind];
              return (
                <rect
                  key={share.seat}
                  className="bar"
                  x={start}
                  y={y}
                  width={Math.max(0, x(from) - start)}
                  height={BAR}
                  fill={`url(#${id}-${share.seat})`}
                />
              );
            })}
          </g>
        );
      })}
      <path d={`M${x(strength)} ${TOP - 14}V${bottom}`} className="need" />
      <path d={`M${x(strength)} ${TOP - 14}V${bottom}`} className="need core" />
      {KINDS.map((kind, at) => (
        <text key={kind} x={x(sumOf(shares, kind)) + 7} y={TOP + at * PITCH + BAR / 2 + 7} className="sum">
          {sumOf(shares, kind)}
        </text>
      ))}
      <svg x={x(strength) - 34} y={0} width={32} height={32} viewBox="0 0 100 100" aria-hidden="true">
        {sums.kingos || !guardian ? <KingosArt /> : <GuardianArt id={guardian} />}
      </svg>
      <text x={x(strength) + 2} y={24} className="sum">
        {strength}
      </text>
    </svg>
  );
}

function Said({
  view,
  share,
  names,
  me,
  kingos,
  t,
}: {
  readonly view: KingosView;
  readonly share: Share;
  readonly names: readonly SeatName[];
  readonly me: number | null;
  readonly kingos: boolean;
  readonly t: Text;
}) {
  const { seat, sure, most, said, spoke, steps } = share;
  const player = view.players[seat];
  const words = (player?.kept ?? 0) + (player?.broken ?? 0);
  const range = sure === most && most > 0 ? String(most) : t("kingos-ui-range", { least: sure, most });
  const call = player?.call;
  const asks = call && call.word !== "bring" && !spoke ? t(`kingos-ui-asks-${call.word}`) : "";
  return (
    <li>
      <Pawn seat={seat} size={34} />
      <b>{shownName(names, seat, t)}</b>
      <span>
        {[spoke ? t("kingos-ui-says", { energy: said }) : asks, range].filter(Boolean).join(", ")}
        {kingos && steps > 0 ? <small>{t("kingos-ui-steps-off", { count: steps })}</small> : null}
      </span>
      <span className="note">
        {seat === me
          ? t("kingos-ui-hand-count-short", { count: player?.hand ?? 0 })
          : words > 0
            ? t("kingos-ui-kept-short", { kept: player?.kept ?? 0, all: words })
            : ""}
      </span>
    </li>
  );
}
