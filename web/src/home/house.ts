/** The page's side of the house: questions and lines to the worker. One page has it at a time. */
import { askForIt, type Door, keepDoor } from "./door";
import { isPrepared, isUnderstood, kept, Lacking, type Measure, type Pack } from "./pack";
import { forgetTables, hasTables, isFirstPage, isKept, lastNews, root, tell, tellOpening, type Why } from "./place";
import type { Edition } from "./python";
import type { FromPreparing, ToThinker } from "./thinking";
import type { FromWorker, ToWorker } from "./worker";

export class NotHome extends Error {
  readonly why: Why;

  constructor(why: Why, reason: string = why) {
    super(reason);
    this.name = "NotHome";
    this.why = why;
  }
}

type Line = {
  readonly opened: () => void;
  readonly heard: (data: string) => void;
  readonly closed: (code: number) => void;
};

const LOCK = "tabbytop.home";

export class House {
  #worker: Worker;
  /** Started when the house stands: nobody has to wait for it before. */
  #thinker: Worker | null = null;
  #answers = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void }>();
  #lines = new Map<number, Line>();
  #count = 0;
  #gone: NotHome | null = null;
  #ended: (why: NotHome) => void;
  #failed: (why: NotHome) => void = () => {};
  /** Kept: whether nothing was kept before. */
  readonly ready: Promise<boolean>;

  constructor(edition: Edition, ended: (why: NotHome) => void) {
    this.#ended = ended;
    const { port1, port2 } = new MessageChannel();
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "house" });
    this.ready = new Promise((resolve, reject) => {
      this.#failed = reject;
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === "ready") {
          this.#thinker = thinker(edition, port2);
          resolve(data.isNew);
        } else if (data.kind === "failed") {
          this.end(new NotHome(data.unkept ? "unkept" : "broken", data.reason));
        } else if (data.kind === "lost") {
          // What it has in mind is nowhere else. Who asks next opens it anew, with what is there.
          this.end(new NotHome(data.cleared ? "cleared" : "never"));
        } else this.#hear(data);
      };
      this.#worker.onerror = (event) => this.end(new NotHome("broken", event.message));
    });
    this.#worker.postMessage({ kind: "start", edition, thinker: port1 } satisfies ToWorker, [port1]);
  }

  #hear(message: FromWorker): void {
    if (message.kind === "answer") {
      const { id, status, headers, body } = message;
      this.#answers.get(id)?.resolve(
        new Response(status === 204 ? null : (body as Uint8Array<ArrayBuffer>), {
          status,
          headers: JSON.parse(headers),
        }),
      );
      this.#answers.delete(id);
    } else if (message.kind === "line") {
      const line = this.#lines.get(message.line);
      if (message.what === "opened") line?.opened();
      else if (message.what === "text") line?.heard(message.text);
      else {
        this.#lines.delete(message.line);
        line?.closed(Number(message.text));
      }
    } else if (message.kind === "room") tell(message.isThere ? null : "full");
  }

  /** Is a table open here? */
  get hasTableOpen(): boolean {
    return this.#lines.size > 0;
  }

  #say(message: ToWorker): void {
    if (!this.#gone) this.#worker.postMessage(message);
  }

  async ask(address: string, init: RequestInit = {}): Promise<Response> {
    const body = new Uint8Array(await new Response(init.body ?? "").arrayBuffer());
    if (this.#gone) throw this.#gone;
    return new Promise((resolve, reject) => {
      const id = ++this.#count;
      this.#answers.set(id, { resolve, reject });
      this.#say({ kind: "ask", id, method: init.method ?? "GET", address, body });
    });
  }

  open(address: string, line: Line): { send(text: string): void; close(): void } {
    const number = ++this.#count;
    this.#lines.set(number, line);
    this.#say({ kind: "open", line: number, address });
    return {
      send: (text) => this.#say({ kind: "tell", line: number, text }),
      close: () => {
        this.#lines.delete(number);
        this.#say({ kind: "close", line: number });
      },
    };
  }

  /** Nobody is here any more: whoever waits is told. */
  end(why: NotHome): void {
    if (this.#gone) return;
    this.#gone = why;
    this.#worker.terminate();
    this.#thinker?.terminate();
    for (const { reject } of this.#answers.values()) reject(why);
    for (const line of this.#lines.values()) line.closed(1006);
    this.#answers.clear();
    this.#lines.clear();
    this.#failed(why); // where it was still opening
    this.#ended(why);
  }
}

function thinker(edition: Edition, port: MessagePort): Worker {
  const worker = new Worker(new URL("./thinking.ts", import.meta.url), { type: "module", name: "bots" });
  worker.postMessage({ kind: "start", edition, port } satisfies ToThinker, [port]);
  return worker;
}

let house: Promise<House> | null = null;
let release: () => void = () => {};
/** Kept when the lock is nobody's of ours. */
let released: Promise<unknown> = Promise.resolve();

/** What was taken over is open elsewhere too, from then on. */
function moved(why: NotHome | null): void {
  if (why?.why === "never" || (why?.why === "elsewhere" && lastNews() === "taken")) return;
  tell(why?.why ?? null);
}

/** What stands here. */
let standing: House | null = null;
/** What is asked here and not answered, from before the house stands; and how much of it is more than a question. */
const asked = new Set<Promise<Response>>();
let deeds = 0;
/** Somebody wished to have it here and nowhere else. */
let isTaken = false;
/** Somebody else was told that it is given up. */
let isPromised = false;

/** Is a table open here, or about to be? */
const isInUse = (): boolean => deeds > 0 || standing?.hasTableOpen === true;

/** A first page needs it for a list alone, and gives it up to whoever asks. All others use it. */
const isForAList = (): boolean => isFirstPage() && !isTaken && !isInUse();

function giveUp(): boolean {
  if (!isForAList()) return false;
  if (!isPromised) void handOver();
  return true;
}

/** When it has opened, and whoever waits for it here has their answer: a list stays, though the house goes. */
async function handOver(): Promise<void> {
  isPromised = true;
  await house?.catch(() => null);
  while (asked.size > 0) {
    await Promise.allSettled(asked);
    await new Promise((done) => setTimeout(done, AFTERWARDS));
  }
  if (isForAList()) standing?.end(new NotHome("never")); // somebody may have begun to play meanwhile
  isPromised = false;
}

/** The lock is held for as long as the house is here; `steal` takes it from another page, which is else asked for it. */
async function hold(steal: boolean): Promise<boolean> {
  isTaken = steal;
  if (await held(steal ? { steal } : { ifAvailable: true })) return true;
  const until = performance.now() + HANDED_OVER;
  while (!steal && performance.now() < until && (await askForIt()))
    if (await held({ signal: AbortSignal.timeout(ASKED_AGAIN) })) return true; // else somebody else may have it by now
  return false;
}

/** Milliseconds, in which a page that gives it up has done so: it may be opening it itself. */
const HANDED_OVER = 30_000;
const ASKED_AGAIN = 2000;
/** After an answer it is asked at once what follows from that. */
const AFTERWARDS = 200;

function held(terms: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    let door: Door | null = null;
    const holding = navigator.locks.request(LOCK, terms, (lock) => {
      resolve(lock !== null);
      if (lock === null) return undefined;
      door = keepDoor(giveUp);
      return new Promise<void>((done) => {
        release = done;
      });
    });
    released = holding
      .catch(() => {
        resolve(false); // nobody has given it up after all
        if (door) void house?.then((here) => here.end(new NotHome("taken")));
      })
      .finally(() => door?.close());
  });
}

async function begin(steal: boolean): Promise<House> {
  const pack = await kept().catch(() => null);
  if (pack === null) throw new NotHome(isKept() || hasTables() ? "absent" : "never");
  if (!isUnderstood(pack)) throw new NotHome("other");
  if (!(await hold(steal))) throw new NotHome("elsewhere");
  tellOpening(true);
  try {
    await serviceWorker();
    const edition = { version: pack.version, compiled: await isPrepared(pack) };
    const here = new House(edition, (why) => {
      house = null;
      standing = null;
      release();
      moved(why);
    });
    const isNew = await here.ready;
    standing = here;
    moved(null);
    if (isNew && hasTables()) {
      forgetTables();
      tell("cleared");
    }
    return here;
  } catch (error) {
    release();
    throw error instanceof NotHome ? error : new NotHome("broken", String(error));
  } finally {
    tellOpening(false);
  }
}

/** What the pack holds reaches the workers through the service worker, which has to serve this page. */
export async function serviceWorker(): Promise<void> {
  const { href } = new URL("worker.js", root);
  const registration = await navigator.serviceWorker.register(href, { scope: root.pathname });
  // That of a folder above serves this page too, until its own does.
  const isServed = () => navigator.serviceWorker.controller?.scriptURL === href;
  if (isServed()) return;
  const claimed = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => isServed() && resolve());
  });
  (await active(registration)).postMessage("claim");
  await claimed;
}

async function active(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const coming = registration.installing ?? registration.waiting;
  if (!registration.active && coming)
    await new Promise<void>((resolve, reject) => {
      coming.addEventListener("statechange", () => {
        if (coming.state === "activated") resolve();
        if (coming.state === "redundant") reject(new Lacking("unreachable", "the service worker did not come whole"));
      });
    });
  if (!registration.active) throw new Error("there is no service worker");
  return registration.active;
}

/** The house, started where it is not. `steal`: though another page has it, and whatever was tried before. */
export function atHome(steal = false): Promise<House> {
  if (steal && house) return starting(house.catch(() => begin(true)));
  return house ?? starting(begin(steal));
}

function starting(begun: Promise<House>): Promise<House> {
  const started: Promise<House> = begun.catch((error: NotHome) => {
    if (house === started) house = null;
    moved(error);
    throw error;
  });
  house = started;
  return started;
}

/** Asks it, started where it is not. */
export async function ask(address: string, init: RequestInit): Promise<Response> {
  const deed = (init.method ?? "GET") === "GET" ? 0 : 1;
  const answer = atHome().then((here) => here.ask(address, init));
  deeds += deed;
  asked.add(answer);
  try {
    return await answer;
  } finally {
    deeds -= deed;
    asked.delete(answer);
  }
}

/** Ends it. */
export async function leaveHome(): Promise<void> {
  const here = await house?.catch(() => null);
  here?.end(new NotHome("never"));
  house = null;
  await released;
}

/** What can only be done while no table of this device is open, here or in another tab. False where one is. */
export async function betweenGames(work: () => Promise<void>): Promise<boolean> {
  await house?.catch(() => null); // it may be about to stand
  if (isInUse()) return false;
  await leaveHome();
  if (!(await hold(false))) return false;
  await work().finally(() => release());
  await released;
  return true;
}

/** Makes starts quick: all files compiled, once. */
export async function prepare({ version }: Pack, tell: (far: Measure) => void, signal: AbortSignal): Promise<void> {
  await serviceWorker();
  const worker = new Worker(new URL("./thinking.ts", import.meta.url), { type: "module", name: "preparing" });
  try {
    await new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromPreparing>) => {
        if (data === "prepared") resolve();
        else if ("failed" in data) reject(new Error(data.failed));
        else tell(data);
      };
      worker.onerror = (event) => reject(new Error(event.message));
      signal.addEventListener("abort", () => reject(signal.reason));
      worker.postMessage({ kind: "prepare", version } satisfies ToThinker);
    });
  } finally {
    worker.terminate();
  }
}
