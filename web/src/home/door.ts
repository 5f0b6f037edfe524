/** One page at a time has the house. Whoever wants it asks at the door, and who has it says whether it is given up. */

const DOOR = "tabbytop.home";
/** Milliseconds; a page that sleeps does not answer. */
const PATIENCE = 3000;

/** This page among all that are open. (`randomUUID` is missing where a page is not served securely.) */
const PAGE = `${Math.random()} `;
let asked = 0;

type Word = { readonly id: string; readonly given?: boolean };

export type Door = { close(): void };

/** Answers whoever asks, for as long as it is open. What this page itself is at, it waits for. */
export function keepDoor(giveUp: () => boolean): Door {
  const door = new BroadcastChannel(DOOR);
  door.onmessage = ({ data: { id, given } }: MessageEvent<Word>) => {
    if (given === undefined) door.postMessage({ id, given: id.startsWith(PAGE) || giveUp() } satisfies Word);
  };
  return door;
}

/** Is it given up? */
export async function askForIt(): Promise<boolean> {
  const door = new BroadcastChannel(DOOR);
  const id = PAGE + ++asked;
  const answer = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE);
    door.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.id === id && data.given !== undefined) resolve(data.given);
    };
  });
  door.postMessage({ id } satisfies Word);
  return answer.finally(() => door.close());
}
