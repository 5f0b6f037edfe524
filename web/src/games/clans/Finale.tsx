/** The end of a game, watched step by step: dogs, hunt, points. Beside it the score sheet fills line by line. */
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { SeatName } from "../../core/module";
import { Icon, sound, useMotion } from "../../design";
import { announce } from "../../ground/live";
import { plain, rich, useGameTexts, useText } from "../../i18n";
import { PlayerBar, usePlayer, usePlayerKeys } from "../../replay/player";
import { Board } from "./Board";
import type { Mark } from "./Cell";
import { ClauseChip } from "./Clause";
import { type FinaleStep, stepsOf, sums, winnersOf } from "./finale";
import { bites, cellName, struck } from "./geometry";
import { Ledger, useCount } from "./Ledger";
import type { Beat } from "./motion";
import { useShown } from "./motion";
import type { Clans } from "./Tile";
import { type Side, tileOf } from "./tiles";
import type { ClanKey, ClansEnding } from "./wire";
import { clanName, shownName, type Text, tileLabel } from "./words";

export type FinaleProps = {
  readonly ending: ClansEnding;
  readonly clans: readonly [ClanKey, ClanKey];
  readonly names: readonly SeatName[];
  /** Where it stands when it is opened; `play` goes by itself. */
  readonly start: "play" | "begin" | "end";
  /** Arrows, space, Home and End of the whole page are its own. */
  readonly keys?: boolean;
  /** Laid under the score sheet. */
  readonly aside?: ReactNode;
  /** Beside the keys: where to go from here. */
  readonly onward?: ReactNode;
  /** The last step has been reached. */
  readonly onEnd?: () => void;
};

export function Finale({ ending, clans, names, start, keys = false, aside, onward, onEnd }: FinaleProps) {
  useGameTexts("pages");
  const { t } = useText();
  const steps = useMemo(() => stepsOf(ending, clans), [ending, clans]);
  const player = usePlayer(steps.length, (at) => steps[at]?.span ?? 1500, {
    from: start === "end" ? steps.length - 1 : 0,
    playing: start === "play",
  });
  usePlayerKeys(player, keys);
  const step = steps[player.at] as FinaleStep;
  const caption = stepWords(step, clans, t);
  useSaid(plain(caption));
  const over = player.at === player.last;
  useEffect(() => {
    if (over) onEnd?.();
  }, [over, onEnd]);
  return (
    <FinaleStage step={step} ending={ending} clans={clans} names={names} aside={aside}>
      <p className="caption told">{rich(caption)}</p>
      <ClauseChip clause={step.clause} />
      <PlayerBar player={player} label={t("clans-finale-scrubber")} said={plain(caption)} />
      {onward}
    </FinaleStage>
  );
}

/** One step of the end: the board, what both have so far, and the sheet as far as it is counted. */
export function FinaleStage({
  step,
  ending,
  clans,
  names,
  aside,
  children,
}: {
  readonly step: FinaleStep;
  readonly ending: ClansEnding;
  readonly clans: readonly [ClanKey, ClanKey];
  readonly names: readonly SeatName[];
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { t } = useText();
  const { pace } = useMotion();
  const beats = useMemo(() => travel(step), [step]);
  const shown = useShown(step, step.grid, beats, pace);
  useSounds(step);
  return (
    <div className="clans-finale" data-step={step.kind}>
      <div className="clans-finale-picture">
        <Tally step={step} clans={clans} names={names} />
        <Board
          grid={shown.grid}
          clans={clans}
          label={t("clans-board-end")}
          name={(cell) => cellSaid(cell, step, clans, t)}
          mark={(cell) => markOf(cell, step, clans)}
          beat={shown.beat}
          arrows={step.kind === "dogs" || step.kind === "doze" ? bites(step.grid) : []}
        />
      </div>
      {children && <div className="sheet clans-finale-words">{children}</div>}
      <div className="stack clans-finale-sheet">
        <Ledger
          title={t("clans-ledger")}
          lines={ending.lines}
          shown={step.lines}
          clans={clans}
          names={names}
          prey={ending.prey}
          winners={winnersOf([
            [ending.points[0], ending.prey[0]],
            [ending.points[1], ending.prey[1]],
          ])}
        />
        {aside}
      </div>
    </div>
  );
}

/** The Supercats' chief goes to the middle; nothing else moves. */
function travel(step: FinaleStep): readonly Beat[] {
  if (step.kind !== "chief") return [];
  const { from, to } = step.args;
  return [{ event: null, mine: false, kind: "swap", from: Number(from), to: Number(to) }];
}

function markOf(cell: number, step: FinaleStep, clans: Clans): Mark {
  const token = step.grid[cell];
  const tile = token ? tileOf(token) : null;
  const down = step.down.has(cell);
  const side = tile?.kind === "cat" ? tile.side : null;
  const hunter = step.hunt && side !== null && step.hunt.hunters[side].includes(cell) ? side : null;
  const spot = step.hunt?.cell === cell;
  const spared = ([0, 1] as const).filter((one) => clans[one] === "phantoms");
  const taken = step.taken.get(cell);
  return {
    ...(down && { down }),
    ...(step.kind === "dogs" && struckNow(step, cell, spared) && { struck: true }),
    ...(spot && { spot }),
    ...(hunter !== null && { hunter }),
    ...(taken !== undefined && { taken }),
    ...(step.hunt && !spot && hunter === null && { dim: true }),
    ...(side !== null && !down && { strength: step.strength[side] ?? null }),
  };
}

/** The server said which cats are struck; the arrows only show why. */
function struckNow(step: FinaleStep, cell: number, spared: readonly Side[]): boolean {
  const { cells } = step.args;
  return Array.isArray(cells) ? cells.includes(cell) : struck(step.grid, spared).has(cell);
}

/** Both sides over the board: what they have so far, and how strong they are beside the prey that is hunted. */
function Tally({
  step,
  clans,
  names,
}: {
  readonly step: FinaleStep;
  readonly clans: Clans;
  readonly names: readonly SeatName[];
}) {
  const { t } = useText();
  const [a, b] = sums(step.lines);
  const points = [useCount(a), useCount(b)];
  const hunt = step.hunt;
  return (
    <div className="clans-tally">
      {([0, 1] as const).map((side) => (
        <div
          key={side}
          className={`clans-tally-side side-${side === 0 ? "a" : "b"} ${hunt?.taker === side ? "takes" : ""}`}
        >
          {clans[side] && <Icon name={`clan-${clans[side]}`} size={44} />}
          <span>
            <b>{clanName(clans[side], t)}</b>
            <span className="note">{shownName(names, side, t)}</span>
          </span>
          <span className="figure">{points[side]}</span>
        </div>
      ))}
      <p className="clans-versus" aria-hidden="true">
        {hunt ? (
          <>
            <b className="side-a">{hunt.strengths[0]}</b>
            <Icon name={tileOf(hunt.prey).kind} size={30} />
            <b className="side-b">{hunt.strengths[1]}</b>
          </>
        ) : null}
      </p>
    </div>
  );
}

export function stepWords(step: FinaleStep, clans: Clans, t: Text): string {
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(step.args)) {
    if (typeof value === "object") {
      said.cells = catsSaid(value, step.grid, clans, t);
      said.count = value.length;
    } else if (name === "cell" || name === "from" || name === "to") said[name] = cellName(Number(value));
    else if (name === "tile") {
      said.tile = tileLabel(String(value), clans, t);
      said.kind = tileOf(String(value)).kind;
    } else if (name.startsWith("clan")) said[name] = value ? clanName(value as ClanKey, t) : "";
    else said[name] = value;
  }
  said.clan0 ??= clanName(clans[0], t);
  said.clan1 ??= clanName(clans[1], t);
  return t(`clans-finale-${step.text}`, said);
}

/** "Gourmets 2, 4; Meowsketeers 5": cats by clan and strength, as people say it at the table. */
function catsSaid(cells: readonly number[], grid: FinaleStep["grid"], clans: Clans, t: Text): string {
  return ([0, 1] as const)
    .map((side) => {
      const strengths = cells.flatMap((cell) => {
        const token = grid[cell];
        const tile = token ? tileOf(token) : null;
        return tile?.kind === "cat" && tile.side === side ? [tile.strength ?? "?"] : [];
      });
      return strengths.length > 0 ? `${clanName(clans[side], t)} ${strengths.join(", ")}` : "";
    })
    .filter(Boolean)
    .join("; ");
}

function cellSaid(cell: number, step: FinaleStep, clans: Clans, t: Text): string {
  const token = step.grid[cell];
  if (!token) return t("clans-cell-asleep", { cell: cellName(cell) });
  const args = { cell: cellName(cell), tile: tileLabel(token, clans, t) };
  if (step.down.has(cell)) return t("clans-cell-dozing", args);
  const taker = step.taken.get(cell);
  if (taker !== undefined) return t("clans-cell-taken", { ...args, clan: clanName(clans[taker], t) });
  return t("clans-cell-awake", args);
}

/** One far bark for the dogs, paper when cats turn over, a knock for what is taken. */
function useSounds(step: FinaleStep): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (step.kind === "dogs") sound("bark");
    else if (step.kind === "doze" || step.kind === "hush") sound("paper");
    else if (step.kind === "chief" || typeof step.hunt?.taker === "number") sound("knock");
    else if (step.kind === "gift" || step.kind === "line") sound("pluck");
  }, [step]);
}

function useSaid(text: string): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else announce(text);
  }, [text]);
}
