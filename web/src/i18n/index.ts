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

/** What failed stays so until the page is opened anew: who waits for it would ask again and again, without a pause. */
const needs = new Map<string, Promise<void>>();

function needed(language: Language, part: string): Promise<void> {
  const key = `${language} ${part}`;
  let need = needs.get(key);
  if (!need) {
    need = texts.need(part);
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
  // All are asked for before the first is waited for. What is there is not waited for at all, or the page would be gone
  // for a moment: another language is spoken when all that is needed has come in it.
  const missing = games.filter((game) => !texts.holds(game));
  for (const need of missing.map((game) => needed(language, game))) use(need);
}
