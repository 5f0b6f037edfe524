/** The score pad: a finished position from a real table, put together tile by tile and counted by the server. */
import { useCallback, useEffect, useMemo, useState } from "react";
import { Button, Choices, Detail, Icon, Strip, Switch, sound } from "../../design";
import { useAgain } from "../../ground/again";
import { announce } from "../../ground/live";
import { addressHere, search } from "../../ground/router";
import { isAlone } from "../../home/place";
import { rich, useText } from "../../i18n";
import { api, Failure } from "../../wire/api";
import { Rose } from "./art/marks";
import { Board } from "./Board";
import { CLANS } from "./box";
import { type Mark, NO_MARK } from "./Cell";
import { Finale } from "./Finale";
import { arrowsOf, CELLS, cellName } from "./geometry";
import {
  boxOf,
  emptyPad,
  examplePad,
  isComplete,
  leftOf,
  type PadState,
  randomPad,
  readPad,
  sheetOf,
  turnable,
  withClans,
  withTile,
  writePad,
} from "./padState";
import { TilePicture } from "./Tile";
import { dogToken, type Side, type Token, tileOf } from "./tiles";
import type { ClanKey, ClansEnding } from "./wire";
import { clanName, tileLabel } from "./words";
import "./pad.css";

const NOBODY = [
  { name: "", you: false },
  { name: "", you: false },
] as const;

export function Pad() {
  const { t } = useText();
  const [pad, setPad] = useAddress();
  const [cursor, setCursor] = useState(() => Math.max(0, pad.grid.indexOf(null)));
  const left = useMemo(() => leftOf(pad), [pad]);
  const missing = CELLS.length - pad.grid.filter(Boolean).length;

  function put(token: Token): void {
    sound("knock");
    const next = withTile(pad, cursor, token);
    setPad(next);
    announce(`${cellName(cursor)}, ${tileLabel(token, pad.clans, t)}`);
    const after = [...CELLS.slice(cursor + 1), ...CELLS].find((cell) => !next.grid[cell]);
    if (after !== undefined) setCursor(after);
  }

  function press(cell: number): void {
    const token = pad.grid[cell];
    const tile = token ? tileOf(token) : null;
    if (cell === cursor && tile?.kind === "dog") {
      sound("paper");
      setPad(withTile(pad, cell, dogToken(tile.dog, tile.quarter + 1)));
    }
    setCursor(cell);
  }

  const nameOf = (cell: number) => {
    const token = pad.grid[cell];
    const what = token
      ? `${cellName(cell)}, ${tileLabel(token, pad.clans, t)}`
      : t("clans-pad-empty-cell", { cell: cellName(cell) });
    return cell === cursor ? `${what}, ${t("clans-pad-chosen")}` : what;
  };
  const mark = (cell: number): Mark =>
    cell !== cursor ? NO_MARK : { lit: pad.grid[cell]?.startsWith("dog") ? "rotate" : "check" };

  return (
    <div className="beside clans-pad">
      <div className="stack clans-pad-board">
        <Board
          grid={pad.grid}
          clans={pad.clans}
          label={t("clans-pad-board")}
          name={nameOf}
          mark={mark}
          slots
          onPress={({ cell }) => press(cell)}
          onKey={(event, cell) => {
            if (event.key !== "Delete" && event.key !== "Backspace") return;
            event.preventDefault();
            setPad(withTile(pad, cell, null));
            setCursor(cell);
          }}
        />
        <p className="note">{t("clans-pad-help")}</p>
      </div>
      <div className="stack clans-pad-side">
        <ClanChoice side={0} pad={pad} onChange={setPad} />
        <ClanChoice side={1} pad={pad} onChange={setPad} />
        <Switch
          label={t("clans-option-powers")}
          checked={pad.powers}
          onChange={(powers) => setPad({ ...pad, powers, rotate: null })}
        />
        <Palette pad={pad} left={left} onPut={put} />
        <div className="keys clans-pad-keys">
          <Button
            kind="quiet"
            icon="ui-close"
            disabled={!pad.grid[cursor]}
            onClick={() => setPad(withTile(pad, cursor, null))}
          >
            {t("clans-pad-remove", { cell: cellName(cursor) })}
          </Button>
          <Button
            kind="quiet"
            icon="ui-undo"
            onClick={() => setPad({ ...emptyPad, clans: pad.clans, powers: pad.powers })}
          >
            {t("clans-pad-clear")}
          </Button>
          <Button kind="quiet" icon="ui-flip" onClick={() => setPad(randomPad(pad))}>
            {t("clans-pad-random")}
          </Button>
          <Button kind="quiet" icon="ui-help" onClick={() => setPad(examplePad)}>
            {t("pad-example")}
          </Button>
        </div>
        <Turning pad={pad} onChange={setPad} />
        <p className="caption" role="status">
          {rich(missing > 0 ? t("clans-pad-missing", { count: missing }) : t("clans-pad-complete"))}
        </p>
        {missing > 0 && missing <= 8 && <p className="lead">{missingWords(pad, left, t)}</p>}
      </div>
      <Result pad={pad} />
    </div>
  );
}

/** The position lives in the address, so that it can be sent as a link and survives a reload. */
function useAddress(): readonly [PadState, (pad: PadState) => void] {
  const [pad, show] = useState<PadState>(() => readPad(location.hash.slice(1)) ?? emptyPad);
  const set = useCallback((next: PadState) => {
    show(next);
    history.replaceState(history.state, "", addressHere(`${search()}#${writePad(next)}`));
  }, []);
  useEffect(() => {
    const follow = () => show(readPad(location.hash.slice(1)) ?? emptyPad);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return [pad, set];
}

function missingWords(
  pad: PadState,
  left: ReadonlyMap<Token, number>,
  t: (key: string, args?: Record<string, string | number>) => string,
): string {
  return [...left]
    .filter(([, count]) => count > 0)
    .map(([token, count]) => `${tileLabel(token, pad.clans, t)}${count > 1 ? ` ×${count}` : ""}`)
    .join("; ");
}

function ClanChoice({
  side,
  pad,
  onChange,
}: {
  readonly side: Side;
  readonly pad: PadState;
  readonly onChange: (pad: PadState) => void;
}) {
  const { t } = useText();
  const choose = (clan: ClanKey) => {
    const [a, b] = pad.clans;
    // Both never have the same clan: choosing the other's exchanges them.
    const other = side === 0 ? (clan === b ? a : b) : clan === a ? b : a;
    onChange(withClans(pad, side === 0 ? [clan, other] : [other, clan]));
  };
  return (
    <Choices
      legend={t(side === 0 ? "clans-pad-clan-a" : "clans-pad-clan-b")}
      choices={CLANS.map((clan) => ({
        value: clan,
        label: (
          <>
            <Icon name={`clan-${clan}`} size={26} />
            {clanName(clan, t)}
          </>
        ),
      }))}
      value={pad.clans[side]}
      onChange={choose}
    />
  );
}

/** What is still in the box. */
function Palette({
  pad,
  left,
  onPut,
}: {
  readonly pad: PadState;
  readonly left: ReadonlyMap<Token, number>;
  readonly onPut: (token: Token) => void;
}) {
  const { t } = useText();
  const kinds = [...new Set(boxOf(pad.clans))];
  return (
    <section className="clans-palette" aria-label={t("clans-pad-palette")}>
      {kinds.map((token) => {
        const count = left.get(token) ?? 0;
        return (
          <button
            key={token}
            type="button"
            disabled={count === 0}
            data-count={count > 1 ? `×${count}` : undefined}
            onClick={() => onPut(token)}
            aria-label={t("clans-pad-put", { tile: tileLabel(token, pad.clans, t), count })}
          >
            <TilePicture token={token} clans={pad.clans} />
          </button>
        );
      })}
    </section>
  );
}

/** The Meowsketeers' chief may turn one dog beside her: which, and which way. */
function Turning({ pad, onChange }: { readonly pad: PadState; readonly onChange: (pad: PadState) => void }) {
  const { t } = useText();
  const { grid, dogs } = turnable(pad);
  if (dogs.length === 0) return null;
  const choices = [
    { value: "", label: t("clans-pad-turn-none") },
    ...dogs.flatMap((cell) => {
      const token = grid[cell];
      const tile = token ? tileOf(token) : null;
      if (tile?.kind !== "dog") return [];
      return [1, 2, 3].map((more) => {
        const quarter = (tile.quarter + more) % 4;
        return {
          value: `${cell}@${quarter}`,
          label: (
            <>
              {cellName(cell)}
              <Rose eighths={arrowsOf(tile.dog, quarter)} size={26} />
              <span className="spoken">{t("clans-pad-turn-degrees", { degrees: more * 90 })}</span>
            </>
          ),
        };
      });
    }),
  ];
  return (
    <Choices
      legend={t("clans-pad-turn")}
      choices={choices}
      value={pad.rotate ? `${pad.rotate.cell}@${pad.rotate.quarter}` : ""}
      onChange={(value) => {
        const [cell, quarter] = value.split("@").map(Number);
        onChange({ ...pad, rotate: value && cell !== undefined && quarter !== undefined ? { cell, quarter } : null });
      }}
    />
  );
}

type Score = { readonly ending: ClansEnding };

/** Counted as soon as all 25 tiles lie there. */
function Result({ pad }: { readonly pad: PadState }) {
  const { t } = useText();
  const [score, setScore] = useState<{ readonly of: PadState; readonly ending: ClansEnding } | null>(null);
  const [fault, setFault] = useState<{ readonly text: string; readonly detail?: string } | null>(null);
  const complete = isComplete(pad);
  const again = useAgain();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever did not answer is asked again
  useEffect(() => {
    setFault(null);
    if (!isComplete(pad)) return;
    let here = true;
    api.score<Score>("clans", sheetOf(pad)).then(
      ({ ending }) => here && setScore({ of: pad, ending }),
      (error: unknown) => {
        if (!here) return;
        const known = error instanceof Failure && error.kind !== "unreachable";
        setFault(
          known
            ? { text: t("clans-pad-refused"), detail: error.message }
            : { text: t(isAlone() ? "unreachable-closed" : "fault-unreachable") },
        );
      },
    );
    return () => {
      here = false;
    };
  }, [pad, t, again]);

  if (fault)
    return (
      <div className="stack clans-pad-result">
        <Strip tone="stop" icon="ui-help">
          {fault.text}
          {fault.detail ? <Detail>{fault.detail}</Detail> : null}
        </Strip>
      </div>
    );
  if (!complete || !score || score.of !== pad) return null;
  return (
    <section className="stack clans-pad-result" aria-label={t("clans-pad-result")}>
      <h2>{t("clans-pad-result")}</h2>
      <Finale key={writePad(pad)} ending={score.ending} clans={pad.clans} names={NOBODY} start="end" keys />
    </section>
  );
}
