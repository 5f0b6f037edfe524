/** Phrases of a game that every reader hears in their own language: sent by name, put into words where they are read. */
import type { TextTools } from "../i18n";

const MARK = "#";

export const sentPhrase = (phrase: string): string => `${MARK}${phrase}`;

/** A line of the chat in words: a phrase of the game in the reader's language, anything else as it was written. */
export function saidLine(line: string, game: string, { t, has }: Pick<TextTools, "t" | "has">): string {
  const phrase = line.startsWith(MARK) ? `${game}-phrase-${line.slice(MARK.length)}` : "";
  return phrase && has(phrase) ? t(phrase) : line;
}
