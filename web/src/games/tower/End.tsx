/** The end: the tower as it stands or lies, its fall shown again, the stories that were won, and how it grew. */
import { type ReactNode, useEffect, useMemo } from "react";
import { type LookBack, useLookBack } from "../../core/lookBack";
import type { EndProps, SeatName } from "../../core/module";
import { mySeats } from "../../core/names";
import { Card, Coming, Icon, sound } from "../../design";
import { useText } from "../../i18n";
import { StoryFace } from "./art";
import { STORIES, scarfOf, TOTO } from "./box";
import { BuildOn, FallFilm, FilmToCome } from "./Fall";
import { FloorsInWords } from "./FloorsInWords";
import { type Fall, fallOf, historyOf, onwardsFrom, type Row, standingAt } from "./fall";
import { useFilm } from "./film";
import { HistoryChart, LeanChart } from "./History";
import { WallsLost } from "./Meters";
import { KittenPicture } from "./pictures";
import { RestingPicture } from "./Resting";
import type { Placed } from "./space";
import type { Stage } from "./stage";
import { clipsOf, leftOf, useStage } from "./useStage";
import type { TowerView } from "./wire";
import { pieceName, type Text } from "./words";

type Props = EndProps<TowerView>;

/** What the record tells, as far as it is read: how the tower grew, and how it fell if it did. */
type Recorded = {
  readonly state: LookBack<TowerView>["state"];
  readonly fall: Fall | null;
  readonly onwards: { readonly step: number; readonly seat: number } | null;
  readonly rows: readonly Row[];
  readonly met: number;
};
/** Where it is shown, and how all lies in the end. */
type Shown = { readonly stage: Stage; readonly left: () => readonly Placed[] };

export function End(props: Props) {
  const { table, view } = props;
  const stage = useStage();
  const { replay, state } = useLookBack<TowerView>(table.id);
  const mine = mySeats(table)[0] ?? 0;
  const recorded = useMemo((): Recorded => {
    if (!replay) return { state, fall: null, onwards: null, rows: [], met: 0 };
    const met = replay.frames.reduce((sum, { events }) => sum + events.filter(({ key }) => key === "met").length, 0);
    const fall = isCollapsed(view) ? fallOf(replay) : null;
    const onwards = fall && onwardsFrom(replay, fall, mine);
    return { state, fall, onwards, rows: historyOf(replay), met };
  }, [replay, state, view, mine]);
  const last = useMemo(
    () => props.told.findLast(({ events }) => clipsOf(events).some(({ frames }) => frames.length > 0))?.events ?? [],
    [props.told],
  );
  const { won } = view.story;
  useEffect(() => {
    if (won > 0) sound("glockenspiel");
  }, [won]);
  const left = () => leftOf(stage, view, last);
  const page = { ...props, recorded, stage, left };
  return recorded.fall ? <Fallen {...page} fall={recorded.fall} /> : <Standing {...page} />;
}

/** Not known yet. */
const NOWHERE = { step: null, seat: 0 } as const;

const isCollapsed = ({ story }: TowerView): boolean => story.ending === "collapsed";

/** As it stands; or as it lies, while its fall is not yet known. */
function Standing(props: Props & Shown & { readonly recorded: Recorded }) {
  const { stage, view, left, recorded, table } = props;
  const { t } = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the position is another
  useEffect(() => {
    stage.reset(left());
  }, [stage, view]);
  const together = view.mode === "coop";
  const picture = (
    <RestingPicture
      stage={stage}
      kitten={together ? (view.race.heights[0] ?? null) : null}
      target={together ? view.floor : null}
      label={t("tower-ui-picture")}
    />
  );
  if (!isCollapsed(view) || recorded.state !== "reading") return <Page {...props} picture={picture} />;
  const onwards = <BuildOn record={table.id} {...NOWHERE} />;
  return <Page {...props} picture={<FilmToCome>{picture}</FilmToCome>} onwards={onwards} />;
}

/** It came down: the film of it, how it went over, and a way on from before it. */
function Fallen(props: Props & Shown & { readonly recorded: Recorded; readonly fall: Fall }) {
  const { stage, fall, table, recorded } = props;
  const { t } = useText();
  const { standing, clip, isLast } = fall;
  const film = useFilm(fall, stage, isLast ? props.left : () => standingAt(standing, clip, clip.frames.length));
  return (
    <Page
      {...props}
      picture={<FallFilm film={film} stage={stage} label={t(endingOf(props.view))} />}
      chart={<LeanChart leans={fall.leans} rate={fall.clip.rate} brink={fall.brink} at={film.shown} />}
      onwards={<BuildOn record={table.id} {...(recorded.onwards ?? NOWHERE)} />}
    />
  );
}

type PageProps = Props & {
  readonly recorded: Recorded;
  readonly picture: ReactNode;
  readonly chart?: ReactNode;
  readonly onwards?: ReactNode;
};

function Page({ table, view, outcome, names, actions, recorded, picture, chart, onwards }: PageProps) {
  const { t } = useText();
  const { state, fall, rows, met } = recorded;
  const replayed = state === "read";
  const together = view.mode === "coop";
  const { won, ending } = view.story;
  const highest = Math.max(0, ...rows.map(({ heights }) => Math.max(0, ...heights)), ...view.race.heights);
  return (
    <div
      className="beside tower-end"
      data-ended="true"
      data-ending={ending}
      data-won={won}
      data-known={rows.length > 0}
    >
      <div className="tower-picture">
        {picture}
        <FloorsInWords view={view} />
      </div>
      <div className="stack">
        {together ? <Stories won={won} /> : null}
        <Card className="tower-result">
          <h2>
            {table.broken_off
              ? t("end-stood-title")
              : t(together && won === 0 ? "tower-ui-lost-all" : endingOf(view), { floor: STORIES[0] ?? 10 })}
          </h2>
          {together ? (
            won > 0 ? (
              <p>{t("tower-ui-won", { floor: won })}</p>
            ) : null
          ) : (
            <Places view={view} places={outcome.places} names={names} />
          )}
          <dl className="tower-figures">
            {[
              ...(fall || (isCollapsed(view) && state === "reading") ? factsOf(fall, names, t) : []),
              [t(together ? "tower-ui-end-toto" : "tower-ui-end-kitten"), String(highest)],
              ...(state === "missing" ? [] : [[t("tower-ui-end-goals"), replayed ? String(met) : UNREAD]]),
            ].map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <WallsLost lost={view.aside.length} />
          <p className="note">{t("tower-ui-turns", { turns: view.turn.number })}</p>
        </Card>
        {onwards}
        {actions}
        {chart ? <Card className="tower-result">{chart}</Card> : null}
        {rows.length > 1 ? (
          <Card className="tower-result">
            <HistoryChart rows={rows} together={together} />
          </Card>
        ) : replayed ? null : (
          <Coming title={t("tower-ui-history")}>{t(`look-back-${state}`)}</Coming>
        )}
      </div>
    </div>
  );
}

/** How it ended; against each other there is no Toto for all. */
function endingOf({ story: { ending }, mode }: TowerView): string {
  const apart = ending === "collapsed" && mode === "competitive" ? "-apart" : "";
  return `tower-ui-ending-${ending || "won"}${apart}`;
}

/** Stands for what is not read yet. */
const UNREAD = "…";

/** Who had the turn, what was let go, how high it stood; null: not known yet. */
function factsOf(fall: Fall | null, names: readonly SeatName[], t: Text): readonly (readonly [string, string])[] {
  const what = fall ? fall.piece && pieceName(fall.piece, t) : UNREAD;
  return [
    [t("tower-ui-end-who"), fall ? (names[fall.seat]?.name ?? "?") : UNREAD],
    ...(what ? [[t("tower-ui-end-what"), what] as const] : []),
    [t("tower-ui-end-high"), fall ? t("tower-ui-end-floors", { floors: fall.floors }) : UNREAD],
  ];
}

/** The stories that were won, read aloud. */
function Stories({ won }: { readonly won: number }): ReactNode {
  const { t } = useText();
  return STORIES.filter((floor) => floor <= won).map((floor) => (
    <Card key={floor} className="tower-told-card" grained>
      <StoryFace id={floor} className="tower-story-face" />
      <h2>
        <Icon name="ui-star" size={22} /> {t(`tower-story-${floor}`)}
      </h2>
      <p className="lead">{t(`tower-story-${floor}-text`)}</p>
    </Card>
  ));
}

function Places({
  view,
  places,
  names,
}: {
  readonly view: TowerView;
  readonly places: readonly number[];
  readonly names: readonly SeatName[];
}) {
  const { t } = useText();
  const order = places.map((place, seat) => ({ place, seat })).slice(0, names.length);
  return (
    <ol className="tower-places">
      {order
        .sort((a, b) => a.place - b.place)
        .map(({ place, seat }) => (
          <li key={seat} value={place}>
            <KittenPicture scarf={scarfOf(view.kittens[seat] || TOTO)} size={34} />
            <b>{names[seat]?.name}</b>
            <span>
              {(view.race.heights[seat] ?? 0) > 0
                ? t("tower-ui-floor", { floor: view.race.heights[seat] ?? 0 })
                : t("tower-ui-outside")}
              {view.story.culprit === seat ? `, ${t("tower-ui-culprit")}` : ""}
            </span>
          </li>
        ))}
    </ol>
  );
}
