/** The buttons that answer. Each kind has a place of its own: whoever presses once more has not answered another question. */
import { useEffect, useState } from "react";
import { Button, Icon } from "../../design";
import { rich, useText } from "../../i18n";
import type { Subsets } from "../../wire/types";
import type { Chosen } from "./Choosing";
import { cardOf } from "./cards";
import { billOf } from "./menu";
import { once } from "./once";
import type { Turn } from "./useTurn";
import type { IsleAction } from "./wire";

export function actionOf(subset: Subsets, places: readonly number[]): IsleAction | null {
  const items = places.map((at) => subset.items[at] ?? 0).sort((one, other) => one - other);
  switch (subset.kind) {
    case "Keep":
    case "Pay":
    case "Lay":
    case "GiveLessons":
      return { type: subset.kind, cards: items };
    case "Herd":
    case "LayOut":
      return { type: subset.kind, tiles: items };
    case "GiveTreasures":
      return { type: "GiveTreasures", places: items };
    default:
      return null;
  }
}

/** What is done with what was chosen: the one main button. To choose nothing is never that. */
export function MainAnswers({ turn, rest }: { readonly turn: Turn; readonly rest: Rest }) {
  const { t } = useText();
  const { offers, chosen, ready, play } = turn;
  const { subset } = offers;
  const bill = subset ? billOf(subset, chosen.places) : null;
  const count = chosen.places.length;
  return (
    <>
      <DraftBill turn={turn} />
      {subset && subset.least === 0 && count === 0 ? (
        <Nothing subset={subset} ready={ready} rest={rest} play={play} />
      ) : null}
      {subset && bill && subset.items.length > 0 ? (
        <Button
          disabled={!ready || !bill.ready || count === 0}
          icon="ui-check"
          data-testid="choose"
          onClick={once(() => {
            const action = actionOf(subset, chosen.places);
            if (action) play(action);
          })}
        >
          {t(`isle-ui-do-${subset.kind}`, { count, of: subset.least, cost: bill.cost })}
        </Button>
      ) : null}
      {offers.sells.map((used) => (
        <Button
          key={`sell-${used}`}
          kind="quiet"
          icon="basket"
          disabled={!ready}
          onClick={once(() => play({ type: "Sell", used }))}
        >
          {t(used ? "isle-ui-sell-used" : "isle-ui-sell-unused")}
        </Button>
      ))}
    </>
  );
}

/** To buy or lay nothing: before the main button, and gone as soon as something is chosen. */
function Nothing({
  subset,
  ready,
  rest,
  play,
}: {
  readonly subset: Subsets;
  readonly ready: boolean;
  readonly rest: Rest;
  readonly play: (action: IsleAction) => void;
}) {
  const { t } = useText();
  const nothing = actionOf(subset, []);
  return (
    <Button
      kind={subset.items.length > 0 ? "quiet" : "main"}
      disabled={!ready || rest.resting}
      data-testid="nothing"
      onClick={once(() => {
        rest.begin();
        if (nothing) play(nothing);
      })}
    >
      {t(`isle-ui-nothing-${subset.kind}`)}
    </Button>
  );
}

/** To leave it: to pass, to decline, to let it go. It stands apart from all that is pressed to do something. */
export function Leave({ turn: { offers, ready, top, play }, rest }: { readonly turn: Turn; readonly rest: Rest }) {
  const { t } = useText();
  if (!offers.done) return null;
  const others = offers.rescues.size + offers.takes.size + offers.finds.size + offers.befriends.size;
  const more = top.type === "Rescuing" && Number(top.taken ?? 0) > 0 ? "-more" : "";
  return (
    <Button
      kind={others > 0 ? "quiet" : "main"}
      size="small"
      className="isle-leave"
      disabled={!ready || rest.resting}
      data-testid="done"
      onClick={once(() => {
        rest.begin();
        play({ type: "Done" });
      })}
    >
      {t(`isle-ui-done-${DONE[top.type] ?? "pass"}${more}`)}
    </Button>
  );
}

/**
 * At a moment for anytime cards: to play none of them. It comes of itself, after any other answer, so it stands where no
 * other does: whoever presses twice has not answered what there was no time to read.
 */
export function GoOn({ turn: { offers, ready, play } }: { readonly turn: Turn }) {
  const { t } = useText();
  if (!offers.hold) return null;
  return (
    <Button
      size="small"
      className="isle-go-on"
      icon="ui-check"
      disabled={!ready}
      data-testid="hold"
      onClick={once(() => play({ type: "Hold" }))}
    >
      {t("isle-ui-hold")}
    </Button>
  );
}

const DONE: Readonly<Record<string, string>> = {
  Rescuing: "pass",
  Finding: "finds",
  Taking: "pass",
  Bonus: "decline",
  SecondTreasure: "decline",
  Placing: "let-go",
};

// ---- what it costs --------------------------------------------------------------------------------------------------

const costOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + cardOf(card).cost, 0);

const picked = (subset: Subsets, { places }: Chosen): readonly number[] => places.map((at) => subset.items[at] ?? 0);

/** What the chosen cards cost, where they are paid for now. */
export function Bill({ turn: { offers, chosen } }: { readonly turn: Turn }) {
  const { subset } = offers;
  if (!subset || subset.items.length === 0 || subset.costs.length === 0) return null;
  return <Sum cost={billOf(subset, chosen.places).cost} fish={subset.budget} />;
}

/** What all cards of a draft would cost: they are paid for later, or not at all. */
export function DraftBill({ turn: { offers, chosen, view, player, family } }: { readonly turn: Turn }) {
  const { subset } = offers;
  if (subset?.kind !== "Keep" || !view.own || !player || family) return null;
  const cards = [...view.own.kept, ...picked(subset, chosen)];
  return <Sum cost={costOf(cards)} fish={player.fish} kept />;
}

/** What cards cost together, beside the fish there are. */
function Sum({ cost, fish, kept = false }: { readonly cost: number; readonly fish: number; readonly kept?: boolean }) {
  const { t } = useText();
  return (
    <span className={cost > fish ? "isle-bill over" : "isle-bill"} role="status">
      <Icon name="fish" size={24} />
      {rich(t(kept ? "isle-ui-bill-kept" : "isle-ui-bill", { cost, fish, left: fish - cost }))}
    </span>
  );
}

// ---- one question at a time -----------------------------------------------------------------------------------------

/** Long enough to see that another question is asked now. */
const TO_READ = 700;

/** Answers that leave something rest after one of them was given, until the next question has been there to be read. */
export type Rest = { readonly resting: boolean; readonly begin: () => void };

export function useRest(seq: number, asked: boolean): Rest {
  const [left, setLeft] = useState<number | null>(null);
  const resting = left !== null && seq > left;
  useEffect(() => {
    if (!resting || !asked) return;
    const timer = setTimeout(() => setLeft(null), TO_READ);
    return () => clearTimeout(timer);
  }, [resting, asked]);
  return { resting, begin: () => setLeft(seq) };
}
