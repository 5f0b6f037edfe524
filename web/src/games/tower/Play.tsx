/** The tower in play. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import type { PlayProps } from "../../core/module";
import { Speaker } from "../../core/saying";
import { Button, Dialog, Ribbon, Tabs, useMotion, usePhone } from "../../design";
import { rich, useText } from "../../i18n";
import { SoundButton } from "../../table/SoundButton";
import type { Event, News } from "../../wire/types";
import type { Aim } from "./aim";
import { StoryFace } from "./art";
import { type Piece, STORIES, scarfOf, TOTO } from "./box";
import { ActionCard, GoalCard, Piles, StoryCard } from "./Cards";
import { describe, describeSpot, topmost } from "./describe";
import type { Gap } from "./gaps";
import { FineSteps, FoldSlider, HandKeys, handKey } from "./Hands";
import { Legend } from "./Legend";
import type { Fate } from "./landing";
import { OrderCard, Players, WallsLost, Wobble } from "./Meters";
import { type Offers, offersOf } from "./menu";
import { Orbit } from "./orbit";
import { Picture } from "./Picture";
import { PiecePicture } from "./pictures";
import { Sketch } from "./sketch";
import { purr } from "./sounds";
import { type Known, useAim, whole } from "./useAim";
import { useHolding } from "./useHolding";
import { useMoving, usePassing, useStage, useTable, useWhenStill } from "./useStage";
import type { TowerAction, TowerView } from "./wire";
import { pieceName, type Text } from "./words";

type Props = PlayProps<TowerView, TowerAction>;
const NONE: ReadonlySet<Piece> = new Set();

export function Play(props: Props) {
  const { position, sight, names, fresh, told, play, busy, explain, passing, story, chat } = props;
  const { t } = useText();
  const phone = usePhone();
  const { still } = useMotion();
  const view = sight.view;
  const offers = useMemo(() => offersOf(sight.menu), [sight.menu]);
  const stage = useStage();
  const orbit = useMemo(() => new Orbit(), []);
  useTable(stage, view, position.seq, fresh);
  const other = usePassing(stage, passing, view, position.seq);
  const moving = useMoving(stage) && !still;
  const lost = useWhenStill(view.aside.length, stage);
  const asked = sight.menu !== null && !sight.may;
  const ready = asked && !busy && !moving;
  const holding = useHolding({ view, offers, seq: position.seq, ready, passing, play, explain });
  const plate = useRef<HTMLDivElement>(null);
  useKeys(plate, holding, orbit, ready);
  useOnlyPiece(offers, view, ready, play);

  const lit = useMemo(
    () => (ready ? new Set([...offers.pets, ...offers.takes.filter((piece) => stands(view, piece))]) : NONE),
    [ready, offers, view],
  );
  const sketch = useMemo(() => new Sketch(), []);
  const known = useAim(holding.grip, view, sketch, t);
  const ringed = useMemo(() => new Set(view.met.flatMap(({ cats }) => cats)), [view.met]);
  const press = useCallback(
    (piece: Piece) => {
      if (offers.pets.has(piece)) {
        purr();
        play({ type: "Pet", cat: piece });
      } else if (offers.takes.includes(piece)) play({ type: "Take", piece });
    },
    [offers, play],
  );

  const together = view.mode === "coop";
  const mine = together ? 0 : (sight.seat ?? 0);
  const height = view.race.heights[mine] ?? 0;
  const advice = ready ? adviceOf(known, holding.warning, orbit, t) : null;
  const caption = advice ?? captionOf(props, moving, t);
  const happened = useWhenStill(
    useMemo(() => lastOf(told), [told]),
    stage,
  );
  const picture = (
    <div
      ref={plate}
      className="tower-picture"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the piece in hand is moved by keys from here
      tabIndex={0}
      role="group"
      aria-label={t("tower-ui-picture")}
      aria-describedby="tower-words"
    >
      <Picture
        stage={stage}
        grip={holding.grip}
        orbit={orbit}
        lit={lit}
        ringed={ringed}
        yours={offers.meets.size > 0}
        other={other}
        idle={!ready}
        kitten={height > 0 ? height : null}
        scarf={scarfOf(view.kittens[mine] || TOTO)}
        target={together ? view.floor : null}
        sketch={sketch}
        aids={view.aids}
        onPress={press}
        onRelease={holding.release}
        label={t("tower-ui-picture-label", { floors: topmost(view) })}
      >
        {asked ? <Ribbon label={t("your-turn")} /> : null}
      </Picture>
      <div id="tower-words" hidden>
        <FloorList view={view} />
      </div>
    </div>
  );
  const actions = (
    <section className="tower-actions" aria-label={t("tower-ui-actions")}>
      <h2>{t("tower-ui-actions")}</h2>
      <div className="stack tower-cards">
        {view.actions.up.map((card) => (
          <ActionCard
            key={card}
            card={card}
            sides={offers.sides.get(card) ?? []}
            discard={offers.discards.has(card)}
            chosen={view.turn.card === card ? view.turn.side : null}
            ready={ready}
            onChoose={(side) =>
              play(offers.discards.has(card) ? { type: "Discard", card } : { type: "Choose", card, side })
            }
          />
        ))}
      </div>
    </section>
  );
  const goals = <Goals view={view} offers={offers} ready={ready} height={height} play={play} aim={known.aim} />;
  const bar = (
    <div className="bar tower-bar" data-testid="bar">
      <JustNow news={happened} names={names} />
      <p
        className={holding.warning && advice ? "caption warned" : "caption"}
        data-testid="caption"
        data-fate={known.fate ?? undefined}
      >
        {rich(caption)}
      </p>
      <FoldSlider grip={holding.grip} />
      <HandKeys
        grip={holding.grip}
        orbit={orbit}
        ready={ready}
        warning={holding.warning !== null}
        onLetGo={holding.letGo}
      />
      <Answers offers={offers} ready={ready} play={play} view={view} onPress={press} />
    </div>
  );
  const fine = <FineSteps grip={holding.grip} orbit={orbit} view={view} />;
  const status = (
    <div className="play-status tower-status">
      <Players view={view} names={names} />
      <WallsLost lost={lost} />
      {phone ? <SoundButton /> : null}
      <Wobble stage={stage} />
    </div>
  );
  const hooks = {
    "data-step": view.step,
    "data-seq": position.seq,
    "data-asked": asked && ready,
    "data-moving": moving,
    "data-turn": view.turn.number,
    "data-floors": topmost(view),
    "data-other": other?.piece,
    "data-held": view.step === "place" && view.held ? view.held.piece : undefined,
  };
  const floors = <FloorsInWords view={view} />;
  if (phone)
    return (
      <div className="play tower-play phone" {...hooks}>
        {status}
        {picture}
        <div className="stack under">
          {bar}
          {fine}
          <Tabs
            label={t("tower-ui-sheet")}
            tabs={[
              { key: "actions", label: t("tower-ui-actions-short"), content: actions },
              {
                key: "goals",
                label: t(together ? "tower-ui-goals-short" : "tower-ui-goals-own-short"),
                content: goals,
              },
              {
                key: "story",
                label: t("tower-ui-story-short"),
                content: (
                  <>
                    <StoryCard view={view} />
                    <OrderCard view={view} names={names} />
                    {story}
                    {chat}
                    <Piles view={view} />
                    {floors}
                  </>
                ),
              },
            ]}
          />
        </div>
        <Higher view={view} offers={offers} ready={ready} play={play} />
      </div>
    );
  return (
    <div className="play sides tower-play" {...hooks}>
      <div className="rail">
        {actions}
        {known.fate ? <Legend /> : <Piles view={view} />}
      </div>
      <div className="play-main">
        {status}
        {picture}
        {bar}
        {fine}
        {floors}
      </div>
      <aside className="rail" aria-label={t("tower-ui-rail")}>
        {goals}
        <OrderCard view={view} names={names} />
        <StoryCard view={view} />
        {story}
        {chat}
      </aside>
      <Higher view={view} offers={offers} ready={ready} play={play} />
    </div>
  );
}

const stands = (view: TowerView, piece: Piece): boolean => view.tower.some((one) => one.piece === piece);

/** One piece and nothing else to choose: it is in the hand already. Who takes that back wants it otherwise. */
function useOnlyPiece(offers: Offers, { turn }: TowerView, ready: boolean, play: (action: TowerAction) => void): void {
  const only = offers.takes.length === 1 && !offers.done && !offers.pass && !offers.giveUp && offers.pets.size === 0;
  const piece = only ? offers.takes[0] : undefined;
  const moment = `${turn.number} ${turn.card} ${turn.side} ${turn.failed.length} ${piece}`;
  const last = useRef("");
  useEffect(() => {
    if (!ready || piece === undefined || last.current === moment) return;
    last.current = moment;
    play({ type: "Take", piece });
  }, [ready, piece, moment, play]);
}

/** Keys of the hand, wherever on the page nothing else wants them. */
function useKeys(
  plate: React.RefObject<HTMLDivElement | null>,
  { grip, letGo }: ReturnType<typeof useHolding>,
  orbit: Orbit,
  ready: boolean,
): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!ready || !grip.held || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest("input, textarea, select, dialog, [role=tablist]")) return;
      if (event.key === "Enter" && target?.closest("button, a, summary")) return;
      if (handKey(grip, orbit, event, letGo)) event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [grip, letGo, orbit, ready]);
  // A piece that comes into the hand is moved by keys at once, and is in sight, however far down its card was chosen.
  useEffect(() => {
    let held: Piece | null = null;
    return grip.subscribe(() => {
      const before = held;
      held = grip.held?.piece ?? null;
      if (held === null) return;
      const here = document.activeElement;
      if (here === document.body || here === null) plate.current?.focus({ preventScroll: true });
      if (held !== before) plate.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
    });
  }, [grip, plate]);
}

// ---- what is asked --------------------------------------------------------------------------------------------------

function captionOf({ sight, position, names }: Props, moving: boolean, t: Text): string {
  const { view, menu, seat } = sight;
  if (moving || view.step === "physics") return t(`tower-ui-moving-${view.deed?.type ?? "Placing"}`);
  if (menu && !sight.may) {
    const text = new Speaker("tower", names, t).prompt(menu.prompt);
    const shared = names.every(({ you }) => !you) && seat !== null;
    return shared ? `<b>${names[seat]?.name}</b>: ${text}` : text;
  }
  if (view.step === "over") return t("tower-ui-over");
  const asked = position.must.filter((one) => one >= 0);
  const held = view.step === "place" && view.held ? pieceName(view.held.piece, t) : "";
  return t(held ? "tower-ui-waiting-held" : "tower-ui-waiting", {
    who: asked.map((one) => names[one]?.name ?? "?").join(", "),
    you: asked.length === 1 && names[asked[0] ?? -1]?.you ? "yes" : "no",
    count: asked.length,
    piece: held,
  });
}

/** What the hand could do better, or what it is about to do [TOWER 8.5]: what is missing to a goal, then a fall. */
function adviceOf({ fate, aim }: Known, warning: Fate | null, orbit: Orbit, t: Text): string | null {
  if (warning) return t(`tower-ui-fate-${warning}`);
  const met = aim?.goals.find((goal) => goal.met);
  if (met) return t("tower-ui-aim-met", { goal: t(`tower-goal-${met.card}`) });
  const missing = aim?.goals.find((goal) => goal.missing)?.missing;
  if (missing) return t(`tower-ui-aim-${missing.how}`, { way: wayOf(missing, orbit, t) });
  return fate === null || fate === "stands" ? null : t(`tower-ui-fate-${fate}`);
}

const SLIGHT = 0.3; // of the longer part of a way: a shorter one need not be said

/** "4 mm to the right and 3 mm away from you", as one looks at it. */
function wayOf({ from, to }: Gap, { right, away }: Orbit, t: Text): string {
  const along = ([x, y]: readonly [number, number]) => (to[0] - from[0]) * x + (to[1] - from[1]) * y;
  const parts = [
    { by: along(right), ways: ["left", "right"] },
    { by: along(away), ways: ["near", "away"] },
  ].sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const longest = Math.abs(parts[0]?.by ?? 0);
  const [one, other] = parts
    .filter(({ by }) => Math.abs(by) >= SLIGHT * longest)
    .map(({ by, ways }) => t(`tower-ui-way-${ways[by > 0 ? 1 : 0]}`, { millimetres: whole(Math.abs(by)) }));
  return other ? t("tower-ui-way-both", { one: one ?? "", other }) : (one ?? "");
}

/** What one need not be told: it lies open, or is asked for anyway. */
const PLAIN: ReadonlySet<string> = new Set(["took", "chose", "action-turned", "goal-turned"]);
const GRAVE: ReadonlySet<string> = new Set(["missed", "walls-fell", "came-down", "kitten-fell", "unsettled"]);

/** The last thing that happened and has to be known. */
const lastOf = (told: readonly News[]): readonly Event[] =>
  told.findLast(({ events }) => events.some(({ key }) => key !== "settled" && !PLAIN.has(key)))?.events ?? [];

/** What has just happened, always in sight [DESIGN 5]. */
function JustNow({ news, names }: { readonly news: readonly Event[]; readonly names: Props["names"] }) {
  const { t, has } = useText();
  const said = news.filter(({ key }) => !PLAIN.has(key) && has(`tower-event-${key}`));
  if (said.length === 0) return null;
  return (
    <p className={said.some(({ key }) => GRAVE.has(key)) ? "tower-now grave" : "tower-now"} data-testid="just-now">
      {rich(said.map(new Speaker("tower", names, t).event).join(" "))}
    </p>
  );
}

/** Pieces to take up, cats to pet, and the answers that are plain buttons. */
function Answers({
  offers,
  ready,
  play,
  view,
  onPress,
}: {
  readonly offers: Offers;
  readonly ready: boolean;
  readonly play: (action: TowerAction) => void;
  readonly view: TowerView;
  readonly onPress: (piece: Piece) => void;
}) {
  const { t } = useText();
  const fresh = offers.takes.filter((piece) => !stands(view, piece));
  const again = offers.takes.filter((piece) => stands(view, piece));
  const placed = new Set(view.turn.laid.map(({ piece }) => piece));
  const named = (piece: Piece): string =>
    [pieceName(piece, t), describeSpot(view, piece, t)].filter(Boolean).join(", ");
  const none = fresh.length + again.length + offers.pets.size + offers.adopts.length === 0;
  if (none && !offers.done && !offers.pass && !offers.giveUp) return null;
  return (
    <div className="keys tower-answers">
      {offers.adopts.map((kitten) => (
        <button
          type="button"
          key={kitten}
          className="tower-take lit"
          disabled={!ready}
          onClick={() => play({ type: "Adopt", kitten })}
          data-adopt={kitten}
        >
          <PiecePicture piece={kitten} size={38} />
          <span>{t(`tower-ui-scarf-${scarfOf(kitten)}`)}</span>
        </button>
      ))}
      {fresh.length > 0 ? (
        <ul className="keys" aria-label={t("tower-ui-tray")}>
          {fresh.map((piece) => (
            <li key={piece}>
              <button
                type="button"
                className="tower-take lit"
                disabled={!ready}
                onClick={() => play({ type: "Take", piece })}
                data-take={piece}
              >
                <PiecePicture piece={piece} size={38} />
                <span>{pieceName(piece, t)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {[...offers.pets].map((cat) => (
        <Button key={cat} kind="quiet" disabled={!ready} onClick={() => onPress(cat)} data-pet={cat}>
          <PiecePicture piece={cat} size={26} /> {t("tower-ui-pet", { piece: named(cat) })}
        </Button>
      ))}
      {again.map((piece) => (
        <Button key={piece} kind="bare" size="small" disabled={!ready} onClick={() => onPress(piece)} data-take={piece}>
          {t(view.step === "move" ? "tower-ui-move-cat" : placed.has(piece) ? "tower-ui-again" : "tower-ui-take-off", {
            piece: named(piece),
          })}
        </Button>
      ))}
      {offers.giveUp ? (
        <Button kind="quiet" disabled={!ready} onClick={() => play({ type: "GiveUp" })} data-testid="give-up">
          {t("tower-ui-give-up")}
        </Button>
      ) : null}
      {offers.pass ? (
        <Button kind="quiet" disabled={!ready} onClick={() => play({ type: "Pass" })} data-testid="pass">
          {t(view.step === "move" ? "tower-ui-pass-move" : "tower-ui-pass")}
        </Button>
      ) : null}
      {offers.done ? (
        <Button icon="ui-check" disabled={!ready} onClick={() => play({ type: "Done" })} data-testid="done">
          {t("tower-ui-done")}
        </Button>
      ) : null}
    </div>
  );
}

function Goals({
  view,
  offers,
  ready,
  height,
  play,
  aim,
}: {
  readonly view: TowerView;
  readonly offers: Offers;
  readonly ready: boolean;
  readonly height: number;
  readonly play: (action: TowerAction) => void;
  readonly aim: Aim | null;
}) {
  const { t } = useText();
  const together = view.mode === "coop";
  const cards = together ? view.goals.up : view.hand;
  const met = new Set(view.met.map(({ card }) => card));
  const title = t(together ? "tower-ui-goals" : "tower-ui-goals-own");
  return (
    <section className="tower-goals" aria-label={title}>
      <h2>{title}</h2>
      {cards.length === 0 && !together ? <p className="note">{t("tower-ui-goals-hidden")}</p> : null}
      <div className="stack tower-cards">
        {cards.map((card) => (
          <GoalCard
            key={card}
            card={card}
            met={met.has(card)}
            floors={offers.meets.get(card) ?? []}
            from={height}
            ready={ready}
            aimed={aim?.goals.find((goal) => goal.card === card)}
            onMeet={(floors) => play({ type: "Meet", card, floors })}
            swap={offers.swaps.has(card) ? () => play({ type: "Swap", card }) : undefined}
          />
        ))}
      </div>
    </section>
  );
}

/** A story is won: it is read, and everybody is asked whether to go on [TOWER 6.4]. */
function Higher({
  view,
  offers,
  ready,
  play,
}: {
  readonly view: TowerView;
  readonly offers: Offers;
  readonly ready: boolean;
  readonly play: (action: TowerAction) => void;
}): ReactNode {
  const { t } = useText();
  if (!offers.goOn) return null;
  const next = STORIES[view.story.place + 1] ?? view.floor;
  return (
    <Dialog open lasting onClose={() => {}} title={t(`tower-story-${view.story.won}`)}>
      <div className="stack tower-told">
        <StoryFace id={view.story.won} className="tower-story-face" />
        <p className="lead">{t(`tower-story-${view.story.won}-text`)}</p>
      </div>
      <p className="caption">{rich(t("tower-prompt-go-on", { floor: view.story.won, next }))}</p>
      <div className="dialog-actions">
        <Button kind="quiet" disabled={!ready} onClick={() => play({ type: "GoOn", yes: false })} data-testid="enough">
          {t("tower-ui-enough")}
        </Button>
        <Button disabled={!ready} onClick={() => play({ type: "GoOn", yes: true })} data-testid="go-on">
          {t("tower-ui-go-on", { floor: next })}
        </Button>
      </div>
    </Dialog>
  );
}

/** Every floor in words, behind a fold. */
export function FloorsInWords({ view }: { readonly view: TowerView }) {
  const { t } = useText();
  return (
    <details className="tower-words">
      <summary>{t("tower-ui-words")}</summary>
      <FloorList view={view} />
    </details>
  );
}

/** Top down, as one would tell it. */
function FloorList({ view }: { readonly view: TowerView }) {
  const { t } = useText();
  const floors = useMemo(() => describe(view, t), [view, t]);
  return (
    <ol reversed>
      {floors.map(({ floor, text }) => (
        <li key={floor} value={floor}>
          <b>{t("tower-ui-floor", { floor })}</b>: {text}
        </li>
      ))}
    </ol>
  );
}
