/** What the start dialog knows: which kind of game is wanted, against whom, and how a table is made of it. */
import { useEffect, useRef, useState } from "react";
import { useHabits } from "../core/games";
import { type BotChoice, isLevel, offeredLevels } from "../core/infos";
import { mySeats, nameSharedSeat } from "../core/names";
import { navigate } from "../ground/router";
import { memory } from "../ground/store";
import { isAlone, lastNews } from "../home/place";
import { come } from "../home/wish";
import { catName, haveName } from "../shell/me";
import { api, Failure, type SeatWish } from "../wire/api";
import { type GameInfo, LEVELS, type OptionInfo, type Options } from "../wire/types";

export type Value = Options[string];

/** The id of what is said of it. */
function faultOf(kind: Failure["kind"] | null): string {
  if (kind === "too_many") return "refused-too_many";
  if (kind === "unreachable" && lastNews() !== null) return NOT_HOME;
  return kind === "unreachable" && !isAlone() ? "fault-unreachable" : "fault-create";
}

const LEVEL = "tabbytop.level";
/** In the first question, of a game that is played alone by the options of another way. */
export const ALONE = "alone";
const usualLevels = offeredLevels(LEVELS);

/** The level that was played last; every browser remembers its own. */
export function useLevel(): readonly [BotChoice, (level: BotChoice) => void] {
  const [level, setLevel] = useState<BotChoice>(
    () => usualLevels.find((one) => one === memory.read(LEVEL)) ?? "medium",
  );
  const choose = (wanted: BotChoice) => {
    if (isLevel(wanted)) memory.write(LEVEL, wanted);
    setLevel(wanted);
  };
  return [level, choose];
}

/** The first question: the option that is asked for, of the values that so many seats can play. */
export type First = {
  readonly option: OptionInfo | null;
  readonly playable: readonly Value[];
  readonly chosen: Options;
  readonly isAlone: boolean;
  readonly choose: (value: Value) => void;
};

export function useFirst(game: string, info: GameInfo | null, count: number): First {
  const { alone, first } = useHabits(game);
  const [kind, choose] = useState<Value | null>(null);
  const option = info?.options.find(({ key }) => key === first) ?? null;
  const playable = (option?.values ?? []).filter((_, at) => option?.seats[at]?.includes(count));
  const chosen = option ? { [option.key]: playable.find((value) => value === kind) ?? option.default } : {};
  return { option, playable, chosen, isAlone: alone?.first === true && kind === ALONE, choose };
}

/** Instead of a fault: what is told of the house on this device, which was asked, says why. */
export const NOT_HOME = "not-home";

export type Begin = (seats: readonly SeatWish[], asking: boolean, wish?: Options) => void;

/** Makes a table and goes there; `asking` for a name first, where others will see it. */
export function useBeginning(game: string, info: GameInfo | null, onDevice: boolean) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function begun(seats: readonly SeatWish[], asking: boolean, wish: Options): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      await come();
      if (!isOpen.current) return; // closed while it was on its way
      await haveName(asking);
      const usual = Object.fromEntries((info?.options ?? []).map((option) => [option.key, option.default]));
      // No nonce yet: the table commits itself first, and the lobby adds ours afterwards.
      const create = onDevice ? api.createHere : api.create;
      const table = await create({ game, options: { ...usual, ...wish }, seats });
      // Two at one screen: the server knows one person, so this browser names the other.
      const mine = mySeats(table);
      for (const seat of mine.slice(1)) nameSharedSeat(table.id, seat, catName(table.seats[0]?.name));
      navigate(`/t/${table.id}`);
    } catch (error) {
      setFault(faultOf(error instanceof Failure ? error.kind : null));
      setBusy(false);
    }
  }

  const begin: Begin = (seats, asking, wish = {}) => void begun(seats, asking, wish);
  return { busy, fault, begin };
}
