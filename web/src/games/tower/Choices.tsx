/** The cards that one chooses from: actions to do, and goals to meet or to exchange. */
import { useText } from "../../i18n";
import { ActionCard, GoalCard } from "./Cards";
import type { Turn } from "./useTurn";

type Props = Pick<Turn, "view" | "offers" | "ready" | "play">;

export function Actions({ view, offers, ready, play }: Props) {
  const { t } = useText();
  if (view.actions.up.length === 0) return null; // scarves are chosen first [TOWER 7.1]
  return (
    <section className="tower-actions" aria-label={t("tower-ui-actions")}>
      <h2>{t("tower-ui-actions")}</h2>
      <div className="stack tower-cards">
        {view.actions.up.map((card) => (
          <ActionCard
            key={card}
            card={card}
            sides={offers.sides.get(card) ?? []}
            discard={offers.discards.has(card)}
            chosen={view.turn.card === card ? view.turn.side : null}
            ready={ready}
            onChoose={(side) =>
              play(offers.discards.has(card) ? { type: "Discard", card } : { type: "Choose", card, side })
            }
          />
        ))}
      </div>
    </section>
  );
}

export function Goals({ view, offers, ready, play, height, known: { aim } }: Props & Pick<Turn, "height" | "known">) {
  const { t } = useText();
  const together = view.mode === "coop";
  const cards = together ? view.goals.up : view.hand;
  const met = new Set(view.met.map(({ card }) => card));
  const title = t(together ? "tower-ui-goals" : "tower-ui-goals-own");
  return (
    <section className="tower-goals" aria-label={title}>
      <h2>{title}</h2>
      {cards.length === 0 && !together ? (
        <p className="note">{t(view.step === "scarves" ? "tower-ui-goals-to-come" : "tower-ui-goals-hidden")}</p>
      ) : null}
      <div className="stack tower-cards">
        {cards.map((card) => (
          <GoalCard
            key={card}
            card={card}
            met={met.has(card)}
            floors={offers.meets.get(card) ?? []}
            from={height}
            ready={ready}
            aimed={aim?.goals.find((goal) => goal.card === card)}
            onMeet={(floors) => play({ type: "Meet", card, floors })}
            swap={offers.swaps.has(card) ? () => play({ type: "Swap", card }) : undefined}
          />
        ))}
      </div>
    </section>
  );
}
