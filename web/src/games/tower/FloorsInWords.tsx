/** The tower in words, floor by floor. */
import { useMemo } from "react";
import { useText } from "../../i18n";
import { describe } from "./describe";
import type { TowerView } from "./wire";

/** Every floor in words, behind a fold. */
export function FloorsInWords({ view }: { readonly view: TowerView }) {
  const { t } = useText();
  return (
    <details className="tower-words">
      <summary>{t("tower-ui-words")}</summary>
      <FloorList view={view} />
    </details>
  );
}

/** Top down, as one would tell it. */
export function FloorList({ view }: { readonly view: TowerView }) {
  const { t } = useText();
  const floors = useMemo(() => describe(view, t), [view, t]);
  return (
    <ol reversed>
      {floors.map(({ floor, text }) => (
        <li key={floor} value={floor}>
          <b>{t("tower-ui-floor", { floor })}</b>: {text}
        </li>
      ))}
    </ol>
  );
}
