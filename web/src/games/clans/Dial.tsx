/** Two round keys at a dog's tile: turn it one quarter to either side. */
import { Button } from "../../design";
import { useText } from "../../i18n";

export function Dial({ onTurn }: { readonly onTurn: (quarters: 1 | -1) => void }) {
  const { t } = useText();
  return (
    <span className="clans-dial">
      <Button
        kind="quiet"
        size="small"
        round
        icon="ui-rotate"
        label={t("clans-turn-left")}
        className="flip"
        tabIndex={-1}
        onClick={(event) => {
          event.stopPropagation();
          onTurn(-1);
        }}
      />
      <Button
        kind="quiet"
        size="small"
        round
        icon="ui-rotate"
        label={t("clans-turn-right")}
        tabIndex={-1}
        onClick={(event) => {
          event.stopPropagation();
          onTurn(1);
        }}
      />
    </span>
  );
}
