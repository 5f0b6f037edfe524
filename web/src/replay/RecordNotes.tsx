/** What a record remarks on a step: notes that travelled with it. */
import { useText } from "../i18n";
import type { Note } from "../wire/types";
import { SignMark } from "./SignMark";
import "./notes.css";

/** In a game without points the score of a choice is its chance once more, in hundredths. */
const inGames = (chance: number, score: number): boolean => Math.abs(score - 100 * chance) < 0.006;

export function RecordNotes({ notes }: { readonly notes: readonly Note[] }) {
  const { t } = useText();
  if (notes.length === 0) return null;
  return (
    <ul className="record-notes" data-testid="record-notes" aria-label={t("notes-title")}>
      {notes.map(({ about, sign, better, chance, score, text }) => (
        <li key={about}>
          {sign ? (
            <svg width={18} height={18} viewBox="-8 -8 16 16" role="img" aria-label={t(`look-sign-${sign}`)}>
              <SignMark sign={sign} x={0} y={0} />
            </svg>
          ) : null}
          <span>
            {better
              ? t(inGames(chance, score) ? "notes-better-games" : "notes-better", {
                  better,
                  chance: Math.round(100 * chance),
                  points: Math.round(10 * score) / 10,
                })
              : null}
            {sign === "luck" && !text ? t("look-sign-luck") : null}
            {text ? <q>{text}</q> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
