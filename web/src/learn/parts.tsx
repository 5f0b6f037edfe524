/** What the games' lessons have in common: the page with the rules below it, the dots, the verdict and the keys. */
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Button, LinkButton, Strip } from "../design";
import { rich, useText } from "../i18n";
import { CoachedGames } from "../shell/CoachedGames";
import "./learn.css";

/** Clauses as they are numbered in the rules, by chapter: first and last. */
export type Chapters = readonly (readonly [chapter: number, first: number, last: number])[];

/** The lesson and what a game shows of its pieces, then the rules clause by clause. */
export function LearnGame({
  game,
  chapters,
  children,
}: {
  readonly game: string;
  readonly chapters: Chapters;
  readonly children: ReactNode;
}) {
  const { t } = useText();
  return (
    <div className={`learn-game ${game}-learn`}>
      {children}
      <CoachedGames game={game} />
      <section aria-labelledby="clauses">
        <h2 id="clauses">{t("learn-rules")}</h2>
        <p className="lead">{t("learn-rules-lead")}</p>
        <div className={`learn-clauses ${game}-clauses`}>
          {chapters.map(([chapter, first, last]) => (
            <section key={chapter}>
              <h3>{t(`${game}-learn-chapter-${chapter}`)}</h3>
              <dl>
                {Array.from({ length: last - first + 1 }, (_, i) => first + i).map((clause) => (
                  <div key={clause} id={`rule-${chapter}.${clause}`}>
                    <dt>
                      {chapter}.{clause}
                    </dt>
                    <dd>{t(`${game}-clause-${chapter}-${clause}`)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </section>
    </div>
  );
}

/**
 * The heading of a lesson's step. Whoever goes on to another one is read its heading, and sees the lesson from its top,
 * however far down the key was that they pressed.
 */
export function useStepHeading(at: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    heading.current?.focus({ preventScroll: true });
    const lesson = heading.current?.closest(".lesson");
    if (lesson && lesson.getBoundingClientRect().top < 0)
      lesson.scrollIntoView({ block: "start", behavior: "instant" });
  }, [at]);
  return heading;
}

/** How far one is. */
export function Dots({ steps, at }: { readonly steps: readonly { readonly id: string }[]; readonly at: number }) {
  const { t } = useText();
  return (
    <ol className="learn-dots" aria-label={t("learn-steps")}>
      {steps.map(({ id }, i) => (
        <li key={id} className={i === at ? "now" : i < at ? "done" : ""} aria-current={i === at ? "step" : undefined}>
          <span className="spoken">{t("learn-step", { at: i + 1, count: steps.length })}</span>
        </li>
      ))}
    </ol>
  );
}

/** What was made of it, gently: nobody is told off. */
export function Told({ right, text }: { readonly right: boolean; readonly text: string }) {
  const { t } = useText();
  return (
    <Strip tone={right ? "go" : "info"} icon={right ? "ui-check" : "ui-help"} live={false}>
      {rich(t(text))}
    </Strip>
  );
}

/** Back, on, and past what is not done yet. At the end: to the games, or once more. */
export function Keys({
  at,
  done,
  go,
  last = false,
}: {
  readonly at: number;
  readonly done: boolean;
  readonly go: (to: number) => void;
  readonly last?: boolean;
}) {
  const { t } = useText();
  return last ? (
    <div className="learn-keys">
      <LinkButton to="/" icon="ui-play">
        {t("learn-to-play")}
      </LinkButton>
      <Button kind="quiet" icon="ui-undo" onClick={() => go(0)}>
        {t("learn-again")}
      </Button>
    </div>
  ) : (
    <div className="learn-keys" data-asked={!done}>
      <Button kind="quiet" icon="ui-back" disabled={at === 0} onClick={() => go(at - 1)}>
        {t("learn-back")}
      </Button>
      {/* There before it can be pressed, so that it never comes under a finger. */}
      <Button disabled={!done} onClick={() => go(at + 1)} data-testid="learn-next">
        {t("learn-next")}
      </Button>
      {done ? null : (
        <Button kind="bare" onClick={() => go(at + 1)}>
          {t("learn-skip")}
        </Button>
      )}
    </div>
  );
}
