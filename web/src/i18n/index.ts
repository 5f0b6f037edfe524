import { use, useSyncExternalStore } from "react";
import { type Language, lid, type Translate, texts } from "./texts";

export { plain, rich } from "./rich";
export {
  type Language,
  languageNames,
  languages,
  preferredLanguage,
  type TextArgs,
  type Translate,
  texts,
} from "./texts";

export type TextTools = { readonly t: Translate; readonly has: (id: string) => boolean; readonly language: Language };

const has = (id: string): boolean => texts.has(id);

/** `t(id, args)` in the reader's language; renders again when that changes. */
export function useText(): TextTools {
  const t = useSyncExternalStore(texts.subscribe, () => texts.translate);
  return { t, has, language: texts.language };
}

const needs = new Map<string, Promise<void>>();

function needed(language: Language, part: string): Promise<void> {
  const key = `${language} ${part}`;
  let need = needs.get(key);
  if (!need) {
    need = texts.need(part);
    need.catch(() => needs.delete(key));
    needs.set(key, need);
  }
  return need;
}

/** Waits (inside Suspense) until the titles of these games are there. */
export function useLids(games: readonly string[]): void {
  useGameTexts(...games.map(lid));
}

/** Waits (inside Suspense) until the texts of these games are there. */
export function useGameTexts(...games: readonly string[]): void {
  const { language } = useText();
  // All are asked for before the first is waited for; what one part of a page has waited for, no other waits for again.
  for (const need of games.map((game) => needed(language, game))) use(need);
}
