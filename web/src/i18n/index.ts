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

/** Waits (inside Suspense) until a game's texts are there. */
export function useGameTexts(game: string): void {
  const { language } = useText();
  const key = `${language} ${game}`;
  let need = needs.get(key);
  if (!need) {
    need = texts.need(game);
    need.catch(() => needs.delete(key));
    needs.set(key, need);
  }
  use(need);
}
