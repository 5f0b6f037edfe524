/** Over the sea: how far the moon has gone, the rule that hangs over the citadel, and what is left to draw. */
import { useText } from "../../i18n";
import { CurseArt, MoonArt } from "./art";
import { moonTrack } from "./box";
import { Mark, type MarkName } from "./marks";
import type { KingosView } from "./wire";

export function MoonTrack({ view }: { readonly view: KingosView }) {
  const { t } = useText();
  if (!view.rules.countdown) return null;
  const last = moonTrack(view.rules, view.players.length);
  const label = t("kingos-ui-moon", { moon: view.moon, last });
  return (
    <div className={last > 14 ? "kingos-moon long" : "kingos-moon"} title={t("kingos-clause-7-3")}>
      <ol aria-label={label}>
        {Array.from({ length: last }, (_, i) => i + 1).map((space) => (
          <li
            key={space}
            className={space < view.moon ? "gone" : space === view.moon ? "now" : space === last ? "last" : ""}
            aria-current={space === view.moon ? "step" : undefined}
          >
            {space === view.moon ? <MoonArt fullness={view.moon / last} /> : null}
            <span className="spoken">{space}</span>
          </li>
        ))}
      </ol>
      <span className="kingos-moon-words">{label}</span>
    </div>
  );
}

/** The white curse in words: it changes the rules for all. */
export function Standing({ view }: { readonly view: KingosView }) {
  const { t } = useText();
  if (!view.white) return null;
  return (
    <p className="kingos-standing" data-curse={view.white} title={t("kingos-clause-4-3")}>
      <CurseArt id={view.white} />
      <span>
        <b>{t(`kingos-curse-${view.white}`)}</b>
        <small>{t(`kingos-curse-${view.white}-text`)}</small>
      </span>
    </p>
  );
}

const DECKS: readonly (readonly [key: "island" | "bag" | "flowers" | "curses", mark: MarkName])[] = [
  ["island", "cards"],
  ["bag", "bag"],
  ["flowers", "flower"],
  ["curses", "curse"],
];

/** How much is left in decks and bag: all can see that. */
export function Decks({ view }: { readonly view: KingosView }) {
  const { t } = useText();
  const left = { island: view.beach + view.citadel, bag: view.bag, flowers: view.flowers, curses: view.curses };
  return (
    <ul className="kingos-decks" aria-label={t("kingos-ui-decks")}>
      {DECKS.map(([key, mark]) => {
        const label = t(`kingos-ui-deck-${key}`, { count: left[key] });
        return (
          <li key={key} title={label}>
            <Mark name={mark} size={18} />
            <span aria-hidden="true">{left[key]}</span>
            <span className="spoken">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}
