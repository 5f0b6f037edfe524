/** A game going by: the board as it was, its caption, the line to walk on, the story beside it. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useBoard } from "../core/games";
import { headline, headlineAsItStood, sides } from "../core/headline";
import { useCoach } from "../core/infos";
import type { SeatName } from "../core/module";
import { replayNames } from "../core/names";
import { type Turn, turnsOf } from "../core/story";
import { makeWords } from "../core/words";
import { Icon, LinkButton, useNarrow, useTab } from "../design";
import { announce } from "../ground/live";
import { useSearch } from "../ground/router";
import { plain, rich, useText } from "../i18n";
import { Head, LanguageSwitch } from "../shell/Head";
import { RecordLink } from "../shell/records";
import { WhoseFace } from "../shell/WhoseFace";
import { api } from "../wire/api";
import type { Frame, Note, Replay } from "../wire/types";
import { Eyes, useEyes } from "./Eyes";
import { Fairness } from "./Fairness";
import { FromHere } from "./FromHere";
import { HandOn } from "./HandOn";
import { LookBack } from "./LookBack";
import { looksBack, placeOf, stopAt, useMomentInAddress } from "./moment";
import { type Player, PlayerBar, usePlayer, usePlayerKeys } from "./player";
import { RecordNotes } from "./RecordNotes";
import { useSeated } from "./seated";
import { type Stop, stopsOf } from "./stops";

export function Watch({
  replay: given,
  record,
  children,
}: {
  readonly replay: Replay;
  /** The table whose record it is, or the file it came from. */
  readonly record: string | Blob;
  readonly children?: ReactNode;
}) {
  const module = useBoard(given.game);
  const { seen: replay, seat, look } = useEyes(given, record, module.hides !== undefined);
  const text = useText();
  const { t, has, language } = text;
  const table = typeof record === "string" ? record : null;
  const { analysed } = useCoach(replay.game, table);
  const looking = looksBack(useSearch()) && table !== null && analysed !== null;
  const sat = useMemo(() => replayNames(replay.seats, t), [replay.seats, t]);
  const names = useSeated(sat, looking ? table : null);
  const words = useMemo(
    () => makeWords(module.key, names, { t, has, language }),
    [module.key, names, t, has, language],
  );
  const stops = useMemo(
    () => stopsOf(replay.frames, words, ({ view, events }) => module.stages?.({ view, events }, t) ?? []),
    [replay, words, module, t],
  );
  const ticks = useMemo(
    () =>
      module.ticks(replay).map(({ frame, label }) => ({ at: stops.findIndex((stop) => stop.frame >= frame), label })),
    [module, replay, stops],
  );
  const lines = useMemo(() => {
    const pieces = [...replay.beside, ...replay.frames.map(piece)].sort((one, other) => one.seq - other.seq);
    return linesOf(replay, stops, turnsOf(pieces, words));
  }, [replay, stops, words]);
  const [from] = useState(() => (table === null ? 0 : stopAt(stops, location)));
  const player = usePlayer(stops.length, (at) => stops[at]?.milliseconds ?? 0, { from });
  usePlayerKeys(player);
  const stop = stops[player.at];
  const frame = stop && replay.frames[stop.frame];
  useSameMoment(replay, stops, player);
  useMomentInAddress(player, table !== null);
  const title = t(`${replay.game}-title`);
  const page = t(looking ? "look-title" : "replay-title");
  useTab(`${page}: ${title}`);
  useSpokenStop(stop, !looking);

  const narrow = useNarrow(); // a phone's head has no room for it
  const handOn =
    table === null ? null : (
      <HandOn table={table} at={player.at} step={stop?.frame ?? 0} looking={looking} title={title} />
    );
  const resultFor = (seated: readonly SeatName[]) =>
    replay.outcome
      ? replay.broken_off
        ? headlineAsItStood(replay.outcome, seated, t, module.together?.(replay.frames.at(-1)?.view, t))
        : headline(replay.outcome, replay.resigned, sides(replay.outcome, seated, replay.game, t), t, module.headline)
      : "";
  const result = resultFor(names);
  const brokenOff = replay.broken_off ? `${t("end-broken-off")} ` : "";
  const over = player.at === player.last && replay.outcome !== null;
  const stood = over && replay.broken_off ? `${t("end-broken-off")} ` : "";
  const caption = (over && result && `${stood}${result}`) || stop?.caption || t("replay-begin");
  const wide = stops[player.at + 1]?.frame === stop?.frame || stops[player.at - 1]?.frame === stop?.frame;
  const other =
    table !== null && analysed ? (
      <LinkButton
        to={`/replay/${table}${placeOf(player.at, !looking)}`}
        kind="quiet"
        size="small"
        icon={looking ? "ui-play" : "ui-eye"}
      >
        {t(looking ? "watch-again" : "look-back")}
      </LinkButton>
    ) : null;
  const head = (
    <Head atTable worded title={title} where={t("replay-where", { at: player.at + 1, count: stops.length })}>
      <LanguageSwitch />
      {children}
      {looking && !narrow ? other : null}
      {looking || narrow ? null : handOn}
      {table === null ? null : (
        <RecordLink table={table} className="button quiet small">
          <Icon name="ui-download" size={20} />
          <span className="spoken-when-narrow">{t("replay-keep")}</span>
        </RecordLink>
      )}
    </Head>
  );
  if (looking && table !== null)
    return (
      <>
        {head}
        <LookBack
          table={table}
          module={module}
          replay={replay}
          names={names}
          stops={stops}
          ticks={ticks}
          player={player}
          result={`${brokenOff}${result}`}
          openly={() => {
            const told = makeWords(module.key, sat, { t, has, language });
            const open = stopsOf(replay.frames, told, ({ view, events }) => module.stages?.({ view, events }, t) ?? []);
            return {
              names: sat,
              result: `${brokenOff}${resultFor(sat)}`,
              lineOf: (at) => open[at]?.lines[0] ?? "",
            };
          }}
          means={(step) => (
            <>
              <FromHere record={table} step={step} names={names} />
              {narrow ? other : null}
              {handOn}
              <a className="button quiet small" href={api.annotatedAddress(table)} download>
                <Icon name="ui-download" size={20} />
                {t("look-keep")}
              </a>
            </>
          )}
        />
      </>
    );
  return (
    <>
      {head}
      <main id="main" className={wide ? "play replay wide" : "play replay"} tabIndex={-1}>
        <h1 className="spoken">
          {page}: {title}
        </h1>
        <div className="play-main">
          {frame ? (
            <module.Moment
              view={frame.view}
              shown={frame.shown}
              events={stop.events}
              standing={frame.standing}
              names={names}
              stage={stop.stage}
              at={player.at}
              speed={player.speed}
            />
          ) : null}
          <div className="sheet replay-bar">
            {stop?.mark ? (
              <p className="note replay-mark" data-testid="replay-mark">
                {rich(stop.mark)}
              </p>
            ) : null}
            <p className="caption told" data-testid="replay-caption">
              {rich(caption)}
            </p>
            <RecordNotes notes={notesAt(replay, stops, player.at)} replay={replay} module={module} names={names} />
            <PlayerBar player={player} label={t("replay-line")} said={plain(caption)} ticks={ticks} />
          </div>
        </div>
        <aside className="rail replay-rail">
          <StoryLines lines={lines} names={names} at={player.at} go={player.go} />
          {module.hides && names.length > 1 ? <Eyes names={names} seat={seat} look={look} /> : null}
          {other}
          {narrow ? handOn : null}
          <FromHere record={record} step={over || !stop ? null : stop.frame} names={names} />
          <Fairness replay={replay} />
          <p className="note replay-keys-note">{t("replay-keys-note")}</p>
        </aside>
      </main>
    </>
  );
}

/** What the record remarks on the moves that led to a stop. */
function notesAt({ frames, notes }: Replay, stops: readonly Stop[], at: number): readonly Note[] {
  const seqAt = (place: number): number => frames[stops[place]?.frame ?? -1]?.seq ?? -1;
  return notes.filter(({ about }) => about > seqAt(at - 1) && about <= seqAt(at));
}

/** Other eyes see other stops: one stays at the moment that was being looked at. */
function useSameMoment(replay: Replay, stops: readonly Stop[], { at, go }: Player): void {
  const before = useRef({ replay, frame: 0 });
  useEffect(() => {
    if (before.current.replay === replay) before.current = { replay, frame: stops[at]?.frame ?? 0 };
    else {
      const { frame } = before.current;
      before.current = { replay, frame };
      go(
        Math.max(
          0,
          stops.findLastIndex((stop) => stop.frame <= frame),
        ),
      );
    }
  }, [replay, stops, at, go]);
}

type StoryLine = Pick<Turn, "seat" | "text"> & { readonly stop: number };

const piece = ({ seat, ...frame }: Frame) => ({ ...frame, seat: seat ?? -1 });

/** The turns of the story, each with the stop at which it begins; before them, that nothing has happened yet. */
function linesOf({ frames }: Replay, stops: readonly Stop[], turns: readonly Turn[]): readonly StoryLine[] {
  /** What came after the last move belongs to the last stop. */
  const stopOf = (seq: number): number => {
    const found = stops.findIndex(({ frame }) => (frames[frame]?.seq ?? 0) >= seq);
    return found < 0 ? stops.length - 1 : found;
  };
  const told = turns.map(({ first, seat, text }) => ({
    seat,
    text,
    stop: stopOf(first),
  }));
  return (told[0]?.stop ?? 1) > 0 ? [{ seat: null, text: "", stop: 0 }, ...told] : told;
}

/** The story turn by turn, oldest first; a line leads to its moment. */
function StoryLines({
  lines,
  names,
  at,
  go,
}: {
  readonly lines: readonly StoryLine[];
  readonly names: readonly SeatName[];
  readonly at: number;
  readonly go: (to: number) => void;
}) {
  const { t } = useText();
  const now = useRef<HTMLLIElement>(null);
  const current = lines.findLastIndex(({ stop }) => stop <= at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the present line is what it follows
  useEffect(() => {
    const line = now.current;
    const list = line?.closest<HTMLElement>(".replay-story");
    if (line && list) list.scrollTop = line.offsetTop - list.clientHeight / 2;
  }, [current]);
  return (
    <section>
      <h2>{t("replay-story")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <div className="replay-story" tabIndex={0} role="group" aria-label={t("replay-story")}>
        <ol className="story">
          {lines.map(({ seat, text, stop }, line) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the story of a finished game stays as it is
              key={line}
              ref={line === current ? now : null}
              className={line < current ? undefined : line === current ? "now" : "later"}
            >
              <WhoseFace names={names} seat={seat} />
              <button type="button" onClick={() => go(stop)} aria-current={line === current ? "step" : undefined}>
                {text ? rich(text) : t("replay-begin")}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function useSpokenStop(stop: Stop | undefined, on: boolean): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else if (stop && on) announce(plain(stop.stage > 0 ? stop.caption : stop.lines.join(" ")));
  }, [stop, on]);
}
