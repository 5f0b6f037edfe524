/** For tests: all texts of a language, said as the browser says them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Translate } from "./texts";

const files = import.meta.glob<string>(
  ["../../../src/tabbytop/texts/*/*.ftl", "../../../src/tabbytop/games/*/texts/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

/** Everything that a text asks for must be there; a text that is not there says its own name. */
export function strict(language: string): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files))
    if (path.includes(`/${language}/`) || path.endsWith(`/${language}.ftl`))
      bundle.addResource(new FluentResource(text));
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    if (errors.length > 0) throw new Error(`${id} in ${language}: ${errors.join(" ")}`);
    return text;
  };
}
