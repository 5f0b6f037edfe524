/** What the notes of a record say, before it is worded: whose decision it was, where it was made, and by how much. */
import type { Frame, Note, Replay } from "../wire/types";

export type Remark = {
  readonly note: Note;
  /** Who decided; of luck the first seat, whose luck is told. Null: chance alone. */
  readonly seat: number | null;
  /** Where it was decided. */
  readonly before: Frame | null;
  /** In whole points and games of a hundred; a game without points has none. */
  readonly points: number;
  readonly games: number;
};

/** In a game without points the score is the chance once more, in hundredths. */
const isInGames = (notes: readonly Note[]): boolean => {
  const told = notes.filter(({ chance }) => chance !== 0);
  return told.length > 0 && told.every(({ chance, score }) => Math.abs(score - 100 * chance) < 0.02);
};

export function remarksOn(notes: readonly Note[], { frames, notes: all }: Pick<Replay, "frames" | "notes">): Remark[] {
  const inGames = isInGames(all);
  return notes.map((note) => {
    const at = frames.findIndex(({ seq }) => seq === note.about);
    const seat = note.sign === "luck" ? 0 : (frames[at]?.seat ?? null);
    const games = inGames && note.sign === "luck" ? note.score : 100 * note.chance;
    return {
      note,
      seat: seat === null || seat < 0 ? null : seat,
      before: frames[at - 1] ?? null,
      points: inGames ? 0 : whole(note.score),
      games: whole(games),
    };
  });
}

const whole = (figure: number): number => {
  const size = Math.round(Math.abs(figure));
  return figure < 0 ? 0 - size : size;
};
