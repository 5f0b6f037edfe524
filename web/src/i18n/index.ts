import { use, useSyncExternalStore } from "react";
import { type Language, type Translate, texts } from "./texts";

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

/** Waits (inside Suspense) until the texts of these games are there. */
export function useGameTexts(...games: readonly string[]): void {
  const { language } = useText();
  const key = [language, ...games].join(" ");
  let need = needs.get(key);
  if (!need) {
    need = Promise.all(games.map((game) => texts.need(game))).then(() => {});
    need.catch(() => needs.delete(key));
    needs.set(key, need);
  }
  use(need);
}
