/** The buttons under the island: whatever is done with a word rather than on the island. */
import { Button } from "../../design";
import { useText } from "../../i18n";
import { edgesOf } from "./box";
import { fieldAt } from "./ground";
import { Spikes } from "./pieces";
import type { Deeds } from "./useDeeds";

export function Keys({ deeds }: { readonly deeds: Deeds }) {
  const { t } = useText();
  const { offers, ready, send, steps, wasting, onWaste, purse, top } = deeds;
  return (
    <>
      {steps.picked ? (
        <>
          <RatherNot onClick={steps.leave} />
          <Button icon="ui-check" onClick={steps.go} disabled={!ready} data-testid="go">
            {t("kingos-ui-go-cursed")}
          </Button>
        </>
      ) : wasting ? (
        <>
          <RatherNot onClick={() => onWaste("")} />
          <Button
            icon="ui-check"
            onClick={() => send({ type: "Waste", flower: wasting })}
            disabled={!ready}
            data-testid="waste"
          >
            {t("kingos-ui-waste")}
          </Button>
        </>
      ) : null}
      {offers.turns.map((quarters) => (
        <TurnKey key={quarters} deeds={deeds} quarters={quarters} />
      ))}
      {offers.pass && !steps.picked && !wasting ? (
        <Button kind="quiet" onClick={() => send({ type: "Pass" })} disabled={!ready} data-testid="done">
          {t(passWord(top.type))}
        </Button>
      ) : null}
      {purse ? (
        <Button
          icon="ui-check"
          disabled={!ready}
          data-testid={purse.only === "energy" ? "put-in" : "say"}
          onClick={purse.confirm}
        >
          {t(purse.only === "energy" ? "kingos-ui-put-in" : "kingos-ui-say", { energy: purse.amount })}
        </Button>
      ) : null}
    </>
  );
}

function RatherNot({ onClick }: { readonly onClick: () => void }) {
  const { t } = useText();
  return (
    <Button kind="quiet" onClick={onClick}>
      {t("kingos-ui-rather-not")}
    </Button>
  );
}

function passWord(phase: string): string {
  if (phase === "Talking") return "kingos-ui-say-nothing";
  return phase === "Blooming" ? "kingos-ui-no-flower" : "kingos-ui-leave-it";
}

/** One's own card as it would lie, turned. */
function TurnKey({ deeds, quarters }: { readonly deeds: Deeds; readonly quarters: number }) {
  const { t } = useText();
  const { view, player, send } = deeds;
  const field = player && fieldAt(view, player);
  return (
    <button
      type="button"
      className="kingos-turn"
      onClick={() => send({ type: "TurnCard", quarters })}
      data-testid="turn"
    >
      <span className={`kingos-card ${field ? "" : "dotted"}`}>
        {field ? <Spikes edges={edgesOf(field.card, field.turn + quarters)} /> : null}
      </span>
      {t("kingos-ui-quarters", { quarters })}
    </button>
  );
}
