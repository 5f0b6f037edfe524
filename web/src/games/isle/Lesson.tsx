/** A first day, or another course, with somebody who knows the game: one thing at a time, each tried at once. */
import { useRef, useState } from "react";
import { Button, Chip, Icon, Strip, sound, usePhone } from "../../design";
import { announce } from "../../ground/live";
import { navigate } from "../../ground/router";
import { plain, rich, useText } from "../../i18n";
import { Dots, Keys, Told } from "../../learn/parts";
import { haveName } from "../../shell/me";
import { api } from "../../wire/api";
import { Patterns } from "./art/Patterns";
import { PlacingKeys } from "./Bar";
import { boatOf, colourKey, tileOf } from "./box";
import { CardFan, ShownCard } from "./CardFace";
import { type Cell, has } from "./cells";
import { Deck } from "./Deck";
import {
  type Course,
  cardsVerdict,
  costOf,
  type Deed,
  type Heap,
  heldIn,
  isAsWished,
  type LessonStep,
  offeredCards,
  type Scene,
  sceneAt,
  shipOf,
  stepAt,
  type Verdict,
} from "./lesson";
import { PadBoat } from "./PadBoat";
import { heldOver, useFocusOnHeld } from "./padPlacing";
import { begin, emptyPad, newPlayer } from "./padState";
import { asPiece, type Held } from "./placing";
import { TilePicture } from "./TilePicture";
import { useTileKeys } from "./useTileKeys";
import type { IsleMode } from "./wire";
import { tileLabel } from "./words";

/** Where a reader is: the step, the table as it lies, what is in the hand, and what was made of it. */
type Progress = {
  readonly at: number;
  readonly scene: Scene;
  readonly held: Held | null;
  readonly chosen: readonly number[];
  readonly answer: number | null;
  readonly verdict: Verdict;
};

function enter(course: Course, at: number, scene: Scene, before: Held | null = null): Progress {
  const { task } = stepAt(course, at);
  const inHand = scene.tile !== null && (task.kind === "turn" || task.kind === "lay");
  const held = inHand && scene.tile !== null ? (before ?? heldIn(scene, scene.tile)) : null;
  return { at, scene, held, chosen: [], answer: null, verdict: null };
}

export function Lesson({ course }: { readonly course: Course }) {
  const { t } = useText();
  const phone = usePhone();
  const [place, setPlace] = useState<Progress>(() => enter(course, 0, course.start));
  const deck = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { at, scene, held, verdict } = place;
  const step = stepAt(course, at);
  const { task } = step;
  const done = task.kind === "read" || verdict === "right";
  const ship = step.sight ?? shipOf(scene);

  function judge(next: Verdict, change: Partial<Progress> = {}): void {
    setPlace({ ...place, ...change, verdict: next });
    if (next) announce(plain(t(`isle-learn-${step.id}-${next}`)));
  }

  function right(deed: Deed = {}, change: Partial<Progress> = {}): void {
    sound("knock");
    judge("right", { scene: step.after(scene, deed), ...change });
  }

  function go(to: number): void {
    if (to < at) setPlace(enter(course, to, sceneAt(course, to)));
    else {
      const after = done ? scene : step.after(scene, {});
      setPlace(enter(course, to, after, task.kind === "turn" ? held : null));
    }
    heading.current?.focus({ preventScroll: true });
  }

  function press(cell: Cell): void {
    if (done) return;
    if (has(boatOf(scene.boat).rats, cell)) right();
    else judge("wrong");
  }

  function pick(heap: Heap, tile: number): void {
    if (done || (task.kind !== "pick" && task.kind !== "take")) return;
    if (task.heap !== heap || !task.tiles.includes(tile)) {
      judge("wrong", { held: null });
      return;
    }
    sound("paper");
    if (task.kind === "pick") right();
    else setPlace({ ...place, verdict: null, held: held?.tile === tile ? null : heldIn(scene, tile) });
  }

  const placing = heldOver(ship, done && task.kind !== "turn" ? null : held, course.mode, {
    move: (next) => {
      if (task.kind === "turn" && next.turn !== held?.turn) right({}, { held: next });
      else setPlace({ ...place, held: next, verdict: task.kind === "turn" ? verdict : null });
    },
    lay: () => {
      if (!held || done || (task.kind !== "lay" && task.kind !== "take")) return;
      const piece = asPiece(held);
      if (placing.fault) judge("wrong");
      else if (isAsWished(scene, piece, task.aim)) right({ piece }, { held: null });
      else judge("other");
    },
    putBack: task.kind === "take" ? () => setPlace({ ...place, held: null, verdict: null }) : null,
  });
  useTileKeys(placing, phone);
  useFocusOnHeld(placing.held?.tile ?? null, deck);

  const worth = placing.worth;
  const treasure = worth?.map?.own ?? false;
  const label = t("isle-ui-boat");
  return (
    <section
      className={`lesson isle-lesson shows-${step.shows}`}
      aria-label={t("learn-lesson")}
      data-course={course.id}
      data-step={step.id}
    >
      <Patterns />
      <div className="learn-words">
        <Dots steps={course.steps} at={at} />
        <div className="isle-lesson-title">
          <h2 ref={heading} tabIndex={-1}>
            {t(`isle-learn-${step.id}-title`)}
          </h2>
          {phone && !step.sight ? <Means scene={scene} mode={course.mode} /> : null}
        </div>
        <p className="lead" aria-live="polite">
          {rich(t(`isle-learn-${step.id}`))}
        </p>
      </div>
      <div className="stack isle-lesson-table">
        {phone || step.sight ? null : <Means scene={scene} mode={course.mode} />}
        {step.shows === "cards" ? (
          <Cards
            step={step}
            place={place}
            done={done}
            onChoose={(chosen) => setPlace({ ...place, chosen, verdict: null })}
          />
        ) : task.kind === "rat" ? (
          <PadBoat
            work={begin({ ...emptyPad, players: [newPlayer(scene.boat)] })}
            phone={phone}
            label={label}
            wrong={0n}
            onTap={press}
            onStrokeBegin={() => {}}
            onStroke={() => {}}
            onRemove={() => {}}
          />
        ) : (
          <Deck
            ship={ship}
            phone={phone}
            label={label}
            held={placing.held}
            trying={task.kind === "turn"}
            flag={
              worth && task.kind !== "turn" && (placing.change !== 0 || treasure)
                ? { points: placing.change, treasure }
                : null
            }
            fresh={verdict === "right" ? (ship.pieces.at(-1) ?? null) : null}
            chosen={task.kind === "lay" && task.aim === "map" && !done ? mapOf(scene) : 0n}
            onMove={placing.move}
            focus={deck}
          />
        )}
        {step.shows === "island" && !(phone && placing.held) ? (
          <Island mode={course.mode} step={step} place={place} phone={phone} onPick={pick} />
        ) : null}
      </div>
      <div className="sheet isle-lesson-foot">
        {verdict ? <Told right={verdict === "right"} text={`isle-learn-${step.id}-${verdict}`} /> : null}
        {done ? null : (
          <div className="learn-task">
            {placing.held ? (
              <PlacingKeys
                placing={task.kind === "turn" ? { ...placing, errand: { kind: "try" } } : placing}
                phone={phone}
              />
            ) : null}
            {task.kind === "do" ? <Button onClick={() => right()}>{t(`isle-learn-${step.id}-do`)}</Button> : null}
            {task.kind === "cards" ? <CardsButton step={step} place={place} onRight={right} onJudge={judge} /> : null}
            {task.kind === "ask"
              ? task.answers.map((points, answer) => (
                  <Button
                    key={points}
                    kind="quiet"
                    aria-pressed={place.answer === answer}
                    onClick={() => (answer === task.right ? right({}, { answer }) : judge("wrong", { answer }))}
                  >
                    {t("learn-points", { points })}
                  </Button>
                ))
              : null}
          </div>
        )}
        {course.id === "day" && at === course.steps.length - 1 ? (
          <Ready onAgain={() => go(0)} onBack={() => go(at - 1)} />
        ) : (
          <Keys at={at} done={done} go={go} last={at === course.steps.length - 1} />
        )}
      </div>
    </section>
  );
}

/** The map that the cat in the hand waits for. */
const mapOf = ({ boat, tile }: Scene): bigint => boatOf(boat).maps[tileOf(tile ?? -1).colour] ?? 0n;

/** The day, the fish, the baskets, the lessons face down. */
function Means({ scene: { day, fish, baskets, lessons }, mode }: { readonly scene: Scene; readonly mode: IsleMode }) {
  const { t } = useText();
  return (
    <div className="play-status isle-status">
      <div className="isle-track">
        <ol className="isle-days" aria-label={t("isle-ui-day", { day })}>
          {[1, 2, 3, 4, 5].map((one) => (
            <li key={one} className={one < day ? "done" : one === day ? "now" : ""}>
              {one}
            </li>
          ))}
        </ol>
      </div>
      <span className="isle-means">
        {lessons.length > 0 ? (
          <Chip icon="ui-pen" role="img" aria-label={t("isle-ui-private", { count: lessons.length })}>
            {lessons.length}
          </Chip>
        ) : null}
        {mode === "family" ? null : (
          <>
            <Chip icon="fish" role="img" aria-label={t("isle-ui-fish", { fish })}>
              {fish}
            </Chip>
            <Chip icon="basket" role="img" aria-label={t("isle-learn-baskets", { count: baskets })}>
              {baskets}
            </Chip>
          </>
        )}
      </span>
    </div>
  );
}

// ---- cards ----------------------------------------------------------------------------------------------------------

function Cards({
  step,
  place: { scene, chosen },
  done,
  onChoose,
}: {
  readonly step: LessonStep;
  readonly place: Progress;
  readonly done: boolean;
  readonly onChoose: (chosen: readonly number[]) => void;
}) {
  const { t } = useText();
  const { task } = step;
  const shown = task.kind === "cards" ? scene.cards : [...scene.lessons, ...scene.cards];
  if (done || task.kind !== "cards")
    return (
      <ul className="isle-cards isle-lesson-cards">
        {shown.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their places
          <li key={`${card}-${i}`}>
            <ShownCard card={card} bare={!isPriced(step)} />
          </li>
        ))}
      </ul>
    );
  const toggle = (one: number) => {
    const without = chosen.filter((other) => other !== one);
    // One more than may be chosen takes the place of the first.
    onChoose(without.length < chosen.length ? without : [...chosen, one].slice(-task.most));
  };
  return (
    <CardFan
      cards={offeredCards(step, scene)}
      chosen={chosen}
      onToggle={toggle}
      label={t("isle-ui-choose-cards")}
      bare={step.id === "boots"}
    />
  );
}

const DOES: Readonly<Record<string, string>> = { pay: "Pay", boots: "Lay" };
/** What cards cost matters as long as they can be paid for. */
const isPriced = ({ id }: LessonStep): boolean => id === "draft" || id === "alone-cards";

function CardsButton({
  step,
  place: { scene, chosen },
  onRight,
  onJudge,
}: {
  readonly step: LessonStep;
  readonly place: Progress;
  readonly onRight: (deed: Deed) => void;
  readonly onJudge: (verdict: Verdict) => void;
}) {
  const { t } = useText();
  const offered = offeredCards(step, scene);
  const cards = chosen.map((at) => offered[at] ?? 0);
  const verdict = cardsVerdict(step.task, cards, scene.fish);
  const cost = costOf(cards);
  return (
    <>
      {step.id === "pay" ? (
        <span className={cost > scene.fish ? "isle-bill over" : "isle-bill"} role="status">
          <Icon name="fish" size={24} />
          <span>{rich(t("isle-ui-bill", { cost, fish: scene.fish, left: scene.fish - cost }))}</span>
        </span>
      ) : null}
      <Button
        icon="ui-check"
        disabled={verdict === null}
        onClick={() => (verdict === "right" ? onRight({ cards }) : onJudge(verdict))}
      >
        {t(`isle-ui-do-${DOES[step.id] ?? "Keep"}`, {
          count: cards.length,
          of: step.task.kind === "cards" ? step.task.least : 0,
        })}
      </Button>
    </>
  );
}

// ---- the island -----------------------------------------------------------------------------------------------------

const PRICES: Readonly<Partial<Record<Heap, number>>> = { left: 3, right: 5 };

type IslandProps = {
  readonly mode: IsleMode;
  readonly step: LessonStep;
  readonly place: Progress;
  readonly phone: boolean;
  readonly onPick: (heap: Heap, tile: number) => void;
};

function Island(props: IslandProps) {
  const { mode, step, phone } = props;
  const { task } = step;
  const asked = task.kind === "pick" || task.kind === "take" ? task.heap : null;
  const family = mode === "family";
  const heaps: readonly (readonly Heap[])[] = [["left"], ...(family ? [] : [["right"] as const]), ["rare", "common"]];
  // On a phone only what is asked about: the boat needs the room. The sister counts through both fields.
  const both = mode === "solo" && task.kind === "pick";
  const shown = !phone ? heaps : both ? heaps.slice(0, 2) : asked ? [[asked]] : [];
  if (shown.length === 0) return null;
  return (
    <div className={family ? "isle-island family" : "isle-island"}>
      {shown.map((some) => (
        <HeapField key={some[0]} heaps={some} {...props} />
      ))}
    </div>
  );
}

function HeapField({
  heaps,
  mode,
  step,
  place: { scene, held, verdict },
  phone,
  onPick,
}: IslandProps & { readonly heaps: readonly Heap[] }) {
  const { t } = useText();
  const { task } = step;
  const [first = "left"] = heaps;
  const under = first === "rare" || first === "common";
  const family = mode === "family";
  const name = t(under ? "isle-ui-under" : `isle-ui-field-${family ? "all" : first}`);
  const price = family ? undefined : PRICES[first];
  const before = first === "right" ? scene.heaps.left.length : 0;
  const takes = (task.kind === "pick" || task.kind === "take") && verdict !== "right";
  const empty = heaps.every((heap) => scene.heaps[heap].length === 0);
  return (
    <section className={under ? "isle-field under" : "isle-field"} aria-label={name}>
      <h3>
        {name}
        {price ? (
          <Chip>
            <Icon name="fish" size={20} />
            {t("isle-ui-each", { fish: price })}
          </Chip>
        ) : null}
      </h3>
      <ul className="isle-row">
        {heaps.flatMap((heap) =>
          scene.heaps[heap].map((tile, at) => {
            const unlit = task.kind === "pick" && task.unlit;
            const lit = takes && !unlit && task.heap === heap && task.tiles.includes(tile);
            return (
              <li key={tile}>
                <button
                  type="button"
                  className={lit ? "isle-key lit" : "isle-key"}
                  aria-pressed={held?.tile === tile}
                  aria-label={tileLabel(tile, t)}
                  disabled={!takes}
                  onClick={() => onPick(heap, tile)}
                  data-tile={tile}
                  data-colour={colourKey(tileOf(tile).colour) ?? undefined}
                >
                  {mode === "solo" && !under ? <span className="isle-place">{before + at + 1}</span> : null}
                  <TilePicture tile={tile} upright={phone} size={under ? 15 : 16.5} lit={lit} />
                </button>
              </li>
            );
          }),
        )}
        {empty ? <li className="note">{t("isle-ui-field-empty")}</li> : null}
      </ul>
    </section>
  );
}

// ---- and then -------------------------------------------------------------------------------------------------------

/** To a table with an easy bot, classic or family. */
function Ready({ onAgain, onBack }: { readonly onAgain: () => void; readonly onBack: () => void }) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState(false);
  async function play(mode: "classic" | "family"): Promise<void> {
    setBusy(true);
    setFault(false);
    try {
      await haveName(false);
      const info = (await api.games()).find(({ key }) => key === "isle");
      const options = Object.fromEntries((info?.options ?? []).map((option) => [option.key, option.default]));
      const table = await api.create({ game: "isle", options: { ...options, mode }, seats: ["me", { bot: "easy" }] });
      navigate(`/t/${table.id}`);
    } catch {
      setFault(true);
      setBusy(false);
    }
  }
  return (
    <>
      {fault ? (
        <Strip tone="stop" icon="ui-help">
          {t("fault-create")}
        </Strip>
      ) : null}
      <div className="learn-keys">
        <Button icon="ui-play" disabled={busy} onClick={() => void play("classic")} data-testid="first-game">
          {t("isle-learn-play")}
        </Button>
        <Button
          kind="quiet"
          icon="ui-people"
          disabled={busy}
          onClick={() => void play("family")}
          data-testid="first-family"
        >
          {t("isle-learn-play-family")}
        </Button>
        <Button kind="quiet" icon="ui-back" onClick={onBack}>
          {t("learn-back")}
        </Button>
        <Button kind="bare" icon="ui-undo" onClick={onAgain}>
          {t("learn-again")}
        </Button>
      </div>
    </>
  );
}
