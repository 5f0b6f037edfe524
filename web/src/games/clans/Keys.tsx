import { Button } from "../../design";
import { useText } from "../../i18n";
import type { Move } from "./useMove";

/** What is pressed beside the board. The one main key is there when something waits to be confirmed. */
export function Keys({
  move,
  dogs,
  onDogs,
  phone,
}: {
  readonly move: Move;
  readonly dogs: boolean;
  readonly onDogs: (on: boolean) => void;
  readonly phone: boolean;
}) {
  const { t } = useText();
  const size = phone ? "tall" : "usual";
  if (move.choice !== null || move.dial)
    return (
      <>
        <Button kind="quiet" size={size} icon="ui-close" onClick={move.cancel}>
          {t("clans-put-back")}
        </Button>
        <Button
          size={size}
          icon={move.dial ? "ui-rotate" : move.hand === null ? "ui-flip" : "ui-swap"}
          onClick={move.confirm}
          disabled={move.dial !== null && move.dial.quarter === move.dial.now}
        >
          {t(move.dial ? "clans-turn-so" : move.hand === null ? "clans-turn-here" : "clans-swap-here")}
        </Button>
      </>
    );
  return (
    <>
      {move.ready && move.offers.stay && (
        <Button kind="quiet" size={size} icon="ui-check" onClick={move.stay}>
          {t("clans-stay")}
        </Button>
      )}
      {move.ready && move.offers.leave && (
        <Button kind="quiet" size={size} icon="ui-check" onClick={move.leave}>
          {t("clans-leave")}
        </Button>
      )}
      {move.ready &&
        move.offers.prey.size > 0 &&
        (move.picking || move.source !== null ? (
          <Button kind="quiet" size={size} icon="ui-close" onClick={move.cancel}>
            {t("clans-put-back")}
          </Button>
        ) : (
          <Button kind="quiet" size={size} icon="clan-phantoms" onClick={move.pickPrey}>
            {t("clans-other-prey")}
          </Button>
        ))}
      <Button
        kind="quiet"
        size={size}
        icon="ui-eye"
        aria-pressed={dogs}
        onClick={() => onDogs(!dogs)}
        aria-keyshortcuts="d"
      >
        {t(dogs ? "clans-hide-dogs" : "clans-show-dogs")}
      </Button>
    </>
  );
}
