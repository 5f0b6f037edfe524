/** The battle beside its field: guardians and their strength, who puts in what, flowers, the die, how it ends. */

import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { SeatName } from "../../core/module";
import { listed } from "../../core/saying";
import { Button } from "../../design";
import { rich, useText } from "../../i18n";
import { CurseBack, DieArt, FlowerArt, GuardianArt, KingosArt } from "./art";
import { type Due, swordOf } from "./battle";
import type { Fight, Fighter } from "./fights";
import { type Spot, spotKey } from "./ground";
import { Mark, type MarkName } from "./marks";
import { Discs, Pawn } from "./pieces";
import { FLOWERS, goalOf, STAGES } from "./telling";
import { placeName, shownName, stakesName, type Text } from "./words";

type Sums = { readonly sure: number; readonly most: number; readonly open: boolean };

type SheetProps = {
  readonly fights: readonly Fight[];
  readonly names: readonly SeatName[];
  readonly me: number | null;
  /** Which of several battles is read; told to the board, which rings its field. */
  readonly at: number;
  readonly onTurn: (at: number) => void;
  /** Of a battle that is over; null while it goes on. */
  readonly onClose: (() => void) | null;
  /** How far it is told: discs, then flowers, then the die, then the end. */
  readonly stage?: number;
  /** What those on a field could bring, while it is not decided: for sure, and at most; or do, once paws are open. */
  readonly could?: (spot: Spot) => Sums;
  /** A moment that is long past: nobody thinks about it now. */
  readonly replayed?: boolean;
};

export function BattleSheet({
  fights,
  names,
  me,
  at,
  onTurn,
  onClose,
  stage = STAGES,
  could,
  replayed = false,
}: SheetProps) {
  const { t } = useText();
  const fight = fights[Math.min(at, fights.length - 1)];
  const sheet = useRef<HTMLElement>(null);
  const told = fight?.verdict ? stage : 0;
  // What is told last is in sight where the sheet is longer than its place.
  useLayoutEffect(() => {
    if (told > 0) sheet.current?.scrollTo({ top: sheet.current.scrollHeight });
  }, [told]);
  if (!fight) return null;
  const telling = stage < goalOf(fight.verdict !== null);
  return (
    <section
      ref={sheet}
      className="kingos-battle"
      aria-label={t("kingos-ui-battle")}
      data-battle={spotKey(fight)}
      data-told={!telling}
    >
      {fights.length > 1 ? (
        <div className="kingos-battle-tabs" role="group" aria-label={t("kingos-ui-battles")}>
          {fights.map((one, i) => (
            <button
              key={spotKey(one)}
              type="button"
              className={one === fight ? "chip on" : "chip"}
              aria-pressed={one === fight}
              onClick={() => onTurn(i)}
            >
              {one.kingos ? t("kingos-kingos") : placeName(one, t)}
              {one.verdict && stage >= STAGES ? <b>{t(`kingos-ui-result-${one.verdict.result}`)}</b> : null}
            </button>
          ))}
        </div>
      ) : null}
      <h2 aria-live="polite">{telling ? t("kingos-ui-reveal") : titleOf(fight, t)}</h2>
      <p className="lead">
        {rich(leadOf(fight, me, names, stage, t))}
        {could && !fight.verdict && !telling ? <> {rich(couldOf(could(fight), whoFights(fight, me), t))}</> : null}
      </p>
      <div className="kingos-battle-body">
        <Foe fight={fight} />
        <ul className="kingos-battle-rows">
          {fight.fighters.map((fighter) => (
            <FighterRow
              key={fighter.seat}
              fighter={fighter}
              names={names}
              shown={stage >= 1}
              over={fight.verdict !== null && stage >= STAGES}
              replayed={replayed}
            />
          ))}
          {fight.fighters.flatMap(({ seat, red, bonus }) =>
            red && stage >= FLOWERS
              ? [
                  <Row
                    key={`red ${seat}`}
                    picture={<FlowerArt id={red} />}
                    name={t(`kingos-flower-${red}`)}
                    sum={bonus}
                  >
                    {t(`kingos-flower-${red}-text`)}
                  </Row>,
                ]
              : [],
          )}
          {fight.face && stage >= 3 ? (
            <Row
              picture={
                <span className="kingos-die">
                  <DieArt face={fight.face} />
                </span>
              }
              name={t(`kingos-face-${fight.face}`)}
              sum={swordOf(fight.face)}
            >
              {t(`kingos-ui-face-${fight.face}`)}
            </Row>
          ) : null}
        </ul>
      </div>
      {onClose ? (
        <div className="kingos-battle-foot">
          <p className="lead">{stage >= STAGES && fight.verdict ? rich(footOf(fight, t)) : ""}</p>
          {fights.length > 1 && at < fights.length - 1 ? (
            <Button onClick={() => onTurn(at + 1)} data-testid="next-battle">
              {t("kingos-ui-next-battle")}
            </Button>
          ) : (
            <Button onClick={onClose} data-testid="go-on">
              {t("kingos-ui-go-on")}
            </Button>
          )}
        </div>
      ) : null}
    </section>
  );
}

function titleOf({ verdict, kingos, strength }: Fight, t: Text): string {
  if (!verdict) return t(kingos ? "kingos-ui-against-kingos" : "kingos-ui-against", { strength });
  const by = Math.abs(verdict.value - verdict.strength);
  return t(`kingos-ui-title-${verdict.result}`, { by, kingos: kingos ? "yes" : "no" });
}

function leadOf(fight: Fight, me: number | null, names: readonly SeatName[], stage: number, t: Text): string {
  const { verdict, strength, kingos, guards } = fight;
  const foe = kingos
    ? t("kingos-kingos")
    : guards.length === 1
      ? t(`kingos-guardian-${guards[0]}`)
      : t("kingos-ui-guardians", { count: guards.length });
  const who = whoFights(fight, me);
  if (!verdict) return t("kingos-ui-need", { need: strength + 1, who });
  if (stage < STAGES) return t("kingos-ui-strong", { foe, strength });
  const name = listed(
    verdict.seats.map((seat) => shownName(names, seat, t)),
    t,
  );
  return `${t("kingos-ui-strong", { foe, strength })} ${t("kingos-ui-brought", { who, name, value: verdict.value })}`;
}

/** What they could bring, or bring once it is laid open. */
function couldOf({ sure, most, open }: Sums, who: string, t: Text): string {
  return t(open ? "kingos-ui-brings" : "kingos-ui-could", { sure, most, who, more: most > sure ? "yes" : "no" });
}

/** Who fights, to whoever reads it. */
function whoFights({ fighters }: Fight, me: number | null): "you" | "us" | "them" {
  if (!fighters.some(({ seat }) => seat === me)) return "them";
  return fighters.length === 1 ? "you" : "us";
}

/** What follows for all of them, in one sentence. */
function footOf({ verdict, kingos, guards, fighters }: Fight, t: Text): string {
  if (!verdict) return "";
  if (kingos) return t(`kingos-ui-foot-kingos-${verdict.result}`);
  const any = fighters.some(({ dues }) => dues.length > 0);
  return t(any ? `kingos-ui-foot-${verdict.result}` : "kingos-ui-foot-nothing", {
    count: verdict.seats.length,
    guards: guards.length,
  });
}

/** Whom they fight. */
function Foe({ fight }: { readonly fight: Fight }) {
  const { t } = useText();
  return (
    <div className={fight.kingos ? "kingos-foe citadel" : "kingos-foe"}>
      {fight.kingos ? (
        <KingosArt />
      ) : (
        <div className="kingos-foe-guards">
          {fight.guards.map((guardian, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may stand there
            <GuardianArt key={at} id={guardian} twin={at % 2 === 1} />
          ))}
        </div>
      )}
      <b className="kingos-foe-strength">{fight.strength}</b>
      {fight.kingos ? (
        <span>{t("kingos-kingos")}</span>
      ) : (
        fight.guards.map((guardian, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may stand there
          <span key={at}>
            {t(`kingos-guardian-${guardian}`)}
            <small>{stakesName(guardian, t)}</small>
          </span>
        ))
      )}
    </div>
  );
}

function Row({
  picture,
  name,
  sum,
  children,
}: {
  readonly picture: ReactNode;
  readonly name: string;
  readonly sum: number;
  readonly children?: ReactNode;
}) {
  return (
    <li className="kingos-battle-row">
      <span className="kingos-battle-pic">{picture}</span>
      <b>{name}</b>
      <span className="kingos-battle-what">{children}</span>
      <b className="kingos-battle-sum">{sum > 0 ? `+${sum}` : "–"}</b>
    </li>
  );
}

function FighterRow({
  fighter,
  names,
  shown,
  over,
  replayed,
}: {
  readonly fighter: Fighter;
  readonly names: readonly SeatName[];
  readonly shown: boolean;
  readonly over: boolean;
  readonly replayed: boolean;
}) {
  const { t } = useText();
  const { seat, said, energy, chosen } = fighter;
  const you = names[seat]?.you ? "yes" : "no";
  const open = energy !== null && shown;
  const lie = open && said !== undefined && said !== null && energy < said;
  return (
    <li className="kingos-battle-row" data-fighter={seat} data-energy={open ? energy : undefined}>
      <Pawn seat={seat} size={46} />
      <b>{shownName(names, seat, t)}</b>
      <span className="kingos-battle-what">
        {open ? (
          energy > 0 ? (
            <Discs seat={seat} count={energy} label={t("kingos-ui-energy", { count: energy })} />
          ) : (
            <span className="note">{t("kingos-ui-nothing")}</span>
          )
        ) : (
          <span className={chosen || energy !== null ? "kingos-paw shut" : "kingos-paw"}>
            {chosen || energy !== null ? t("kingos-ui-paw-shut") : replayed ? "" : t("kingos-ui-thinking", { you })}
          </span>
        )}
      </span>
      <span className={lie ? "kingos-said lie" : "kingos-said"}>
        {said === undefined ? "" : said === null ? t("kingos-ui-said-nothing") : t("kingos-ui-said", { energy: said })}
        {lie ? <span className="spoken"> {t("kingos-ui-unlike")}</span> : null}
      </span>
      {over && fighter.dues.length > 0 ? <Dues dues={fighter.dues} /> : null}
    </li>
  );
}

const SIGNS: Readonly<Record<string, MarkName>> = {
  wheel: "wheel",
  energy: "energy",
  flower: "flower",
  tired: "energy",
  gave: "flower",
  thrown: "thrown",
};

/** What a fighter won or lost. */
function Dues({ dues }: { readonly dues: readonly Due[] }) {
  const { t } = useText();
  return (
    <span className="kingos-dues">
      {dues.map(({ sign, count }) => (
        <span
          key={sign}
          className={`chip ${sign === "wheel" || sign === "energy" || sign === "flower" ? "go" : "stop"}`}
        >
          {sign === "curse" ? (
            <span className="kingos-back">
              <CurseBack />
            </span>
          ) : (
            <Mark name={SIGNS[sign] ?? "star"} size={16} />
          )}
          {t(`kingos-ui-due-${sign}`, { count })}
        </span>
      ))}
    </span>
  );
}

export const fieldOf = (fights: readonly Fight[], at: number): Spot | null =>
  fights[Math.min(at, fights.length - 1)] ?? null;
