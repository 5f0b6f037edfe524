/** The tower in play: the page on a desk and on a phone, laid out of the same parts. */
import { useMemo, useRef } from "react";
import type { PlayProps } from "../../core/module";
import { useWeighed } from "../../core/pencil";
import { Ribbon, Tabs, usePhone } from "../../design";
import { rich, useText } from "../../i18n";
import { Answers } from "./Answers";
import { isPlace, placedBy } from "./advice";
import { scarfOf, TOTO } from "./box";
import { NearGoal, Piles, StoryCard } from "./Cards";
import { Actions, Goals } from "./Choices";
import { adviceOf, captionOf } from "./caption";
import { topmost } from "./describe";
import { FloorList, FloorsInWords } from "./FloorsInWords";
import { type Grip, useHeld } from "./grip";
import { FineSteps, FoldSlider, HandKeys } from "./Hands";
import { Higher } from "./Higher";
import { released } from "./hold";
import { JustNow } from "./JustNow";
import { Legend } from "./Legend";
import type { Marked } from "./Marked";
import { isCrowded, OrderCard, Players, WallsLost, Wobble } from "./Meters";
import type { Orbit } from "./orbit";
import { Picture } from "./Picture";
import { extentOf } from "./space";
import { useHandKeys, useOnlyPiece } from "./useHandKeys";
import { type Turn, useTurn } from "./useTurn";
import type { TowerAction, TowerView } from "./wire";

type Props = PlayProps<TowerView, TowerAction>;
type Parts = { readonly props: Props; readonly turn: Turn };

export function Play(props: Props) {
  const phone = usePhone();
  const turn = useTurn(props);
  const { view, ready, asked, moving, other } = turn;
  useOnlyPiece(turn.offers, view, ready, turn.play);
  return (
    <div
      className={phone ? "play tower-play phone" : props.beside ? "play tower-play puzzled" : "play sides tower-play"}
      data-step={view.step}
      data-seq={props.position.seq}
      data-asked={asked && ready}
      data-moving={moving}
      data-turn={view.turn.number}
      data-floors={topmost(view)}
      data-other={other?.piece}
      data-held={view.step === "place" && view.held ? view.held.piece : undefined}
    >
      {phone ? <OnPhone props={props} turn={turn} /> : <OnDesk props={props} turn={turn} />}
      <Higher {...turn} />
      <InHand pencil={props.pencil} grip={turn.holding.grip} />
    </div>
  );
}

function OnDesk({ props, turn }: Parts) {
  const { t } = useText();
  const { view, known } = turn;
  return (
    <>
      {props.beside ? null : (
        <div className="rail">
          <Actions {...turn} />
          {known.fate ? <Legend /> : <Piles view={view} />}
        </div>
      )}
      <div className="play-main">
        <Status props={props} turn={turn} />
        <Plate props={props} turn={turn} />
        <Bar props={props} turn={turn} />
        <FineSteps grip={turn.holding.grip} orbit={turn.orbit} view={view} />
        <FloorsInWords view={view} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, and keys must be able to do that */}
      <aside className="rail" aria-label={t("tower-ui-rail")} tabIndex={0}>
        {props.beside}
        {props.pencil.card}
        <Goals {...turn} />
        <OrderCard view={view} names={props.names} />
        <StoryCard view={view} />
        {props.story}
        {props.chat}
      </aside>
    </>
  );
}

/** The cards that a step asks about. */
const ASKED: Readonly<Record<string, string>> = { choose: "actions", meet: "goals" };

function OnPhone({ props, turn }: Parts) {
  const { t } = useText();
  const { view } = turn;
  const together = view.mode === "coop";
  const rest = (
    <>
      <StoryCard view={view} />
      <OrderCard view={view} names={props.names} />
      {props.story}
      {props.chat}
      <Piles view={view} />
      <FloorsInWords view={view} />
    </>
  );
  return (
    <>
      <Status props={props} turn={turn} />
      <Plate props={props} turn={turn} />
      <div className="stack under">
        {props.pencil.card}
        <Bar props={props} turn={turn} />
        <FineSteps grip={turn.holding.grip} orbit={turn.orbit} view={view} />
        <Tabs
          label={t("tower-ui-sheet")}
          wanted={turn.asked ? ASKED[view.step] : undefined}
          tabs={[
            { key: "actions", label: t("tower-ui-actions-short"), content: <Actions {...turn} /> },
            {
              key: "goals",
              label: t(together ? "tower-ui-goals-short" : "tower-ui-goals-own-short"),
              content: <Goals {...turn} />,
            },
            { key: "story", label: t("tower-ui-story-short"), content: rest },
          ]}
        />
      </div>
    </>
  );
}

/** Who sits at the table, and what is counted. */
function Status({ props, turn }: Parts) {
  return (
    <div className="play-status tower-status">
      <Players view={turn.view} names={props.names} />
      <WallsLost lost={turn.lost} terse={isCrowded(turn.view, props.names)} />
      <Wobble stage={turn.stage} terse={isCrowded(turn.view, props.names)} />
    </div>
  );
}

/** The picture, which a piece in the hand is moved in. */
function Plate({ props, turn }: Parts) {
  const { t } = useText();
  const phone = usePhone();
  const { view, offers, stage, orbit, sketch, holding, known, lit, ringed, other, ready, height, mine } = turn;
  const plate = useRef<HTMLDivElement>(null);
  useHandKeys(plate, holding, orbit, ready);
  const marked = useMarked(props, turn);
  useInSight(marked, orbit);
  return (
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
        target={view.mode === "coop" ? view.floor : null}
        sketch={sketch}
        marked={marked}
        aids={view.aids}
        onPress={turn.press}
        onRelease={holding.release}
        label={t("tower-ui-picture-label", { floors: topmost(view) })}
      >
        {turn.asked ? <Ribbon label={t("your-turn")} /> : null}
        {phone && known.aim ? <NearGoal goals={known.aim.goals} /> : null}
      </Picture>
      <div id="tower-words" hidden>
        <FloorList view={view} />
      </div>
    </div>
  );
}

/** What Micka has drawn: to press a number leads the hand there. Or the places among which a puzzle asks. */
function useMarked({ pencil: { drawn } }: Props, { view, offers, play, holding: { grip }, ready }: Turn): Marked {
  return useMemo(() => {
    const [piece, pencilled] = [view.held?.piece ?? null, drawn.filter(isPlace)];
    if (offers.places.length > 0 && pencilled.length === 0)
      return { places: offers.places, piece, by: "lamp", onPress: ready ? play : null };
    return { places: pencilled, piece, by: "pencil", onPress: ready ? (place) => grip.to(place) : null };
  }, [drawn, offers, view.held?.piece, grip, ready, play]);
}

/** The places that a puzzle marks are in the picture, however high they are. */
function useInSight({ places, piece, by }: Marked, orbit: Orbit): void {
  const top = by === "lamp" && piece !== null ? places.map((place) => extentOf(placedBy(place, piece)).high[2]) : [];
  orbit.top = Math.max(0, ...top);
}

/** Tells her what lies in the hand, as it would be let go now. */
function InHand({ pencil, grip }: { readonly pencil: Props["pencil"]; readonly grip: Grip }) {
  const held = useHeld(grip);
  const action = held && held.cuts === null ? released(held, grip.grounds?.rooms[held.room], [0, 0, 0]) : null;
  useWeighed(pencil, action);
  return null;
}

/** Under the picture: what has happened, what is asked, and what a hand needs for it. */
function Bar({ props, turn }: Parts) {
  const { t } = useText();
  const { holding, known, orbit, ready, moving } = turn;
  const { grip, warning, letGo } = holding;
  const advice = ready ? adviceOf(known, warning, orbit, t) : null;
  return (
    <div className="bar tower-bar" data-testid="bar">
      <JustNow news={turn.happened} names={props.names} />
      <p
        className={warning && advice ? "caption warned" : "caption"}
        data-testid="caption"
        data-fate={known.fate ?? undefined}
      >
        {rich(advice ?? captionOf(props, moving, t))}
      </p>
      <FoldSlider grip={grip} />
      <HandKeys grip={grip} orbit={orbit} ready={ready} warning={warning !== null} onLetGo={letGo} />
      <Answers {...turn} climbs={usePhone()} />
    </div>
  );
}
