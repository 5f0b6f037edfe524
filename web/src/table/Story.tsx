import { useId, useMemo } from "react";
import type { SeatName } from "../core/module";
import { turnsOf } from "../core/story";
import type { Words } from "../core/words";
import { rich, useText } from "../i18n";
import { WhoseFace } from "../shell/WhoseFace";
import type { News } from "../wire/types";

/** What happened, in words, turn by turn, newest first. */
export function Story({
  story,
  words,
  names,
}: {
  readonly story: readonly News[];
  readonly words: Words;
  readonly names: readonly SeatName[];
}) {
  const { t } = useText();
  const title = useId();
  const turns = useMemo(() => turnsOf(story, words).toReversed(), [story, words]);
  return (
    <section className="story-box" aria-labelledby={title}>
      <h2 id={title}>{t("story")}</h2>
      {turns.length === 0 ? (
        <p className="note">{t("story-empty")}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        <div className="story-lines" tabIndex={0} role="group" aria-labelledby={title}>
          <ol className="story">
            {turns.map(({ seat, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn is known by how many came before it
              <li key={turns.length - at} className={at === 0 ? "now" : undefined}>
                <WhoseFace names={names} seat={seat} />
                {rich(text)}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
