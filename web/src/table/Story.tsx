import { useId, useMemo } from "react";
import type { Words } from "../core/words";
import { rich, useText } from "../i18n";
import type { News } from "../wire/types";

/** What happened, in words, newest first. */
export function Story({ story, words }: { readonly story: readonly News[]; readonly words: Words }) {
  const { t } = useText();
  const title = useId();
  const lines = useMemo(
    () => story.flatMap((news) => words.news(news).map((text, at) => ({ key: `${news.seq}.${at}`, text }))).reverse(),
    [story, words],
  );
  return (
    <section className="story-box" aria-labelledby={title}>
      <h2 id={title}>{t("story")}</h2>
      {lines.length === 0 ? <p className="note">{t("story-empty")}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <div className="story-lines" tabIndex={0} role="group" aria-labelledby={title}>
        <ol className="story">
          {lines.map((line, at) => (
            <li key={line.key} className={at === 0 ? "now" : undefined}>
              {rich(line.text)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
