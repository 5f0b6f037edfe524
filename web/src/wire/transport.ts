/** Who is asked: the server, or the house on this device. Nobody above knows the difference. */
import { hasTables, isAlone, isAtHome, isKept, rememberTable, root } from "../home/place";

/** What is needed of a WebSocket, and what it reports. */
export type Socket = { send(text: string): void; close(): void };
export type SocketEvents = {
  readonly opened: () => void;
  readonly heard: (data: unknown) => void;
  readonly closed: (code: number) => void;
};

const TABLE = /^\/api\/tables\/([^/?]+)/;
/** What is answered at home where no server answers. */
const EITHER_WAY = /^\/api\/(me$|house$|games|tables$|replay|score\/)/;

/** What the house says of its games lies beside the pack, for pages to which it has not come, or not yet. */
const SAID_BEFORE = /^\/api\/games(\/\w+\/words)?$/;

/** It is loaded when somebody is asked there: the first page weighs nothing more for it. */
const home = () => import("../home/house");

const ofHome = (path: string): boolean => isAlone() || isAtHome(decodeURIComponent(TABLE.exec(path)?.[1] ?? ""));

/** At home, whoever else answers. */
export async function askHome(path: string, init: RequestInit): Promise<Response> {
  const answer = await (await home()).ask(path, init);
  if (answer.status === 201) rememberTable();
  return answer;
}

/** Lists of tables have those at home too, where there are some, unless all of them are from there. */
export async function tablesAtHome<T extends { readonly table: { readonly id: string } }>(
  known: readonly T[],
): Promise<readonly T[]> {
  if (isAlone() || !isKept() || !hasTables() || known.some(({ table }) => isAtHome(table.id))) return [];
  return askHome("/api/tables", {}).then(
    (answer) => answer.json() as Promise<T[]>,
    () => [],
  );
}

/** A proxy answers for a server that does not. A house that is in trouble says so itself, in JSON. */
const isOfGateway = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.get("content-type")?.startsWith("application/json");

/** As `fetch` answers; it fails where nobody does. */
export async function send(path: string, init: RequestInit, note: (answered: boolean) => void): Promise<Response> {
  if (SAID_BEFORE.test(path) && isAlone()) {
    const said = await fetch(new URL(`pack/${path.slice("/api/".length).replaceAll("/", "-")}`, root)).catch(
      () => null,
    );
    if (said?.ok) return said;
  }
  if (ofHome(path)) return askHome(path, init);
  try {
    if (!navigator.onLine && isKept()) throw new TypeError("the browser says that there is no network");
    const answer = await fetch(path, { credentials: "same-origin", ...init });
    if (isOfGateway(answer)) throw new TypeError(`the server does not answer: ${answer.status}`);
    const isOld = answer.headers.has("x-said-before"); // by the service worker: no server has answered
    note(!isOld);
    return isOld && isKept() ? await askHome(path, init).catch(() => answer) : answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    note(false);
    if (!EITHER_WAY.test(path) || !isKept()) throw error;
    return askHome(path, init).catch((why) => {
      if (!SAID_BEFORE.test(path)) throw why;
      return fetch(path); // the service worker knows it from before
    });
  }
}

/** Is a table somewhere else? */
export const needsNetwork = (table: string): boolean => !isAlone() && !isAtHome(table);

/** A line to a table. */
export function line(table: string, events: SocketEvents): Socket {
  const address = `/ws/${encodeURIComponent(table)}`;
  if (!needsNetwork(table)) return homeLine(address, events);
  const socket = new WebSocket(new URL(address.slice(1), `${root.href.replace(/^http/, "ws")}`));
  socket.onopen = events.opened;
  socket.onmessage = (event) => events.heard(event.data);
  socket.onclose = (event) => events.closed(event.code);
  return socket;
}

/** The house may have to be started first. */
function homeLine(address: string, events: SocketEvents): Socket {
  let socket: Socket | null = null;
  let isClosed = false;
  home()
    .then(({ atHome }) => atHome())
    .then(
      (house) => {
        if (!isClosed) socket = house.open(address, events);
      },
      () => {
        if (!isClosed) events.closed(1006);
      },
    );
  return {
    send: (text) => socket?.send(text),
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
}
