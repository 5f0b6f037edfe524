/** Under the pad's boat: what is laid next, in which shape, and the keys. */
import { useState } from "react";
import { Button, Detail, Strip } from "../../design";
import { isAlone } from "../../home/place";
import { useText } from "../../i18n";
import { PlacingKeys } from "./Bar";
import { cellName, cellsOf } from "./cells";
import { pieceName } from "./PadBoat";
import { OshaxColours, Palette, Shapes } from "./PadPalette";
import { playerName } from "./PadSetup";
import type { Desk } from "./padDesk";
import { finished, removed, tilesOf, type Work } from "./padState";
import type { Held } from "./placing";
import { draftSaid, type PadHand, type Refusal } from "./usePadHand";
import type { Text } from "./words";

export function PadTools({
  desk,
  hand,
  told,
  phone,
}: {
  readonly desk: Desk;
  readonly hand: PadHand;
  /** What is wrong, if anything is. */
  readonly told: Refusal | null;
  readonly phone: boolean;
}) {
  const { t } = useText();
  const [shapes, setShapes] = useState(false);
  const { work } = desk;
  const { brush, held, choose } = hand;
  return (
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
              onPick={hand.pick}
            />
          ) : null}
        </>
      )}
      <div className="isle-pad-keys">
        {held ? (
          <PlacingKeys placing={hand.placing} phone={phone} />
        ) : (
          <PieceKeys desk={desk} hand={hand} phone={phone} shapes={shapes} onShapes={() => setShapes(!shapes)} />
        )}
      </div>
    </div>
  );
}

/** Back, off, by its shape, and the next piece. */
function PieceKeys({
  desk,
  hand,
  phone,
  shapes,
  onShapes,
}: {
  readonly desk: Desk;
  readonly hand: PadHand;
  readonly phone: boolean;
  /** The box's shapes are laid out. */
  readonly shapes: boolean;
  readonly onShapes: () => void;
}) {
  const { t } = useText();
  const { work } = desk;
  return (
    <>
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
      <Button kind="quiet" icon="ui-wool" aria-expanded={shapes} onClick={onShapes}>
        {t("isle-pad-shapes")}
      </Button>
      <Button
        icon="ui-check"
        disabled={!work.draft}
        onClick={() => hand.take(finished(desk.now()))}
        aria-keyshortcuts="n"
      >
        {t("isle-pad-next")}
      </Button>
    </>
  );
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

// ---- in words -------------------------------------------------------------------------------------------------------

function hintOf({ draft, chosen }: Work, held: Held | null, phone: boolean, t: Text): string {
  if (held) return t("isle-pad-hint-held");
  if (draft) return draftSaid(draft, t);
  if (chosen !== null) return t("isle-pad-hint-chosen");
  return t(phone ? "isle-pad-hint-phone" : "isle-pad-hint");
}

function Told({ refusal: { fault, piece, of }, t }: { readonly refusal: Refusal; readonly t: Text }) {
  if (fault === "unreachable")
    return (
      <Strip tone="stop" icon="ui-help">
        {t(isAlone() ? "unreachable-closed" : "fault-unreachable")}
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
