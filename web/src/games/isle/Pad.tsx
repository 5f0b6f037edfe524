/** The score pad: boats from a real table, tapped in as they lie there and counted by the server. */
import { useEffect, useMemo, useRef, useState } from "react";
import { Button, Detail, Strip, sound, usePhone } from "../../design";
import { announce } from "../../ground/live";
import { useText } from "../../i18n";
import { Patterns } from "./art/Patterns";
import { PlacingKeys } from "./Bar";
import { tileOf } from "./box";
import { type Cell, cellName, cellsOf, type Mask } from "./cells";
import { Deck } from "./Deck";
import { PadBoat, pieceName } from "./PadBoat";
import { brushesOf, OshaxColours, Palette, Shapes } from "./PadPalette";
import { playerName, SetupDialog, sidesOf } from "./PadSetup";
import { PadSheet } from "./PadSheet";
import { Families, Holdings, Sides, Ways } from "./PadSide";
import { counted, isScore, useCount, useDesk } from "./padDesk";
import { heldOver, useFocusOnHeld } from "./padPlacing";
import {
  type Brush,
  dyed,
  finished,
  isPiece,
  type PadFault,
  type PadPiece,
  type PadState,
  pieceOn,
  playerOf,
  playersOf,
  removed,
  type Step,
  shipOf,
  strokeBegun,
  stroked,
  tapped,
  tilesOf,
  type Work,
  withPiece,
} from "./padState";
import { asPiece, type Held, inFrame } from "./placing";
import { placements } from "./ship";
import type { Text } from "./words";
import "./pad.css";
import "./padDialogs.css";
import { useTileKeys } from "./useTileKeys";

/** What was refused, with the piece it is about. */
type Refusal = { readonly of: Work; readonly fault: PadFault | "unreachable"; readonly piece: PadPiece | null };

export function Pad() {
  const { t } = useText();
  const phone = usePhone();
  const desk = useDesk();
  const { work } = desk;
  const [brush, setBrush] = useState<Brush>({ kind: "cat", colour: 0 });
  const [shapes, setShapes] = useState(false);
  const [held, setHeld] = useState<Held | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [setup, setSetup] = useState(false);
  const count = useCount(work);
  const deck = useRef<HTMLDivElement>(null);
  const names = sidesOf(work.pad, t);
  const ship = useMemo(() => shipOf(playerOf(work)), [work]);

  /** What is not a piece here may still be one to the server, which knows the whole box: it says why not. */
  async function offer(piece: PadPiece): Promise<boolean> {
    const before = desk.now();
    const answer = await counted(withPiece(before, piece).pad);
    if (desk.now() !== before) return false;
    if (isScore(answer)) {
      desk.set(withPiece(before, piece));
      return true;
    }
    sound("click");
    setRefusal({ of: before, fault: answer, piece });
    return false;
  }

  function take(step: Step, how: "set" | "amend" = "set"): void {
    if (step.refused) void offer(step.refused);
    else desk[how](step.work);
  }

  function tap(cell: Cell): void {
    const step = tapped(desk.now(), brush, cell);
    take(step);
    if (step.refused) return;
    sound(step.work.pad === work.pad ? "click" : "knock");
    const { draft, chosen } = step.work;
    if (draft) announce(`${cellName(cell)}: ${draftSaid(draft, t)}`);
    else if (chosen !== null) announce(t("isle-pad-hint-chosen"));
  }

  function choose(next: Brush): void {
    setBrush(next);
    setHeld(null);
    const step = finished(desk.now());
    take(step.refused ? step : { work: dyed(step.work, next) });
  }

  function pick(tile: number): void {
    const step = finished(desk.now());
    if (step.refused) {
      take(step);
      return;
    }
    desk.set(step.work);
    if (held?.tile === tile) {
      setHeld(null);
      return;
    }
    const filled = shipOf(playerOf(step.work)).filled;
    const masks = placements(tileOf(tile).shape, filled, false);
    setHeld(inFrame({ tile, colour: brush.colour, masks, turn: 0, x: held?.x ?? 9, y: held?.y ?? 4 }));
  }

  const placing = heldOver(ship, held, work.pad.mode, {
    move: (next) => {
      setHeld(next);
      setRefusal(null);
    },
    lay: () => {
      if (!held) return;
      const piece = { kind: brush.kind, colour: held.colour, cells: asPiece(held).cells };
      void offer(piece).then((laid) => {
        if (!laid) return;
        sound("knock");
        setHeld(null);
      });
    },
    putBack: () => setHeld(null),
  });
  useTileKeys(placing, phone);
  useFocusOnHeld(held?.tile ?? null, deck);
  useShortcuts({
    brush: (at) => {
      const next = brushesOf(work.pad.mode, brush.colour)[at];
      if (next) choose(next);
    },
    next: () => take(finished(desk.now())),
    undo: desk.undo,
  });

  const told = refusalOf(refusal, work, count.fault);
  const wrong: Mask =
    told && told.fault !== "unreachable" && told.fault.seat === work.seat ? (told.piece?.cells ?? 0n) : 0n;
  const label = t("isle-pad-boat-of", { who: names[work.seat] ?? "" });

  return (
    <div className={phone ? "beside isle-pad phone" : "beside isle-pad"}>
      <Patterns />
      <div className="stack isle-pad-main">
        <div className="isle-pad-top">
          <SetupButton pad={work.pad} onPress={() => setSetup(true)} />
          <Sides desk={desk} names={names} score={count.score} phone={phone} onSeat={() => setHeld(null)} />
        </div>
        {desk.own ? (
          <Strip
            tone="info"
            icon="ui-link"
            action={
              <Button kind="quiet" size="small" onClick={desk.openOwn}>
                {t("isle-pad-open-own")}
              </Button>
            }
          >
            {t("isle-pad-came")}
          </Strip>
        ) : null}
        {desk.broken ? (
          <Strip tone="stop" icon="ui-link">
            {t("isle-pad-broken")}
          </Strip>
        ) : null}
        {held ? (
          <Deck ship={ship} phone={phone} label={label} held={held} onMove={placing.move} focus={deck} />
        ) : (
          <PadBoat
            work={work}
            phone={phone}
            label={label}
            wrong={wrong}
            onTap={tap}
            onStrokeBegin={(cell) => take(strokeBegun(desk.now(), brush, cell))}
            onStroke={(cell) => desk.amend(stroked(desk.now(), cell))}
            onRemove={(cell) => desk.set(takenOff(desk.now(), cell))}
          />
        )}
        <div className="sheet isle-pad-tools">
          {told ? <Told refusal={told} t={t} /> : <p className="isle-pad-hint">{hintOf(work, held, phone, t)}</p>}
          {phone && held ? null : (
            <>
              <Palette mode={work.pad.mode} brush={brush} onBrush={choose} />
              {brush.kind === "oshax" ? <OshaxColours brush={brush} onBrush={choose} /> : null}
              {shapes ? (
                <Shapes
                  tiles={tilesOf(brush)}
                  colour={brush.colour}
                  held={held?.tile ?? null}
                  upright={phone}
                  onPick={pick}
                />
              ) : null}
            </>
          )}
          {held ? (
            <div className="isle-pad-keys">
              <PlacingKeys placing={placing} phone={phone} />
            </div>
          ) : (
            <div className="isle-pad-keys">
              <Tool
                phone={phone}
                icon="ui-undo"
                label={t("isle-pad-undo")}
                disabled={!desk.canUndo}
                keys="Control+Z"
                onPress={desk.undo}
              />
              <Tool
                phone={phone}
                icon="ui-close"
                label={t("isle-pad-remove")}
                disabled={!work.draft && work.chosen === null}
                keys="Delete"
                onPress={() => desk.set(removed(desk.now()))}
              />
              <Button kind="quiet" icon="ui-wool" aria-expanded={shapes} onClick={() => setShapes(!shapes)}>
                {t("isle-pad-shapes")}
              </Button>
              <Button
                icon="ui-check"
                disabled={!work.draft}
                onClick={() => take(finished(desk.now()))}
                aria-keyshortcuts="n"
              >
                {t("isle-pad-next")}
              </Button>
            </div>
          )}
        </div>
        <Families work={work} />
        {phone ? null : <p className="note">{t("isle-pad-keys-note")}</p>}
      </div>
      <aside className="stack isle-pad-side" aria-label={t("isle-pad-sheet")}>
        {count.score ? (
          <PadSheet
            pad={work.pad}
            score={count.score}
            names={names}
            seat={work.seat}
            busy={!count.fresh && !count.fault}
          />
        ) : null}
        <Ways desk={desk} />
      </aside>
      <div className="isle-pad-holdings">
        <Holdings desk={desk} name={names[work.seat] ?? ""} score={count.score} />
      </div>
      {setup ? (
        <SetupDialog
          pad={work.pad}
          onChange={(pad) => desk.set(seated(desk.now(), pad))}
          onClose={() => setSetup(false)}
        />
      ) : null}
    </div>
  );
}

/** Other players or another game: whoever is looked at is still there. */
const seated = (work: Work, pad: PadState): Work => ({
  ...work,
  pad,
  seat: Math.min(work.seat, playersOf(pad).length - 1),
  chosen: null,
});

/** What lies on a cell is taken off, or the cell is given back by the draft. */
function takenOff(work: Work, cell: Cell): Work {
  const on = pieceOn(playerOf(work), cell);
  return on >= 0 ? removed({ ...work, chosen: on }) : removed({ ...work, chosen: null });
}

// ---- in words -------------------------------------------------------------------------------------------------------

const draftSaid = (draft: PadPiece, t: Text): string =>
  t(isPiece(draft) ? "isle-pad-hint-whole" : "isle-pad-hint-part", {
    tile: pieceName(draft, t),
    count: cellsOf(draft.cells).length,
  });

function hintOf({ draft, chosen }: Work, held: Held | null, phone: boolean, t: Text): string {
  if (held) return t("isle-pad-hint-held");
  if (draft) return draftSaid(draft, t);
  if (chosen !== null) return t("isle-pad-hint-chosen");
  return t(phone ? "isle-pad-hint-phone" : "isle-pad-hint");
}

/** What was refused just now, else what is wrong with the table as it lies. */
function refusalOf(refusal: Refusal | null, work: Work, fault: PadFault | "unreachable" | null): Refusal | null {
  if (refusal?.of === work) return refusal;
  if (!fault) return null;
  const piece = typeof fault === "object" ? work.pad.players[fault.seat ?? -1]?.pieces[fault.piece ?? -1] : undefined;
  return { of: work, fault, piece: piece ?? null };
}

function Told({ refusal: { fault, piece, of }, t }: { readonly refusal: Refusal; readonly t: Text }) {
  if (fault === "unreachable")
    return (
      <Strip tone="stop" icon="ui-help">
        {t("fault-unreachable")}
      </Strip>
    );
  const player = of.pad.players[fault.seat ?? -1];
  const who =
    player && fault.seat !== null && of.pad.players.length > 1 ? `${playerName(player, fault.seat, t)}: ` : "";
  return (
    <Strip tone="stop" icon="ui-help">
      {who}
      {t(`isle-pad-fault-${fault.what}`, {
        tile: piece ? pieceName(piece, t) : "",
        kind: piece?.kind ?? "cat",
        count: piece ? cellsOf(piece.cells).length : 0,
        cell: fault.cell === null ? "" : cellName(fault.cell),
      })}
      {fault.what === "other" ? <Detail>{fault.reason}</Detail> : null}
    </Strip>
  );
}

/** The game in words; where several boats need the room, a picture with the words behind it. */
function SetupButton({ pad, onPress }: { readonly pad: PadState; readonly onPress: () => void }) {
  const { t } = useText();
  const count = playersOf(pad).length;
  const label = t("isle-pad-setup-now", { mode: t(`isle-option-mode-${pad.mode}`), count });
  const look = count > 1 || pad.mode === "solo" ? { round: true, label } : { children: label };
  return <Button kind="quiet" size="small" icon="ui-people" onClick={onPress} {...look} />;
}

/** Named on a phone, where nothing can hover over it. */
function Tool({
  phone,
  icon,
  label,
  disabled,
  keys,
  onPress,
}: {
  readonly phone: boolean;
  readonly icon: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly keys: string;
  readonly onPress: () => void;
}) {
  const look = phone ? { children: label } : { round: true, label };
  return <Button kind="quiet" icon={icon} disabled={disabled} aria-keyshortcuts={keys} onClick={onPress} {...look} />;
}

/** 1 to 8 choose what is laid, N begins the next piece, Ctrl+Z takes back. */
function useShortcuts(keys: { brush: (at: number) => void; next: () => void; undo: () => void }): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const on = event.target instanceof HTMLElement ? event.target : null;
      if (on?.closest("textarea, select, dialog, input:not([type=radio])") || event.altKey) return;
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey) {
        if (key !== "z" || event.shiftKey) return;
        keys.undo();
      } else if (/^[1-8]$/.test(key)) keys.brush(Number(key) - 1);
      else if (key === "n") keys.next();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
}
