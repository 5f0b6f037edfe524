/** How long one may think about a move, as it is offered wherever a table comes about. */
import type { Translate } from "../i18n";
import type { Seconds } from "../wire/types";

const NAMES: Readonly<Record<Seconds, string>> = { 0: "none", 60: "minute", 86400: "day" };
const OFFERED: readonly Seconds[] = [0, 60, 86_400];

/** As it is offered; 0 where it is not. */
export const clockOf = (seconds: number): Seconds => OFFERED.find((one) => one === seconds) ?? 0;

/** What a clock is called: "A minute"; on a note, where nothing stands before it, "a minute a move". */
export const clockWord = (seconds: number, t: Translate, on: "clock" | "house-clock" = "clock"): string =>
  t(`${on}-${NAMES[clockOf(seconds)]}`);

export const clockChoices = (t: Translate): readonly { readonly value: Seconds; readonly label: string }[] =>
  OFFERED.map((value) => ({ value, label: clockWord(value, t) }));
