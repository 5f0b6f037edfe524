/** The score pad: boats from a real table, tapped in as they lie there and counted by the server. */
import { useState } from "react";
import { Button, Strip, usePhone } from "../../design";
import { useText } from "../../i18n";
import { Patterns } from "./art/Patterns";
import type { Cell, Mask } from "./cells";
import { Deck } from "./Deck";
import { PadBoat } from "./PadBoat";
import { SetupDialog, sidesOf } from "./PadSetup";
import { PadSheet } from "./PadSheet";
import { Families, Holdings, Sides, Ways } from "./PadSide";
import { PadTools } from "./PadTools";
import { type Desk, useCount, useDesk } from "./padDesk";
import {
  type PadFault,
  type PadState,
  pieceOn,
  playerOf,
  playersOf,
  removed,
  strokeBegun,
  stroked,
  type Work,
} from "./padState";
import { type PadHand, type Refusal, usePadHand } from "./usePadHand";
import "./pad.css";
import "./padDialogs.css";

export function Pad() {
  const { t } = useText();
  const phone = usePhone();
  const desk = useDesk();
  const { work } = desk;
  const hand = usePadHand(desk, phone);
  const count = useCount(work);
  const [setup, setSetup] = useState(false);
  const names = sidesOf(work.pad, t);
  const told = refusalOf(hand.refusal, work, count.fault);
  return (
    <div className={phone ? "beside isle-pad phone" : "beside isle-pad"}>
      <Patterns />
      <div className="stack isle-pad-main">
        <div className="isle-pad-top">
          <SetupButton pad={work.pad} onPress={() => setSetup(true)} />
          <Sides desk={desk} names={names} score={count.score} phone={phone} onSeat={hand.drop} />
        </div>
        <Came desk={desk} />
        <BoatAtPad desk={desk} hand={hand} told={told} who={names[work.seat] ?? ""} phone={phone} />
        <PadTools desk={desk} hand={hand} told={told} phone={phone} />
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

/** A table that came by a link, or did not. */
function Came({ desk }: { readonly desk: Desk }) {
  const { t } = useText();
  const own = (
    <Button kind="quiet" size="small" onClick={desk.openOwn}>
      {t("isle-pad-open-own")}
    </Button>
  );
  return (
    <>
      {desk.own ? (
        <Strip tone="info" icon="ui-link" action={own}>
          {t("isle-pad-came")}
        </Strip>
      ) : null}
      {desk.broken ? (
        <Strip tone="stop" icon="ui-link">
          {t("isle-pad-broken")}
        </Strip>
      ) : null}
    </>
  );
}

/** Tapped and stroked cell by cell; or with a whole tile held over it. */
function BoatAtPad({
  desk,
  hand,
  told,
  who,
  phone,
}: {
  readonly desk: Desk;
  readonly hand: PadHand;
  readonly told: Refusal | null;
  readonly who: string;
  readonly phone: boolean;
}) {
  const { t } = useText();
  const { work } = desk;
  const { ship, held, brush, placing, deck } = hand;
  const label = t("isle-pad-boat-of", { who });
  if (held) return <Deck ship={ship} phone={phone} label={label} held={held} onMove={placing.move} focus={deck} />;
  const here = told && told.fault !== "unreachable" && told.fault.seat === work.seat;
  const wrong: Mask = here ? (told.piece?.cells ?? 0n) : 0n;
  return (
    <PadBoat
      work={work}
      phone={phone}
      label={label}
      wrong={wrong}
      onTap={hand.tap}
      onStrokeBegin={(cell) => hand.take(strokeBegun(desk.now(), brush, cell))}
      onStroke={(cell) => desk.amend(stroked(desk.now(), cell))}
      onRemove={(cell) => desk.set(takenOff(desk.now(), cell))}
    />
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

/** What was refused just now, else what is wrong with the table as it lies. */
function refusalOf(refusal: Refusal | null, work: Work, fault: PadFault | "unreachable" | null): Refusal | null {
  if (refusal?.of === work) return refusal;
  if (!fault) return null;
  const piece = typeof fault === "object" ? work.pad.players[fault.seat ?? -1]?.pieces[fault.piece ?? -1] : undefined;
  return { of: work, fault, piece: piece ?? null };
}

/** The game in words; where several boats need the room, a picture with the words behind it. */
function SetupButton({ pad, onPress }: { readonly pad: PadState; readonly onPress: () => void }) {
  const { t } = useText();
  const count = playersOf(pad).length;
  const label = t("isle-pad-setup-now", { mode: t(`isle-option-mode-${pad.mode}`), count });
  const look = count > 1 || pad.mode === "solo" ? { round: true, label } : { children: label };
  return <Button kind="quiet" size="small" icon="ui-people" onClick={onPress} {...look} />;
}
