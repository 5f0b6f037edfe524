import assert from "node:assert/strict";
import { test } from "node:test";
import type { Args, Event } from "../wire/types";
import type { SeatName } from "./module";
import { declareWords } from "./saying";
import { inOneBreath, turnsOf } from "./story";
import { knownTo, makeWords } from "./words";

const event = (key: string, args: Args = {}): Event => ({ key, args });
const piece = (seq: number, seat: number, ...events: Event[]) => ({ seq, seat, events });
const texts: Readonly<Record<string, string>> = {
  "cat-event-woke": "woke",
  "cat-event-swapped": "swapped",
  "cat-event-stayed": "stayed",
  "cat-turn-woke-swapped": "woke-and-swapped",
  "cat-event-barked": "barked",
  "cat-event-petted": "petted",
  "cat-turn-petted-petted": "petted-many",
  "cat-event-counted": "counted",
};
const text = {
  t: (id: string, args?: object) => `${texts[id] ?? id}${args ? ` ${JSON.stringify(args)}` : ""}`,
  has: (id: string) => id in texts,
  language: "en" as const,
};
const words = makeWords("cat", [], text);
const told = (...pieces: ReturnType<typeof piece>[]) =>
  turnsOf(pieces, words).map(({ first, last, text: line }) => [first, last, line.replaceAll(/ \{.*?\}/g, "")]);

const own = (seat: number) => ({ seat });

test("what a seat did in its turn is one line, chance between included, and a pair of events one sentence", () => {
  const turned = piece(0, 0, event("turned", own(0)));
  const woke = piece(1, -1, event("woke", { seat: 0, tile: 4 }));
  const swapped = piece(2, 0, event("swapped", { seat: 0, to: 7 }));
  assert.deepEqual(told(turned, woke, swapped), [[1, 2, "woke-and-swapped"]]);
  assert.match(turnsOf([woke, swapped], words)[0]?.text ?? "", /"seat":0,"tile":4,"to":7/);
  assert.deepEqual(told(woke, piece(2, 0, event("stayed", own(0)))), [[1, 2, "woke stayed"]]);
});

test("a turn knows whose it is, and what is nobody's that it is nobody's", () => {
  const woke = piece(1, -1, event("woke", own(1)));
  assert.deepEqual(
    turnsOf([woke, piece(2, 1, event("barked"))], words).map(({ seat }) => seat),
    [1, null],
  );
});

test("many of one kind in a row are one sentence, which says how many they are", () => {
  const petted = [4, 5, 6].map((tile) => piece(tile, 0, event("petted", { seat: 0, tile })));
  const [line] = turnsOf([piece(1, 0, event("woke", own(0))), ...petted, piece(7, 0, event("stayed", own(0)))], words);
  assert.equal(line?.text.replaceAll(/ \{.*?\}/g, ""), "woke petted-many stayed");
  assert.match(line?.text ?? "", /"times":3/);
  assert.deepEqual(told(piece(1, 0, event("woke", own(0))), ...petted.slice(0, 1)), [[1, 4, "woke petted"]]);
});

test("the lists of events of one kind in a row are one", () => {
  const cells = { type: "Many", of: { type: "Cell", columns: 10 } } as const;
  const silent = { passing: [], together: ["came"], following: [], beside: [] };
  declareWords("den", { kinds: { cats: cells, cells }, tables: {}, absent: {}, ...silent });
  const den = makeWords("den", [], { ...text, has: () => true });
  const came = [event("came", { cats: "0 1", cells: [12] }), event("came", { cats: "", cells: [13, 14] })];
  const [line, ...more] = turnsOf([piece(0, -1, came[0] ?? event("")), piece(1, -1, came[1] ?? event(""))], den);
  assert.deepEqual(more, []);
  assert.match(line?.text ?? "", /^den-turn-came-came/);
  assert.match(line?.text ?? "", /"catscount":2,.*"cellscount":3,"times":2/);
});

test("another seat begins another line, and so does the same seat's next turn", () => {
  const turn = (seq: number, seat: number) => piece(seq, -1, event("woke", own(seat)));
  assert.deepEqual(told(turn(0, 0), turn(1, 1), turn(2, 1)), [
    [0, 0, "woke"],
    [1, 1, "woke"],
    [2, 2, "woke"],
  ]);
});

test("what belongs to nobody is told apart; what physics did stays with who let go", () => {
  const end = piece(1, 0, event("swapped", own(0)), event("barked"), event("counted"));
  assert.deepEqual(told(end), [
    [1, 1, "swapped"],
    [1, 1, "barked counted"],
  ]);
  assert.deepEqual(told(piece(0, 0, event("stayed", own(0))), piece(1, -2, event("counted"))), [
    [0, 1, "stayed counted"],
  ]);
});

test("what was done for somebody is told apart from what they did, and what is not told carries its mark on", () => {
  const names = [0, 1].map((at) => ({ name: `cat ${at}`, you: false }) as SeatName);
  const marked = makeWords("cat", names, text);
  const late = { ...piece(0, 0, event("turned", own(0))), late: true };
  const woke = piece(1, -1, event("woke", own(0)));
  const swapped = { ...piece(2, 0, event("swapped", own(0))), late: true };
  const stayed = piece(3, 0, event("stayed", own(0)));
  const petted = { ...piece(4, 0, event("petted", own(0))), stand_in: "mourek" };
  const others = piece(5, 1, event("petted", own(1)));
  const lines = turnsOf([late, woke, swapped, stayed, petted, others], marked).map(({ text: line }) => line);
  assert.equal(lines.length, 4);
  assert.match(lines[0] ?? "", /^story-late \{"name":"cat 0","you":"no"\} woke-and-swapped/);
  assert.match(lines[1] ?? "", /^stayed/);
  assert.match(lines[2] ?? "", /^story-stand-in \{"name":"cat 0","you":"no","bot":"bot-mourek"\} petted/);
  assert.match(lines[3] ?? "", /^petted/);
});

test("a game that was ended as it stood is a line of its own, with who was gone", () => {
  const names = [0, 1].map((at) => ({ name: `cat ${at}`, you: at === 1 }) as SeatName);
  const ended = { ...piece(1, 0), ended: { gone: [0], agreed: [1] } };
  const lines = turnsOf([piece(0, 0, event("stayed", own(0))), ended], makeWords("cat", names, text));
  assert.deepEqual(
    lines.map(({ text: line }) => line.split(" {")[0]),
    ["stayed", "story-ended"],
  );
  assert.match(lines[1]?.text ?? "", /"names":"seat-you-within","gone":"cat 0","count":1/);
});

test("what is nobody's and happened one after another is told line by line", () => {
  assert.deepEqual(told(piece(0, -1, event("barked")), piece(1, -1, event("counted"), event("barked"))), [
    [0, 0, "barked"],
    [1, 1, "counted barked"],
  ]);
});

test("what is known after a step back is said to who knows it; alone there is no all", () => {
  const names = [true, false, false].map((you, at) => ({ name: `cat ${at}`, you }) as SeatName);
  const t = (id: string, args?: object) => `${id}${args ? ` ${JSON.stringify(args)}` : ""}`;
  assert.equal(knownTo([0], names.slice(0, 1), t), "known-to-you");
  assert.equal(knownTo([0], names.slice(1, 2), t), 'known-to {"names":"cat 1","count":1,"you":"no"}');
  assert.equal(knownTo([0], names, t), "known-to-you");
  assert.equal(knownTo([0, 1, 2], names, t), "known-to-all");
  assert.equal(knownTo([0, 2], names, t), 'known-to {"names":"seat-you-within story-and cat 2","count":2,"you":"yes"}');
});

test("a step back is a line of its own, with what is known to whom", () => {
  const back = { ...piece(2, 0), known: { seats: [0, 1], events: [event("woke", own(0))] } };
  const pieces = [piece(1, 0, event("stayed", own(0))), back, piece(3, 0, event("swapped", own(0)))];
  assert.deepEqual(
    turnsOf(pieces, words).map(({ text: line }) => line.replaceAll(/ \{.*?\}/g, "")),
    ["stayed", "story-back known-to: woke", "swapped"],
  );
});

test("giving up is a line of its own: who does, and who wins by it, or that a bot plays on", () => {
  const names = [
    { name: "Minka", you: true },
    { name: "Pixel", you: false },
    { name: "Mourek", you: false },
  ];
  const gaveUp = (seat: number, winners: readonly number[] | null) => ({
    ...piece(2, seat),
    resigned: { name: "Zrzka", winners, rivals: ["sister"] },
  });
  const lineOf = (seat: number, winners: readonly number[] | null) => {
    const pieces = [piece(1, seat, event("woke", own(seat))), gaveUp(seat, winners)];
    return turnsOf(pieces, makeWords("cat", names, text)).at(-1)?.text;
  };
  assert.match(lineOf(1, null) ?? "", /^story-resigned .*"won":"later","name":"Zrzka"/);
  assert.match(lineOf(2, [0]) ?? "", /"won":"you","name":"Mourek"/);
  assert.match(lineOf(0, [2]) ?? "", /"won":"other","name":"Minka","you":"yes","winner":"Mourek"/);
  assert.match(lineOf(0, []) ?? "", /"won":"nobody"/);
  assert.match(lineOf(0, [0, 1, 2]) ?? "", /"won":"nobody"/);
  assert.match(lineOf(1, [3]) ?? "", /"won":"rival","name":"Pixel","you":"no","winner":"cat-sister"/);
  const goesOn = [gaveUp(1, null), piece(3, 1, event("woke", own(1)))];
  assert.equal(turnsOf(goesOn, makeWords("cat", names, text)).length, 2);
});

test("what is never told ends no turn", () => {
  const quiet = piece(1, 1, event("turned", own(1)));
  assert.deepEqual(told(piece(0, 0, event("woke", own(0))), quiet, piece(2, 0, event("stayed", own(0)))), [
    [0, 2, "woke stayed"],
  ]);
});

test("what is told while it happens is left out afterwards", () => {
  declareWords("mat", {
    kinds: {},
    tables: {},
    absent: {},
    passing: ["chosen"],
    together: [],
    following: [],
    beside: [],
  });
  const passing = makeWords("mat", [], { ...text, has: () => true });
  const pieces = [piece(0, 0, event("chosen", own(0))), piece(1, 1, event("moved", own(1)))];
  assert.deepEqual(
    turnsOf(pieces, passing).map(({ first }) => first),
    [1],
  );
});

test("what only comes of something stays with it, whoever's it is", () => {
  const following = ["drew", "recovered"];
  declareWords("fen", { kinds: {}, tables: {}, absent: {}, passing: [], together: ["battles"], following, beside: [] });
  const fen = makeWords("fen", [], { ...text, has: () => true });
  const firsts = (...pieces: ReturnType<typeof piece>[]) =>
    turnsOf(pieces, fen).map(({ first, last }) => [first, last]);
  const played = piece(0, 0, event("played", own(0)), event("recovered", own(0)), event("recovered", own(1)));
  assert.deepEqual(firsts(played, piece(1, 0, event("moved", own(0)))), [[0, 1]]);
  const reward = [piece(1, -1, event("drew", own(0))), piece(2, 1, event("drew", own(1)))];
  assert.deepEqual(firsts(piece(0, 0, event("battles", own(0))), ...reward, piece(3, 1, event("moved", own(1)))), [
    [0, 2],
    [3, 3],
  ]);
});

test("a battle is one paragraph, whoever says something in it, and chance has its part", () => {
  const together = ["battles", "said", "rolled"];
  declareWords("lea", { kinds: {}, tables: {}, absent: {}, passing: [], together, following: [], beside: [] });
  const lea = makeWords("lea", [], { ...text, has: () => true });
  const battle = (at: number) => [
    piece(at, 0, event("battles", own(0))),
    piece(at + 1, 1, event("said", own(0)), event("said", own(1))),
    piece(at + 2, -1, event("rolled"), event("drew", own(1))),
  ];
  const firsts = (...pieces: ReturnType<typeof piece>[]) =>
    turnsOf(pieces, lea).map(({ first, last }) => [first, last]);
  assert.deepEqual(firsts(piece(0, 0, event("passed", own(0))), ...battle(1), piece(4, 1, event("moved", own(1)))), [
    [0, 0],
    [1, 3],
    [4, 4],
  ]);
  assert.deepEqual(firsts(...battle(1), ...battle(4)), [
    [1, 3],
    [4, 6],
  ]);
});

test("a call into a turn does not split it, and is where a turn begins that follows at once", () => {
  declareWords("bay", {
    kinds: {},
    tables: {},
    absent: {},
    passing: [],
    together: [],
    following: [],
    beside: ["called"],
  });
  const bay = makeWords("bay", [], {
    ...text,
    t: (id) => id.replace("bay-event-", ""),
    has: (id) => /-event-/.test(id),
  });
  const lines = (...pieces: ReturnType<typeof piece>[]) =>
    turnsOf(pieces, bay).map(({ first, last, text: line }) => [first, last, line]);
  const called = (seq: number, seat: number) => piece(seq, seat, event("called", own(seat)));
  const moved = (seq: number, seat: number) => piece(seq, seat, event("moved", own(seat)));
  const rested = (seq: number, seat: number) => piece(seq, seat, event("rested", own(seat)));
  assert.deepEqual(lines(moved(0, 0), called(1, 1), called(2, 2), rested(3, 0)), [
    [0, 3, "moved rested"],
    [1, 1, "called"],
    [2, 2, "called"],
  ]);
  assert.deepEqual(lines(moved(0, 0), called(1, 0), called(2, 1), moved(3, 1), rested(4, 1)), [
    [0, 1, "moved called"],
    [2, 4, "called moved rested"],
  ]);
  assert.deepEqual(lines(called(0, 1), moved(1, 0)), [
    [0, 0, "called"],
    [1, 1, "moved"],
  ]);
});

test("the same once more is counted, and without the name the verb goes first", () => {
  const deeds = ["<b>Micka</b> si lízne kytku.", "<b>Micka</b> si lízne kytku.", "<b>Micka</b> se vrací."];
  assert.equal(inOneBreath(deeds, "a"), "<b>Micka</b> si lízne kytku (2×) a vrací se.");
  assert.equal(
    inOneBreath(["<b>Micka</b> staví na 2. podlahu.", ...deeds.slice(2)], "a"),
    "<b>Micka</b> staví na 2. podlahu a vrací se.",
  );
  assert.equal(
    inOneBreath(["<b>Micka</b> odpočívá.", ...deeds.slice(0, 2)], "a"),
    "<b>Micka</b> odpočívá a lízne si kytku (2×).",
  );
});

test("of what one person did the name stands once", () => {
  const breath = (...sentences: string[]) => inOneBreath(sentences, "and");
  assert.equal(
    breath("<b>Micka</b> rests.", "<b>Micka</b> draws a flower.", "<b>Micka</b> finds: Dunes."),
    "<b>Micka</b> rests, draws a flower and finds: Dunes.",
  );
  assert.equal(
    breath("<b>Micka</b> calls: wait.", "<b>Micka</b> rests.", "<b>Zrzka</b> rests."),
    "<b>Micka</b> calls: wait. <b>Micka</b> rests. <b>Zrzka</b> rests.",
  );
  assert.equal(
    breath("<b>Micka</b> chooses “Hall, or plum”.", "<b>Micka</b> rests."),
    "<b>Micka</b> chooses “Hall, or plum” and rests.",
  );
  const apart = ["<b>Micka</b> finds an oshax. It is red.", "<b>Micka</b> rests.", "Spikes scratch <b>Micka</b>."];
  assert.equal(breath(...apart), apart.join(" "));
});

test("what one text tells in several sentences is listed with the rest, and stays in one sentence", () => {
  const breath = (...sentences: string[]) => inOneBreath(sentences, "and");
  const found = "<b>Micka</b> takes a pearl. <b>Micka</b> lays it on b2.";
  assert.equal(breath(found, "<b>Micka</b> passes."), "<b>Micka</b> takes a pearl, lays it on b2 and passes.");
  assert.equal(
    breath("<b>Micka</b> plays a card.", found, "<b>Micka</b> rests.", found),
    "<b>Micka</b> plays a card, takes a pearl, lays it on b2 and rests. <b>Micka</b> takes a pearl and lays it on b2.",
  );
});

test("one verb is said once where the last deeds share it", () => {
  const took = ["<b>Micka</b> takes a cat.", "<b>Micka</b> takes a pearl."];
  assert.equal(inOneBreath(["<b>Micka</b> rests.", ...took], "and"), "<b>Micka</b> rests and takes a cat and a pearl.");
  assert.equal(
    inOneBreath([...took, "<b>Micka</b> rests."], "and"),
    "<b>Micka</b> takes a cat, takes a pearl and rests.",
  );
  const leaning = ["<b>Micka</b> odpočívá.", "<b>Micka</b> si bere kytku.", "<b>Micka</b> si bere rybu."];
  assert.equal(inOneBreath(leaning, "a"), "<b>Micka</b> odpočívá, bere si kytku a bere si rybu.");
});

test("a hint leads in the turn that follows it, and breaks none", () => {
  const hint = (seq: number, seat: number) => ({ ...piece(seq, seat), hint: true });
  const woke = piece(1, -1, event("woke", own(0)));
  const swapped = piece(2, 0, event("swapped", own(0)));
  const theirs = piece(3, -1, event("woke", own(1)));
  assert.deepEqual(told(hint(1, 0), woke, swapped), [[1, 2, "story-hint woke-and-swapped"]]);
  assert.deepEqual(told(woke, hint(2, 0), swapped, theirs), [
    [1, 2, "woke-and-swapped"],
    [2, 2, "story-hint"],
    [3, 3, "woke"],
  ]);
});
