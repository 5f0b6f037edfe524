/** Texts in three languages: Fluent files shared with Python, loaded for one language and for the games that are shown. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const languages = ["en", "cs", "uk"] as const;
export type Language = (typeof languages)[number];
export type TextArgs = Readonly<Record<string, string | number>>;
export type Translate = (id: string, args?: TextArgs) => string;

/** How each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", cs: "Čeština", uk: "Українська" };

const shell = import.meta.glob<string>("../../../src/tabbytop/texts/*/{client,pages,people,calls,puzzles,home}.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>(
  ["../../../src/tabbytop/games/*/texts/*.ftl", "!../../../src/tabbytop/games/_*/**"],
  { query: "?raw", import: "default" },
);
/** Of each game what stands on its box (`vite.config.ts`), so that a page can name them all and load none. */
const lids = import.meta.glob<string>(
  ["../../../src/tabbytop/games/*/texts/*.ftl", "!../../../src/tabbytop/games/_*/**"],
  { query: "?lid", import: "default" },
);

/**
 * The shell's texts are needed under this name, those of replay, pad and learn as "pages", those about people (their own
 * pages, open tables, events) as "people", those about calls as "calls", of puzzles and field guides as "puzzles", about
 * the house on a device as "home", a game's under its key.
 */
const SHELL = "client";

/** The name under which a game's title, lead and meta are needed, and nothing else of it. */
export function lid(game: string): string {
  return `${game} lid`;
}

function source(language: Language, part: string): () => Promise<string> {
  const [game, isLid] = part.split(" ");
  return (
    shell[`../../../src/tabbytop/texts/${language}/${part}.ftl`] ??
    (isLid ? lids : games)[`../../../src/tabbytop/games/${game}/texts/${language}.ftl`] ??
    (() => sent(language, part))
  );
}

/** Texts of a game that this client was built without: the server has them. */
async function sent(language: Language, game: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/texts/${language}`);
  if (!answer.ok) throw new Error(`texts of ${game} in ${language}: ${answer.status}`);
  return answer.text();
}

/** The language a browser asks for, among ours. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const known = languages.find((language) => wish.toLowerCase().split("-")[0] === language);
    if (known) return known;
  }
  return "en";
}

class Texts {
  #bundles = new Map<Language, FluentBundle>();
  #loads = new Map<string, Promise<void>>();
  #held = new Set<string>();
  #parts = new Set<string>([SHELL]);
  #listeners = new Set<() => void>();
  #language: Language = "en";
  #translate: Translate = this.#make();
  #missed = new Set<string>();

  get language(): Language {
    return this.#language;
  }

  /** A new function whenever its answers may have changed. */
  get translate(): Translate {
    return this.#translate;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads a language with all that is needed, then speaks it. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#parts].map((part) => this.#load(language, part)));
    this.#language = language;
    this.#changed();
  }

  /** Makes a game's texts part of what is loaded, in this language and in those chosen later. */
  async need(game: string): Promise<void> {
    this.#parts.add(game);
    const fresh = !this.#loads.has(`${this.#language} ${game}`);
    await this.#load(this.#language, game);
    if (fresh) this.#changed();
  }

  /** Whether these texts are there in the language that is spoken. */
  holds(part: string): boolean {
    return this.#held.has(`${this.#language} ${part}`);
  }

  /** Texts that came with what was added to a box, beside those that were built in. */
  add(added: Readonly<Partial<Record<Language, string>>>): void {
    for (const language of languages) {
      const text = added[language];
      if (text) this.#bundle(language).addResource(new FluentResource(text));
    }
    this.#changed();
  }

  has(id: string): boolean {
    return this.#bundles.get(this.#language)?.hasMessage(id) ?? false;
  }

  #load(language: Language, part: string): Promise<void> {
    const key = `${language} ${part}`;
    let load = this.#loads.get(key);
    if (!load) {
      load = this.#fetch(language, part);
      load.catch(() => this.#loads.delete(key));
      this.#loads.set(key, load);
    }
    return load;
  }

  async #fetch(language: Language, part: string): Promise<void> {
    const text = await source(language, part)();
    this.#bundle(language).addResource(new FluentResource(text));
    this.#held.add(`${language} ${part}`);
  }

  #bundle(language: Language): FluentBundle {
    const bundle = this.#bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
    this.#bundles.set(language, bundle);
    return bundle;
  }

  #changed(): void {
    this.#translate = this.#make();
    for (const listener of this.#listeners) listener();
  }

  #make(): Translate {
    return (id, args) => this.#format(this.#language, id, args) ?? this.#english(id, args);
  }

  #format(language: Language, id: string, args: TextArgs | undefined): string | null {
    const bundle = this.#bundles.get(language);
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) return null;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    for (const error of errors) this.#complain(`${id}: ${error.message}`);
    return text;
  }

  /** Our languages have the same ids (a test says so); should one slip through, English stands in when it has come. */
  #english(id: string, args: TextArgs | undefined): string {
    const text = this.#format("en", id, args);
    if (text === null && this.#language !== "en") {
      for (const part of this.#parts) {
        if (!this.#loads.has(`en ${part}`)) void this.#load("en", part).then(() => this.#changed());
      }
    }
    if (this.#bundles.has(this.#language)) this.#complain(`no text "${id}" in ${this.#language}`);
    return text ?? id;
  }

  #complain(what: string): void {
    if (!import.meta.env.DEV || this.#missed.has(what)) return;
    this.#missed.add(what);
    console.warn(`texts: ${what}`);
  }
}

export const texts = new Texts();
