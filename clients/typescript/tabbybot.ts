/**
 * A bot for a house of Tabbytop, over the network: plays any game, at random. Node 22.18 or newer, nothing to install.
 *
 *     TABBYBOT_TOKEN=tabbybot_… node tabbybot.ts http://localhost:8642 clans,isle
 *
 * Make it yours: another `choose`, and another `accepts` if it does not come to every table.
 */

type Json = Record<string, any>; // docs/wire.md says what each message holds

/** Somebody asks it to `table`, which says what is played, by which options and with whom. */
const accepts = (_table: Json): boolean => true;

/** An action out of `sight.menu`; null lets an interrupt pass. `sight.view` is all that it may know. */
const choose = (_table: Json, sight: Json): Json | null => (sight.may ? null : picked(any(sight.menu.sets)));

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Any action of one of the sets of which a menu is made. */
function picked(set: Json): Json {
  const action = (parts: readonly unknown[]): Json =>
    Object.fromEntries([["type", set.kind], ...set.fields.map((field: string, at: number) => [field, parts[at]])]);
  if (set.type === "Listed") return any(set.actions);
  if (set.type === "Ranges") // of which not all may be allowed
    return action(set.bounds.map(([low, high]: [number, number]) => low + Math.random() * (high - low)));
  if (set.type === "Cells") {
    // a mask for each way in which a tile is turned, a bit for each cell
    const bits = set.masks.map((mask: string) => [...BigInt(`0x${mask}`).toString(2)].reverse());
    return action(any(bits.flatMap((mask: string[], turn: number) => mask.flatMap((bit, cell) => (bit === "1" ? [[turn, cell]] : [])))));
  }
  // Subsets: the cheapest always fit
  const costs: number[] = set.costs.length ? set.costs : set.items.map(() => 0);
  const cheap = set.items.map((item: number, at: number) => [costs[at], item]).sort((a: number[], b: number[]) => a[0]! - b[0]!);
  const chosen = cheap.slice(0, set.least + Math.floor(Math.random() * (set.most - set.least + 1)));
  while (set.costs.length && chosen.reduce((sum: number, [cost]: number[]) => sum + cost!, 0) > set.budget) chosen.pop();
  return action([chosen.map(([, item]: number[]) => item).sort((a: number, b: number) => a - b)]);
}

const [address = "http://localhost:8642", games = ""] = process.argv.slice(2);
const token = process.env.TABBYBOT_TOKEN ?? "";
const me = token.replace("tabbybot_", "").split(".")[0];
const again: Record<string, number> = { illegal: 0, too_fast: 1_000, not_kept: 1_000 }; // when such refusals are answered
const playing = new Set<string>();

/** A socket with our token, and what is done with each message. */
function connect(path: string, hear: (message: Json, socket: WebSocket) => void): WebSocket {
  const options: any = { headers: { Authorization: `Bearer ${token}` } }; // Node's sockets take headers
  const socket = new WebSocket(`${address.replace(/^http/, "ws").replace(/\/$/, "")}${path}`, options);
  socket.onmessage = ({ data }) => {
    for (const message of [JSON.parse(data)].flat()) hear(message, socket);
  };
  return socket;
}

/** At one table: accept or decline, then answer whatever is asked, until the game is over. */
function play(id: string): void {
  let table: Json = {};
  let position: Json = { sights: [] };
  const hear = (message: Json): void => {
    const ask = (type: string, more: Json) => socket.send(JSON.stringify({ type, id: crypto.randomUUID(), ...more }));
    if (message.type === "table") {
      table = message.table;
      table.seats.forEach((chair: Json, seat: number) => {
        if (chair.asked === me && !accepts(table)) ask("stand", { seat });
        else if (chair.asked === me || (chair.mine && !chair.ready)) ask("sit", { seat, nonce: crypto.randomUUID() });
        else if (chair.mine && chair.stand_in) ask("back", { seat });
      });
    } else if (message.type === "position") {
      position = message;
      if (position.outcome) socket.close();
      for (const sight of position.sights) {
        const action = sight.menu && choose(table, sight);
        if (action) ask("move", { seat: sight.seat, seq: position.seq, action });
      }
    } else if (message.type === "refused" && message.error.kind in again) setTimeout(hears, again[message.error.kind], position);
  };
  const hears = (message: Json): void => {
    try {
      hear(message);
    } catch (wrong) {
      console.error(wrong); // its mind failed: a bot of the house plays on, and it does not come back to that table
      socket.onclose = null;
      socket.close();
    }
  };
  const socket = connect(`/ws/${id}`, hears);
  socket.onclose = () => playing.delete(id);
}

const room = connect(`/ws/bots?games=${games}`, (message) => {
  if (message.type === "refused") return console.error(message.error.reason);
  for (const { table } of message.tables) {
    if (playing.has(table.id)) continue;
    playing.add(table.id);
    play(table.id);
  }
});
room.onclose = () => process.exit(1);
