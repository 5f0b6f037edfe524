/** The worker in which the house is: the server's own application, asked by messages. */
import { type Edition, type Python, startPython } from "./python";
import { Shelf, Unkept } from "./shelf";

export type ToWorker =
  | { readonly kind: "start"; readonly edition: Edition; readonly thinker: MessagePort }
  | {
      readonly kind: "ask";
      readonly id: number;
      readonly method: string;
      readonly address: string;
      readonly body: Uint8Array;
    }
  | { readonly kind: "open"; readonly line: number; readonly address: string }
  | { readonly kind: "tell"; readonly line: number; readonly text: string }
  | { readonly kind: "close"; readonly line: number };

export type FromWorker =
  /** `isNew`: nothing was kept before. */
  | { readonly kind: "ready"; readonly isNew: boolean }
  /** `unkept`: for want of a place to keep things. */
  | { readonly kind: "failed"; readonly unkept: boolean; readonly reason: string }
  | {
      readonly kind: "answer";
      readonly id: number;
      readonly status: number;
      readonly headers: string;
      readonly body: Uint8Array;
    }
  | { readonly kind: "line"; readonly what: "opened" | "text" | "closed"; readonly line: number; readonly text: string }
  /** Nothing more can be kept. `cleared`: and nothing is any more. */
  | { readonly kind: "lost"; readonly cleared: boolean }
  /** Is there room for what is to be kept? */
  | { readonly kind: "room"; readonly isThere: boolean };

const say = (message: FromWorker): void => postMessage(message);

/** Tasks go to the second worker one after another; the answers come in the same order. */
function asking(thinker: MessagePort): (task: Uint8Array) => Promise<Uint8Array> {
  const waiting: { readonly resolve: (answer: Uint8Array) => void; readonly reject: (error: Error) => void }[] = [];
  thinker.onmessage = ({ data }: MessageEvent<Uint8Array | string>) => {
    const first = waiting.shift();
    if (typeof data === "string") first?.reject(new Error(data));
    else first?.resolve(data);
  };
  return (task) =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      thinker.postMessage(task);
    });
}

/** Writes, and tells when there is no room for it, or again. */
function writing(shelf: Shelf): (puts: string, drops: string) => Promise<void> {
  let isFull = false;
  const note = (full: boolean) => {
    if (full !== isFull) say({ kind: "room", isThere: !full });
    isFull = full;
  };
  return async (puts, drops) => {
    try {
      await shelf.write(JSON.parse(puts) as [string, string][], JSON.parse(drops) as string[]);
      note(false);
    } catch (error) {
      note(error instanceof DOMException && error.name === "QuotaExceededError");
      throw error;
    }
  };
}

const NAME = "tabbytop";

async function begin(edition: Edition, thinker: MessagePort) {
  const [python, shelf] = await Promise.all([startPython(edition), Shelf.open(NAME)]);
  void shelf.lost.then(async () => say({ kind: "lost", cleared: !(await Shelf.isThere(NAME)) }));
  const think = asking(thinker);
  const house = await started(python, {
    read: async (beginning: string) => JSON.stringify(await shelf.read(beginning)),
    write: writing(shelf),
    // biome-ignore lint/suspicious/noExplicitAny: bytes of Python's, which are ours once copied
    think: (task: any) => think((task.toJs ? task.toJs() : task) as Uint8Array),
    post: (what: "opened" | "text" | "closed", line: number, text: string) => say({ kind: "line", what, line, text }),
  });
  say({ kind: "ready", isNew: shelf.isNew });
  return house;
}

const started = (python: Python, page: object) => python.pyimport("tabbytop.local.page").start(page);

// biome-ignore lint/suspicious/noExplicitAny: `tabbytop.local.page.Worker`
let house: Promise<any> | null = null;

addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") {
    house = begin(data.edition, data.thinker);
    house.catch((error: unknown) => say({ kind: "failed", unkept: error instanceof Unkept, reason: String(error) }));
    return;
  }
  const here = await house;
  switch (data.kind) {
    case "ask": {
      const answer = await here.ask(data.method, data.address, data.body);
      const [status, headers, body] = answer.toJs() as [number, string, Uint8Array];
      answer.destroy();
      say({ kind: "answer", id: data.id, status, headers, body });
      return;
    }
    case "open":
      return here.open(data.line, data.address);
    case "tell":
      return here.tell(data.line, data.text);
    case "close":
      return here.close(data.line);
  }
});
