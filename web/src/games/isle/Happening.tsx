/** A slip of paper over the sea: what somebody else just did. A tap puts it away. */
import { Icon } from "../../design";
import { rich } from "../../i18n";
import { MiniBoat } from "./art/Boat";
import { tileOf } from "./box";
import { CardMarks } from "./CardFace";
import { cardOf } from "./cards";
import { cellsOf } from "./cells";
import type { Beat } from "./happenings";
import { shipOf } from "./ship";
import { TilePicture } from "./TilePicture";
import type { IsleView } from "./wire";

export function Happening({
  beat,
  view,
  onSkip,
}: {
  readonly beat: Beat | null;
  readonly view: IsleView;
  readonly onSkip: () => void;
}) {
  if (!beat) return null;
  const player = view.players[beat.seat];
  const laid = player && beat.cell !== null ? shipOf(player) : null;
  const fresh = laid?.pieces.find(({ cells }) => cellsOf(cells)[0] === beat.cell) ?? null;
  return (
    // The story says it to those who listen.
    <button type="button" className="slip" key={beat.id} onClick={onSkip} aria-hidden="true" tabIndex={-1}>
      {laid ? (
        <span className="slip-boat">
          <MiniBoat pieces={laid.pieces} kindOf={(tile) => tileOf(tile).kind} fresh={fresh} />
        </span>
      ) : beat.tile !== null ? (
        <TilePicture tile={beat.tile} size={13} />
      ) : beat.card !== null ? (
        <CardMarks card={cardOf(beat.card)} />
      ) : beat.seat >= view.players.length ? (
        <Icon name="sister" size={34} />
      ) : null}
      <span>{rich(beat.text)}</span>
    </button>
  );
}
