import type { PlayProps } from "../../core/module";
import { Speaker } from "../../core/saying";
import { rich, useText } from "../../i18n";
import { cellName } from "./geometry";
import type { useShown } from "./motion";
import { tileOf } from "./tiles";
import type { Move } from "./useMove";
import type { ClansAction, ClansView } from "./wire";
import { tileLabel } from "./words";

type Props = PlayProps<ClansView, ClansAction>;

/** The picture's caption: what is asked, or what the others are doing. */
export function Caption({
  view,
  move,
  sight,
  names,
  beat,
  settled,
  position,
  hope,
}: Pick<Props, "sight" | "names" | "position"> & {
  readonly view: ClansView;
  readonly move: Move;
  readonly beat: ReturnType<typeof useShown>["beat"];
  readonly settled: boolean;
  /** What a choice that waits to be confirmed would bring, in words. */
  readonly hope: string | null;
}) {
  const { t } = useText();
  const speaker = new Speaker("clans", names, t);
  const prompt = sight.menu?.prompt;
  let text: string;
  let told = false;
  if (!settled && beat?.event && !beat.mine) {
    text = speaker.event(beat.event);
    told = true;
  } else if (move.choice !== null && view.step === "turn")
    text = t("clans-caption-turn", { cell: cellName(move.choice) });
  else if (move.choice !== null && hope === null) text = t("clans-caption-swap", { cell: cellName(move.choice) });
  else if (move.choice !== null) text = t("clans-caption-choice", { cell: cellName(move.choice), hope: hope ?? "" });
  else if (move.dial) text = t("clans-caption-dial", { cell: cellName(move.dial.cell), hope: hope ?? "" });
  else if (move.picking) text = t("clans-caption-pick");
  else if (move.source !== null) {
    const token = view.grid[move.source];
    text = t("clans-caption-source", { tile: token ? tileLabel(token, view.clans, t) : "" });
  } else if (prompt) {
    text = speaker.prompt(prompt);
    const may = mayAlso(view, move, sight.seat);
    if (may) text += ` ${t(may)}`;
    if (names.every(({ you }) => !you) && sight.seat !== null) text = `<b>${names[sight.seat]?.name}</b>: ${text}`;
  } else {
    const seat = view.turn ?? position.must.find((one) => one >= 0) ?? null;
    const you = seat !== null && names[seat]?.you ? "yes" : "no";
    told = true;
    text = seat === null ? t("clans-waiting-chance") : t("clans-waiting", { who: names[seat]?.name ?? "?", you });
  }
  return <p className={told ? "caption told" : "caption"}>{rich(text)}</p>;
}

/** What the mover's clan may do instead, where it can. */
function mayAlso(view: ClansView, move: Move, seat: number | null): string | null {
  if (seat === null || view.step !== "swap" || !view.powers) return null;
  if (move.offers.stay) return "clans-may-stay";
  if (move.offers.prey.size > 0) return "clans-may-prey";
  const token = view.at === null ? null : view.grid[view.at];
  if (!token || tileOf(token).kind !== "cat") return null;
  if (view.clans[seat] === "meowsketeers") return "clans-may-dog";
  return view.clans[seat] === "supercats" ? "clans-may-straight" : null;
}
