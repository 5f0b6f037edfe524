/** What is said aloud by a screen reader: every event and every prompt. */
import { Store, useStore } from "./store";

type Said = { readonly text: string; readonly turn: boolean };
const said = new Store<Said>({ text: "", turn: false });

/** Says a text once the reader has finished what it is saying. */
export function announce(text: string): void {
  if (text) said.set({ text, turn: !said.get().turn });
}

/** Two regions take turns, so that the same words twice are said twice. Stands once in the page. */
export function LiveRegion() {
  const { text, turn } = useStore(said);
  return (
    <div className="spoken" aria-live="polite" aria-atomic="true" data-testid="live">
      <p>{turn ? text : ""}</p>
      <p>{turn ? "" : text}</p>
    </div>
  );
}
