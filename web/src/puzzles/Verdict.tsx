/** What a try came to, in words and figures; and of a puzzle that is over, how the best compares. */
import type { ReactNode } from "react";
import type { Puzzle, PuzzleBook } from "../core/puzzles";
import { Button, LinkButton, Strip } from "../design";
import { rich, type Translate, useText } from "../i18n";
import type { Solving } from "./solving";

/** A worth as a number to be told: games or battles of a hundred, hands of so many, or points. */
const told = (worth: number, unit: PuzzleBook["unit"], hands: number): number =>
  Math.round(unit === "points" ? worth : worth * (unit === "hands" ? hands : 100));

/** What was made of the last try; "" before the first. */
export function verdictWords(
  { tried, end, step }: Pick<Solving, "tried" | "end" | "step">,
  steps: readonly Pick<Puzzle, "worths">[],
  { unit, hands }: { readonly unit: PuzzleBook["unit"]; readonly hands: number },
  advice: string,
  t: Translate,
): string {
  const [best = 0, next = 0] = [...(steps[0]?.worths ?? [])].sort((one, other) => other - one);
  const compared = t(`puzzle-compared-${unit}`, {
    best: told(best, unit, hands),
    next: told(next, unit, hands),
    hands,
  });
  if (end === "solved") return `${t("puzzle-right")} ${compared}`;
  if (end === "shown") return `${t("puzzle-shown", { advice })} ${compared}`;
  if (!tried) return "";
  if (tried.right) return t("puzzle-right-so-far");
  const worth = told(tried.worth, unit, hands);
  const equal = worth === told(best, unit, hands) ? "yes" : "no";
  const found = { worth, equal, hands, rank: tried.rank, count: steps[step]?.worths.length ?? 0 };
  return `${t(`puzzle-wrong-${unit}`, found)} ${t("puzzle-try-again")}`;
}

export function Verdict({
  solving,
  text,
  next,
  children,
}: {
  readonly solving: Solving;
  readonly text: string;
  /** Where the next one is. */
  readonly next: string;
  /** Why the best choice is good, told when it is over. */
  readonly children: ReactNode;
}) {
  const { t } = useText();
  const { end, again, tried } = solving;
  const right = end === "solved" || (end === null && tried?.right);
  if (!text) return null;
  return (
    <div className="puzzle-verdict" data-testid="verdict" data-end={end ?? "open"}>
      <Strip
        tone={right ? "go" : end === "shown" ? "info" : "stop"}
        icon={right ? "ui-check" : end === "shown" ? "ui-pen" : "ui-undo"}
        live={false}
      >
        {rich(text)}
        {end ? <p className="puzzle-why">{children}</p> : null}
      </Strip>
      {end ? (
        <div className="keys">
          <LinkButton to={next} icon="ui-step">
            {t("puzzle-another")}
          </LinkButton>
          <Button kind="quiet" icon="ui-rotate" onClick={again}>
            {t("puzzle-again")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
