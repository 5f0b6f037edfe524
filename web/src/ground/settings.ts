/** What a reader chose, remembered in this browser. Games read it with `useSettings`. */
import { type Language, languages, preferredLanguage, texts } from "../i18n";
import { followMedia, holds, memory, Store, useMedia, useStore } from "./store";

export type Print = "system" | "day" | "night";
/** How fast pieces move: as a factor of the durations in tokens.css. */
export type Pace = "calm" | "usual" | "brisk" | "still";

export type Settings = {
  /** null: as the browser asks. */
  readonly language: Language | null;
  readonly print: Print;
  readonly sound: boolean;
  /** Letters on coloured cats. */
  readonly letters: boolean;
  /** The score if the game ended now. */
  readonly standing: boolean;
  /** A move is shown first and made by a second press. */
  readonly confirm: boolean;
  readonly pace: Pace;
};

const KEY = "tabbytop.settings";
const prints: readonly Print[] = ["system", "day", "night"];
const paces: Readonly<Record<Pace, number>> = { calm: 1.6, usual: 1, brisk: 0.55, still: 0 };

export const usualSettings: Settings = {
  language: null,
  print: "system",
  sound: true,
  letters: false,
  standing: false,
  confirm: false,
  pace: "usual",
};

/** Reads what was stored; anything odd in it becomes the usual. */
export function readSettings(text: string | null): Settings {
  let stored: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    if (typeof value === "object" && value !== null) stored = value as Record<string, unknown>;
  } catch {
    return usualSettings;
  }
  const one = <T>(values: readonly T[], value: unknown, usual: T): T =>
    values.find((known) => known === value) ?? usual;
  const flag = (value: unknown, usual: boolean): boolean => (typeof value === "boolean" ? value : usual);
  return {
    language: one<Language | null>(languages, stored.language, null),
    print: one(prints, stored.print, usualSettings.print),
    sound: flag(stored.sound, usualSettings.sound),
    letters: flag(stored.letters, usualSettings.letters),
    standing: flag(stored.standing, usualSettings.standing),
    confirm: flag(stored.confirm, usualSettings.confirm),
    pace: one(Object.keys(paces) as Pace[], stored.pace, usualSettings.pace),
  };
}

const store = new Store<Settings>(readSettings(memory.read(KEY)));

export const settings = store.get;

export function useSettings(): Settings {
  return useStore(store);
}

export function change(wish: Partial<Settings>): void {
  store.set({ ...store.get(), ...wish });
  memory.write(KEY, JSON.stringify(store.get()));
  apply();
}

const DARK = "(prefers-color-scheme: dark)";
const REDUCED = "(prefers-reduced-motion: reduce)";

const isNight = (print: Print, dark: boolean): boolean => print === "night" || (print === "system" && dark);

/** Is this the night print? Follows the reader's choice and the system. */
export function useNight(): boolean {
  return isNight(useSettings().print, useMedia(DARK));
}

/** The factor for all durations now: 0 where the system asks for no motion. */
export function pace(): number {
  return holds(REDUCED) ? 0 : paces[store.get().pace];
}

/** The browser's wish or the reader's choice. */
export function spokenLanguage(): Language {
  return store.get().language ?? preferredLanguage(navigator.languages ?? [navigator.language]);
}

/** Lets the page follow the settings. */
export function apply(): void {
  const root = document.documentElement;
  const print = isNight(store.get().print, holds(DARK)) ? "night" : "day";
  if (root.dataset.print !== print) root.dataset.print = print;
  root.style.setProperty("--pace", String(pace()));
  const paper = print === "night" ? "#1e2036" : "#f6ecd7";
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute("content", paper);
  const language = spokenLanguage();
  if (texts.language === language) root.lang = language;
  // The page says that it speaks a language when it does; out of reach of its texts it goes on in the last one.
  else texts.speak(language).then(apply, () => {});
}

/** Follows the system and other tabs. Called once. */
export function followSettings(): void {
  apply();
  followMedia(DARK, apply);
  followMedia(REDUCED, apply);
  addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    store.set(readSettings(event.newValue));
    apply();
  });
}
