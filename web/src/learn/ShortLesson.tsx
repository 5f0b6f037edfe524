/** A short lesson in a few pictures: how another way to play a game differs from the one already learnt. */
import { useState } from "react";
import { Icon, Plate } from "../design";
import { rich, useText } from "../i18n";
import { Dots, Keys } from "./parts";

/** A step has the texts `GAME-learn-LESSON-ID-title` and without `-title`, and drawings that stand for it. */
export type ShortStep = { readonly id: string; readonly pictures: readonly string[] };

export function ShortLesson({
  game,
  lesson,
  steps,
}: {
  readonly game: string;
  readonly lesson: string;
  readonly steps: readonly ShortStep[];
}) {
  const { t } = useText();
  const [at, go] = useState(0);
  const step = steps[at];
  const title = t(`${game}-learn-${lesson}`);
  if (!step) return null;
  const text = `${game}-learn-${lesson}-${step.id}`;
  return (
    <section aria-label={title} data-testid={`lesson-${lesson}`}>
      <h2>{title}</h2>
      <div className="lesson">
        <Plate className="short-lesson-picture">
          {step.pictures.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same drawing may stand there twice
            <Icon key={place} name={name} size={84} />
          ))}
        </Plate>
        <div className="learn-words">
          <Dots steps={steps} at={at} />
          <h3>{t(`${text}-title`)}</h3>
          <p className="lead">{rich(t(text))}</p>
          <Keys at={at} done go={go} last={at === steps.length - 1} />
        </div>
      </div>
    </section>
  );
}
