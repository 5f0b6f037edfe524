/** The bar under the boat in play: what is asked, what the tile in hand would bring, and the answers. */
import type { PlayProps, SeatName } from "../../core/module";
import { Speaker } from "../../core/saying";
import { useText } from "../../i18n";
import type { Position } from "../../wire/types";
import { Bill, GoOn, Leave, MainAnswers, type Rest } from "./Answers";
import { Bar, heldCaption, PlacingKeys, Reasons, Ways } from "./Bar";
import { CardChip } from "./CardFace";
import { Kept } from "./Choosing";
import { framesOf, topOf } from "./menu";
import { waitingFor } from "./Rail";
import { totalsOf } from "./rows";
import { TilePicture } from "./TilePicture";
import type { Turn } from "./useTurn";
import type { IsleAction, IsleView } from "./wire";
import type { Text } from "./words";

type Props = Pick<PlayProps<IsleView, IsleAction>, "position" | "sight" | "names"> & {
  readonly turn: Turn;
  /** Cards are laid out under it. */
  readonly beside: boolean;
  readonly rest: Rest;
};

export function BarInPlay({ turn, position, sight, names, beside, rest }: Props) {
  const { t } = useText();
  const { placing, phone, quiet, ship, view, player } = turn;
  const main = quiet ? null : <MainAnswers turn={turn} rest={rest} />;
  // Cards can be weighed with a tile tried on: the answer stays at hand.
  const weighing = beside && placing.errand.kind === "try" && !phone;
  const keys = placing.held ? (
    <>
      <PlacingKeys placing={placing} phone={phone} />
      {weighing ? main : null}
    </>
  ) : (
    main
  );
  return (
    <Bar
      caption={heldCaption(placing, phone, t) ?? captionOf(turn, position, sight, names, t)}
      picture={placing.held ? <Following view={view} /> : <Matter view={view} phone={phone} />}
      actions={keys}
    >
      {placing.held && ship ? (
        <>
          <Reasons placing={placing} fish={player?.fish ?? 0} before={pointsOf(turn, position, names)} />
          <Ways placing={placing} />
        </>
      ) : (
        <>
          {quiet ? null : <Leave turn={turn} rest={rest} />}
          {quiet ? null : <Bill turn={turn} />}
          <Kept view={view} phone={phone} />
          {phone || quiet ? null : <GoOn turn={turn} />}
        </>
      )}
    </Bar>
  );
}

/** One's points as they stand. Two at one screen have one standing, without either's own lessons: no sum to add to. */
function pointsOf({ looking }: Turn, { standing, sights }: Position<IsleView, IsleAction>, names: readonly SeatName[]) {
  return standing && sights.length === 1 ? (totalsOf(standing, names.length)[looking] ?? 0) : null;
}

/** What a question is about, where it is not on the page already: a cat to be sent, an oshax, a card. The caption names
 * the card, and on a phone the words need the room. */
function Matter({ view, phone }: { readonly view: IsleView; readonly phone: boolean }) {
  const top = topOf(view);
  if (top.type === "Sorting" && Array.isArray(top.cats)) return <TilePicture tile={Number(top.cats[0])} size={17} />;
  if (top.type === "Colouring") return <TilePicture tile={Number(top.tile)} size={17} />;
  if (!phone && (top.type === "Naming" || top.type === "SecondTreasure"))
    return <CardChip card={Number(top.card)} named={false} />;
  return null;
}

/** Tiles that are to be laid after the one in the hand, the next first. */
function Following({ view }: { readonly view: IsleView }) {
  const { t } = useText();
  const [, ...others] = framesOf(view)
    .filter(({ type }) => type === "Placing")
    .reverse();
  if (others.length === 0) return null;
  return (
    <span className="isle-following">
      {others.map(({ tile, colour }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tiles may be alike
        <span key={at}>
          <span className="note">{t("isle-ui-then")}</span>
          <TilePicture tile={Number(tile)} colour={Number(colour)} size={15} />
        </span>
      ))}
    </span>
  );
}

/** What is asked, or whom everybody waits for. */
function captionOf(
  { view, quiet, asked }: Turn,
  position: Props["position"],
  { menu, seat }: Props["sight"],
  names: readonly SeatName[],
  t: Text,
): string {
  if (menu && asked) {
    if (quiet) return t("isle-ui-quiet");
    const text = new Speaker("isle", names, t).prompt(menu.prompt);
    const shared = names.every(({ you }) => !you) && seat !== null;
    return shared ? `<b>${names[seat]?.name}</b>: ${text}` : text;
  }
  if (position.outcome || framesOf(view).length === 0 || topOf(view).type === "Over") return t("isle-ui-over");
  return waitingFor(view, seat, position.must, names, t);
}
