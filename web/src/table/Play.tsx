/** While a game is played, and when it is over: the running head, what the shell has to say, the game's own board. */

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useCoach } from "../core/infos";
import type { Explain, GameModule, Passing, SeatName } from "../core/module";
import { mySeats, seatNames, useSharedNames } from "../core/names";
import type { Pencil } from "../core/pencil";
import { listed } from "../core/saying";
import { makeWords, spokenNews, type Words } from "../core/words";
import { Button, Dialog, Icon, Strip, sound, useMotion, useTab } from "../design";
import { useSettings } from "../ground/settings";
import { rich, useText } from "../i18n";
import { coachedAt } from "../shell/coached";
import type { AnyAction, News, Position, Sight, TableInfo } from "../wire/types";
import { ArrivalStrip, type Arrived } from "./arrival";
import { type AskedSince, askedSince } from "./askedSince";
import { Chat } from "./Chat";
import { Ending } from "./Ending";
import { faultText } from "./faults";
import { GoneStrip, StandInsNote } from "./Gone";
import { HintButton } from "./HintButton";
import { MOST_HEARD, useHearing, useHeld, useShown, useSpeech } from "./held";
import { KeepingStrip } from "./Keeping";
import { LinkStrip } from "./LinkStrip";
import { TableMenu } from "./Menu";
import { heard, shownMuted } from "./muted";
import { PencilCard } from "./PencilCard";
import { isDone, shownAt } from "./pencil";
import { RefusalStrip, type Why } from "./RefusalStrip";
import { isBusy, type Room, type RoomState, unread } from "./room";
import { Story } from "./Story";
import { chooseSight, curtainFor, openTable, type Secrecy, secrecyAfter } from "./seat";
import { TableHead, TalkButton } from "./TableHead";
import { UndoQuestion } from "./Undo";
import { usePencil } from "./usePencil";

type PlayPageProps = {
  readonly room: Room;
  readonly state: RoomState;
  readonly table: TableInfo;
  readonly position: Position;
  readonly module: GameModule;
  readonly arrived: Arrived;
};

export function Play({ room, state, table, position, module, arrived }: PlayPageProps) {
  const text = useText();
  const { t } = text;
  const shared = useSharedNames(table.id);
  const names = useMemo(() => seatNames(table, shared, t), [table, shared, t]);
  const words = useMemo(
    () => makeWords(module.key, names, { t, has: text.has, language: text.language }),
    [module.key, names, t, text.has, text.language],
  );
  const mine = mySeats(table);
  const { sight, curtain, lift } = useSight(position, module);
  const prompt = sight?.menu && !sight.may && !sight.idle ? sight.menu.prompt : null;
  const over = table.phase === "over" || position.outcome !== null;
  const [why, setWhy] = useState<Why | null>(null);
  const [menu, showMenu] = useState(false);
  const [talk, showTalk] = useState(false);
  const others = table.seats.some((seat) => seat.kind === "person" && !seat.mine) || table.watching.length > 0;
  const { holdBack, ...holding } = useHeld();
  const { held } = holding;
  const yourTurn = prompt !== null && !over && !held;
  const { ended, live } = useLaidDown(over, state, module.shownFor);

  const isCounted = useSettings().standing || module.counts === true;
  useEffect(() => room.showStanding(isCounted), [room, isCounted]);

  useTab(t(`${table.game}-title`), yourTurn ? t("your-turn") : null);
  // A hint of one's own is read from the card.
  const hinted = state.fresh.length > 0 && state.fresh.every(({ hint, seat }) => hint && mine.includes(seat));
  useSpeech(position, curtain === null && !hinted ? spokenNews(words, state.fresh, prompt) : "", holding);
  useBell(yourTurn && mine.length === 1, position.whole);
  useHearing(position, heardIn(state.fresh, mine, module.sounds), holding);

  // A refusal of the server, or one the board gives by itself, until the position moves on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is what it follows
  useEffect(() => setWhy(null), [position.seq]);
  useEffect(() => {
    if (!state.refusal) return;
    const { error, request } = state.refusal;
    const told = request.type === "move" && error.kind === "illegal" && prompt ? words.refusal(prompt) : null;
    setWhy({ text: told ?? faultText(error, t), clause: error.clause });
    room.forgetRefusal();
  }, [state.refusal, prompt, words, t, room]);

  useUndoRefused(room, table, position, () => setWhy({ text: t("refused-undo_refused"), clause: null }));

  const play = useCallback(
    (action: AnyAction) => {
      setWhy(null);
      if (sight?.seat !== null && sight?.seat !== undefined) room.move(sight.seat, action);
    },
    [room, sight?.seat],
  );
  const beQuiet = useCallback(
    (on: boolean) => {
      if (sight?.seat !== null && sight?.seat !== undefined) room.quiet(sight.seat, on);
    },
    [room, sight?.seat],
  );
  const passing = useMemo<Passing>(
    () => ({
      listen: (listener) => {
        room.passing.add(listener);
        return () => room.passing.delete(listener);
      },
      hold: (place) => {
        if (sight?.seat !== null && sight?.seat !== undefined) room.hold(sight.seat, place);
      },
    }),
    [room, sight?.seat],
  );
  const explain = useCallback<Explain>(
    (key, clause, args) => setWhy({ text: words.whyNot(key, args) ?? t("refused-illegal"), clause: clause || null }),
    [words, t],
  );

  const { pencil, hint, weighedFirst } = useHints({
    table,
    position,
    module,
    sight,
    names,
    play,
    others,
    busy: isBusy(state) || over,
  });

  const where = useShown(sight ? module.where(sight.view, t) : "", holding);
  const story = useMemo(() => <Story story={state.story} words={words} names={names} />, [state.story, words, names]);
  const chat =
    others || state.chat.length > 0 ? <Chat room={room} state={state} names={names} phrases={module.phrases} /> : null;
  const news = unread(state, heard(state.chat, shownMuted(state)));
  useGrowth(news, () => sound("pop"));

  return (
    <>
      <TableHead
        {...{ room, state, table, position, names, where, ended, held }}
        over={over && !held}
        yours={yourTurn}
        hint={hint}
        talk={chat && !over ? <TalkButton news={news} onOpen={() => showTalk(true)} /> : null}
        onMenu={() => showMenu(true)}
      />
      <main id="main" className="table-main" tabIndex={-1}>
        <div className="strips">
          <LinkStrip room={room} state={state} />
          <KeepingStrip room={room} table={table} />
          <ArrivalStrip arrived={arrived} table={table} />
          <UndoAsked room={room} table={table} position={position} names={names} />
          <HintStrip story={state.story} position={position} table={table} words={words} />
          {over ? null : <StandInsNote table={table} names={names} />}
          {table.compiling ? <Strip icon="ui-bot">{t("bots-compiling")}</Strip> : null}
          <GoneStrip room={room} state={state} table={table} position={position} names={names} />
        </div>
        {ended && position.outcome ? (
          <Ending
            room={room}
            live={live}
            table={table}
            position={position}
            outcome={position.outcome}
            module={module}
            names={names}
            view={sight?.view}
            told={state.story}
            story={story}
            chat={chat}
          />
        ) : sight && curtain === null ? (
          <module.Play
            table={table}
            position={position}
            sight={sight}
            names={names}
            fresh={state.fresh}
            told={state.story}
            play={weighedFirst}
            beQuiet={beQuiet}
            busy={isBusy(state) || over}
            explain={explain}
            passing={passing}
            pencil={pencil}
            holdBack={holdBack}
            story={story}
            chat={chat}
          />
        ) : null}
        {why ? <RefusalStrip why={why} words={words} onClose={() => setWhy(null)} /> : null}
      </main>
      {curtain !== null && !over ? <Curtain name={names[curtain]?.name ?? ""} onLift={lift} /> : null}
      <UndoQuestion room={room} table={table} position={position} names={names} />
      {talk ? (
        <Dialog open onClose={() => showTalk(false)} title={t("table-talk")}>
          <Chat room={room} state={state} names={names} phrases={module.phrases} />
        </Dialog>
      ) : null}
      <TableMenu
        open={menu}
        onClose={() => showMenu(false)}
        room={room}
        table={table}
        names={names}
        asked={sight?.seat ?? null}
        playing={table.seats.length - position.resigned.length}
        over={over}
      />
    </>
  );
}

/** The sight this screen plays from; where several at it have secrets, the seat to pass the screen to first. */
function useSight(position: Position, module: GameModule) {
  const hides = (views: readonly unknown[]) => module.hides?.(views) ?? false;
  const [secrecy, setSecrecy] = useState<Secrecy>(() => secrecyAfter(openTable, position, hides));
  const last = useRef<number | null>(null);
  const now = secrecyAfter(secrecy, position, hides);
  if (now !== secrecy) setSecrecy(now);
  const sight = chooseSight(position, last.current);
  useEffect(() => {
    last.current = sight?.seat ?? null;
  }, [sight?.seat]);
  const curtain = curtainFor(now, sight);
  return { sight, curtain, lift: () => setSecrecy({ ...now, shown: curtain }) };
}

/** Micka's pencil: the key to it where hints are given, and what she draws and writes. */
function useHints({
  table,
  position,
  sight,
  busy,
  ...rest
}: {
  readonly table: TableInfo;
  readonly position: Position;
  readonly module: GameModule;
  readonly sight: Sight | null;
  readonly names: readonly SeatName[];
  readonly play: (action: AnyAction) => void;
  readonly others: boolean;
  readonly busy: boolean;
}): {
  readonly pencil: Pencil;
  readonly hint: ReactNode;
  /** Does an action; while her card lies there what a board does at one touch is weighed first. */
  readonly weighedFirst: (action: AnyAction) => void;
} {
  const { t } = useText();
  const { module, names, play } = rest;
  const { hinted } = useCoach(table.game, table.id);
  const before = useRef<AskedSince | null>(null);
  const since = askedSince(before.current, position, sight);
  before.current = since;
  const asking = usePencil(table.id, since);
  const { asked, ask, shut, rung, inHand, weigh } = asking;
  const open = asked.at !== "shut";
  const ready = !busy && sight?.seat != null && position.must.includes(sight.seat) && sight.menu !== null;
  const drawn = useMemo(
    () => (asked.at === "found" ? shownAt(rung, asked.hint).map(({ action }) => action) : []),
    [asked, rung],
  );
  useUnasked(table, `${since.seat} ${since.seq}`, ready && hinted, ask);
  const found = asked.at === "found";
  const now = useRef(play);
  now.current = (action) => {
    const told = found && sight?.seat != null && module.advice?.(action, sight.seat, sight.view, names, t);
    if (!told || isDone(action, sight.menu, inHand)) play(action);
    else weigh(action, true);
  };
  const weighedFirst = useCallback((action: AnyAction) => now.current(action), []); // boards follow what it is
  const card = open && sight ? <PencilCard asking={asking} sight={sight} {...rest} /> : null;
  return {
    pencil: { card, drawn, weigh },
    weighedFirst,
    hint:
      table.hints && hinted && mySeats(table).length > 0 ? (
        <HintButton open={open} ready={ready} onPress={open ? shut : ask} />
      ) : null,
  };
}

/** In a coached game Micka comes of herself, once for everything that is asked. */
function useUnasked(table: TableInfo, at: string, ready: boolean, ask: () => void): void {
  const done = useRef("");
  useEffect(() => {
    if (!ready || done.current === at || coachedAt(table.id) === null) return;
    done.current = at;
    ask();
  }, [table.id, at, ready, ask]);
}

/** Somebody else was given a hint for what is asked now: all are told. */
function HintStrip({
  story,
  position,
  table,
  words,
}: {
  readonly story: readonly News[];
  readonly position: Position;
  readonly table: TableInfo;
  readonly words: Words;
}) {
  const given = story.filter(({ hint, seq, seat }) => hint && seq === position.seq && !table.seats[seat]?.mine);
  if (given.length === 0) return null;
  return <Strip icon="ui-pen">{rich(given.flatMap(words.news).join(" "))}</Strip>;
}

/** My wish to undo is gone, I did not withdraw it, and the story was not taken back: somebody said no. */
function useUndoRefused(room: Room, table: TableInfo, position: Position, tell: () => void): void {
  const { asked } = position.undo;
  const waiting = asked !== null && (table.seats[asked]?.mine ?? false);
  const before = useRef(waiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every position
  useEffect(() => {
    if (before.current && !waiting && !position.whole && !room.withdrawn) tell();
    before.current = waiting;
  }, [position]);
}

/** One bell when the turn comes to me, and none for a page that was just opened, nor before a board has told why. */
function useBell(mine: boolean, whole: boolean): void {
  const before = useRef(mine);
  useEffect(() => {
    const rings = mine && !before.current && !whole;
    before.current = mine;
    if (!rings) return;
    const timer = setTimeout(() => sound("bell"));
    return () => clearTimeout(timer);
  }, [mine, whole]);
}

/** Tells of every time that a number has grown. */
function useGrowth(count: number, tell: () => void): void {
  const before = useRef(count);
  const telling = useRef(tell);
  telling.current = tell;
  useEffect(() => {
    if (count > before.current) telling.current();
    before.current = count;
  }, [count]);
}

/** The sounds of what others did, the newest of them: one's own hands are heard where they act. */
export function heardIn(
  fresh: readonly News[],
  mine: readonly number[],
  sounds: GameModule["sounds"],
): readonly string[] {
  const events = fresh.flatMap((news) => news.events.map((event) => ({ seat: event.args.seat ?? news.seat, event })));
  const others = events.filter(({ seat }) => typeof seat !== "number" || !mine.includes(seat));
  return others.flatMap(({ event }) => sounds?.[event.key] ?? []).slice(-MOST_HEARD);
}

/** The last move is seen before the score is laid over it; who gives up has made none. */
function useLaidDown(
  over: boolean,
  { fresh }: RoomState,
  shownFor: GameModule["shownFor"],
): { readonly ended: boolean; readonly live: boolean } {
  const motion = useMotion();
  const [live] = useState(!over);
  const [down, setDown] = useState(over);
  useEffect(() => {
    if (!over || down) return;
    const shown = motion.still ? 0 : Math.max(1_400 * motion.pace, shownFor?.(fresh) ?? 0);
    const rest = live && fresh.some(({ resigned, ended: stood }) => !resigned && !stood) ? 600 + shown : 0;
    const timer = setTimeout(() => setDown(true), rest);
    return () => clearTimeout(timer);
  }, [over, down, live, fresh, shownFor, motion.pace, motion.still]);
  return { ended: over && down, live };
}

/** My own wish to undo, while the others think about it. */
function UndoAsked({
  room,
  table,
  position,
  names,
}: {
  readonly room: Room;
  readonly table: TableInfo;
  readonly position: Position;
  readonly names: readonly SeatName[];
}) {
  const { t } = useText();
  const { asked, agreed, known } = position.undo;
  if (asked === null || !table.seats[asked]?.mine) return null;
  const cost = known.length > 0 && !table.practice ? "undo-practice-if" : table.rating?.on ? "undo-unrated-if" : null;
  const waiting = table.seats.flatMap((seat, at) =>
    seat.kind === "person" && !seat.mine && !agreed.includes(at) ? [names[at]?.name ?? ""] : [],
  );
  if (waiting.length === 0) return null;
  return (
    <Strip
      tone="info"
      icon="ui-undo"
      action={
        <Button kind="quiet" size="small" onClick={() => room.withdraw(asked)}>
          {t("undo-withdraw")}
        </Button>
      }
    >
      {t("undo-asked", { name: listed(waiting, t), count: waiting.length })} {cost === null ? null : t(cost)}
    </Strip>
  );
}

/** Several at one screen with something to hide: nobody sees another's cards while the screen changes hands. */
function Curtain({ name, onLift }: { readonly name: string; readonly onLift: () => void }) {
  const { t } = useText();
  return (
    <Dialog open lasting onClose={() => {}} title={rich(t("curtain-title", { name }))}>
      <div className="curtain">
        <Icon name="cat-purple" size={150} height={108} />
        <p className="lead">{t("curtain")}</p>
      </div>
      <div className="dialog-actions">
        <Button size="tall" onClick={onLift} data-testid="curtain">
          {t("curtain-lift", { name })}
        </Button>
      </div>
    </Dialog>
  );
}
