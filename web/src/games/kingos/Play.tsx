/** Kingoš's island in play. */
import { useMemo, useState } from "react";
import type { PlayProps } from "../../core/module";
import { Speaker } from "../../core/saying";
import { Button, Drawer, sound, usePhone } from "../../design";
import { useText } from "../../i18n";
import { Actions } from "./Actions";
import { Aim } from "./Aim";
import { topOf } from "./agenda";
import { Bar, Drivable, Ways } from "./Bar";
import { BattleSheet, fieldOf } from "./BattleSheet";
import { edgesOf } from "./box";
import { Calls } from "./Calls";
import { CardFace } from "./faces";
import { fightsDone, fightsNow, isBattle } from "./fights";
import { fieldAt, type Spot } from "./ground";
import { Hand, OwnCurses } from "./Hand";
import { Island } from "./Island";
import { Look } from "./Look";
import { NO_OFFERS, offersOf } from "./menu";
import { Others } from "./Others";
import { Spikes } from "./pieces";
import { Decks, MoonTrack, Standing } from "./Sky";
import { Slip } from "./Slip";
import { Chooser, type Purse, Strength } from "./Strength";
import { Together } from "./Together";
import { fairPart, sharesAt, sumOf } from "./together";
import { type Battle, useBattle } from "./useBattle";
import { STAGES, useHeldBack, useStage } from "./useReveal";
import { useSteps } from "./useSteps";
import { type Deed, whyNot } from "./whynot";
import type { KingosAction, KingosView } from "./wire";
import type { Text } from "./words";

type Props = PlayProps<KingosView, KingosAction>;

/** A battle that was decided is told first: rail, hand, slips and caption stay as they were until the paws are open. */
export function Play(props: Props) {
  const battle = useBattle(props.table.id, props.told, props.sight.view);
  const { stage, skip } = useStage(battle.open ? (battle.report?.id ?? null) : null);
  const telling = stage < STAGES;
  return <Table {...useHeldBack(props, telling)} battle={battle} stage={stage} skip={telling ? skip : null} />;
}

type TableProps = Props & {
  readonly battle: Battle;
  readonly stage: number;
  /** To the end of what is told; null where nothing is. */
  readonly skip: (() => void) | null;
};

function Table({ position, sight, names, fresh, play, busy, explain, story, chat, battle, stage, skip }: TableProps) {
  const { t } = useText();
  const phone = usePhone();
  const view = sight.view;
  const seat = sight.seat;
  const looking = seat ?? 0;
  const player = view.players[looking];
  const top = topOf(view);
  const ready = sight.menu !== null && !busy;
  const asked = sight.menu !== null && !sight.may;
  const prompt = asked ? (sight.menu?.prompt ?? null) : null;
  const listed = useMemo(() => offersOf(sight.menu), [sight.menu]);
  const offers = busy ? NO_OFFERS : listed;
  const [deed, setDeed] = useState<{ readonly seq: number; readonly deed: Deed | null }>({ seq: -1, deed: null });
  const chosenDeed = deed.seq === position.seq ? deed.deed : null;
  const [looked, setLooked] = useState<Looked>(NOTHING);
  const [amount, setAmount] = useState({ seq: -1, amount: 0 });
  const [wasted, setWasted] = useState({ seq: -1, flower: "" });
  const wasting = wasted.seq === position.seq ? wasted.flower : "";
  const onWaste = (flower: string) => setWasted({ seq: position.seq, flower });
  const [page, setPage] = useState({ id: -1, at: 0 });

  const steps = useSteps({ seq: position.seq, view, seat, offers, asked: prompt, ready, play, explain, t });
  const most = offers.putIn ?? offers.say;
  // A word starts at an equal part, and what was said lies ready to be put in: never "nothing" under the same finger.
  const asSaid = offers.say !== null && player ? fairPart(view, player, offers.say) : (player?.said ?? 0);
  const put = amount.seq === position.seq ? amount.amount : Math.min(most ?? 0, asSaid);
  const only = offers.putIn === null ? "words" : "energy";
  const confirm = () => {
    if (most === null || !ready) return;
    if (put > most) refuseEnergy();
    else send(only === "energy" ? { type: "PutIn", energy: put } : { type: "Say", energy: put });
  };
  const refuseEnergy = () =>
    only === "energy"
      ? explain("too-much", "KINGOS 6.3", { most: most ?? 0 })
      : explain("say-too-much", "KINGOS 6.2", { most: most ?? 0 });
  const purse: Purse | null =
    most === null
      ? null
      : {
          most,
          amount: put,
          choose: (next) => setAmount({ seq: position.seq, amount: next }),
          only,
          refuse: refuseEnergy,
          confirm,
        };

  // ---- the battle ----
  const now = useMemo(() => (battle.open ? [] : fightsNow(view, battle.report)), [view, battle.report, battle.open]);
  const done = useMemo(
    () => (battle.report && battle.open ? fightsDone(battle.report) : []),
    [battle.report, battle.open],
  );
  const decided = now.length === 0 && done.length > 0;
  const fights = now.length > 0 ? now : done;
  const id = battle.report?.id ?? 0;
  const own = Math.max(
    0,
    fights.findIndex(({ fighters }) => fighters.some((fighter) => fighter.seat === seat)),
  );
  const at = page.id === id ? Math.min(page.at, Math.max(0, fights.length - 1)) : own;
  const couldBring = (spot: Spot) => {
    const shares = sharesAt(view, seat, spot, 0);
    return { sure: sumOf(shares, "sure"), most: sumOf(shares, "most") };
  };
  const sheet =
    fights.length > 0 ? (
      <BattleSheet
        fights={fights}
        names={names}
        me={seat}
        at={at}
        onTurn={(to) => setPage({ id, at: to })}
        onClose={decided ? (skip ?? battle.close) : null}
        stage={stage}
        could={couldBring}
      />
    ) : null;

  // ---- what is done ----
  const send = (action: KingosAction) => {
    sound("paper");
    play(action);
  };
  function onDo(wish: Deed): void {
    if (!ready) return;
    if (wish === "rest") send({ type: "Rest" });
    else if (wish === "move" && offers.goBack) send({ type: "GoBack" });
    else if (wish === "move") focusStep();
    else if (wish === "flower" && offers.plays.length + offers.wastes.length === 0) send({ type: "Gather" });
    else setDeed({ seq: position.seq, deed: chosenDeed === wish ? null : wish });
  }

  const caption = skip
    ? t("kingos-ui-reveal")
    : steps.picked
      ? t("kingos-ui-picked-caption")
      : wasting
        ? t("kingos-ui-waste-caption", { flower: t(`kingos-flower-${wasting}`) })
        : decided && asked === false
          ? t("kingos-ui-battle-over")
          : captionOf({ view, sight, position, names, t });

  const keys = (
    <>
      {steps.picked ? (
        <>
          <Button kind="quiet" onClick={steps.leave}>
            {t("kingos-ui-rather-not")}
          </Button>
          <Button icon="ui-check" onClick={steps.go} disabled={!ready} data-testid="go">
            {t("kingos-ui-go-cursed")}
          </Button>
        </>
      ) : null}
      {wasting && !steps.picked ? (
        <>
          <Button kind="quiet" onClick={() => onWaste("")}>
            {t("kingos-ui-rather-not")}
          </Button>
          <Button
            icon="ui-check"
            onClick={() => send({ type: "Waste", flower: wasting })}
            disabled={!ready}
            data-testid="waste"
          >
            {t("kingos-ui-waste")}
          </Button>
        </>
      ) : null}
      {offers.turns.map((quarters) => (
        <TurnKey
          key={quarters}
          view={view}
          seat={looking}
          quarters={quarters}
          onTurn={() => send({ type: "TurnCard", quarters })}
        />
      ))}
      {offers.pass && !steps.picked && !wasting ? (
        <Button kind="quiet" onClick={() => send({ type: "Pass" })} disabled={!ready} data-testid="done">
          {t(passWord(top.type))}
        </Button>
      ) : null}
      {purse ? (
        <Button
          icon="ui-check"
          disabled={!ready}
          data-testid={purse.only === "energy" ? "put-in" : "say"}
          onClick={confirm}
        >
          {t(purse.only === "energy" ? "kingos-ui-put-in" : "kingos-ui-say", { energy: put })}
        </Button>
      ) : null}
    </>
  );

  const bar = (
    <Bar caption={caption} actions={asked ? keys : null}>
      {phone && purse ? <Chooser purse={purse} /> : null}
      <Ways deed={chosenDeed} offers={offers} ready={ready} play={send} onWaste={onWaste} />
      <Drivable offers={offers} driven={steps.driven} onChoose={steps.choose} />
      {view.own?.drawn ? (
        <div className="keys kingos-ways cards">
          <CardFace what="curse" id={view.own.drawn} />
        </div>
      ) : null}
    </Bar>
  );
  const explored = useMemo(() => exploredIn(fresh), [fresh]);
  const wide = sheet !== null && !phone;
  const island = (
    <Island
      view={view}
      names={names}
      me={seat}
      lit={steps.lit}
      picked={steps.picked ? `${steps.picked.to.x},${steps.picked.to.y}` : null}
      onPress={(spot) => {
        setLooked({ spot, refused: true });
        steps.press(spot);
      }}
      onLook={(spot) => setLooked({ spot, refused: false })}
      insets={phone ? SMALL : wide ? BESIDE_SHEET : ROOMY}
      tight={phone || wide}
      least={phone ? LEAST_PHONE : 1}
      {...(sheet ? {} : { bubbles: phone ? "small" : "roomy" })}
      fresh={explored}
      marked={fieldOf(fights, at)}
    >
      {phone ? null : <Standing view={view} />}
      <Look
        view={view}
        spot={looked.spot}
        step={looked.refused ? null : steps.stepTo(looked.spot)}
        open={offers.moves}
        names={names}
      />
      <Slip fresh={fresh} me={seat} names={names} t={t} />
      {wide ? sheet : null}
    </Island>
  );
  const strength = player ? (
    <Strength
      player={player}
      seat={looking}
      chosen={top.type === "PuttingIn" ? (view.own?.chosen ?? null) : null}
      purse={purse}
      asked={asked && !busy}
      own={seat !== null}
      token={view.token === looking}
      loose={phone}
    />
  ) : null;
  const actions =
    seat === null ? null : (
      <Actions
        view={view}
        seat={seat}
        offers={offers}
        asked={prompt}
        busy={busy}
        chosen={chosenDeed}
        onDo={onDo}
        onRefuse={({ key, clause }) => explain(key, clause)}
        onPlace={(place) => send({ type: "LayCurse", place })}
      />
    );
  const noFlower = seat === null || !asked ? null : whyNot(view, seat, "flower", listed, prompt);
  const hand = view.own ? (
    <Hand
      flowers={view.own.hand}
      plays={[...offers.plays, ...offers.blooms]}
      wastes={offers.wastes}
      why={noFlower && top.type === "Acting" ? t(`kingos-grey-${noFlower.key}`) : ""}
      playWord={t("kingos-ui-play-word")}
      onPlay={(flower) =>
        offers.wastes.includes(flower)
          ? onWaste(flower)
          : send({ type: offers.blooms.includes(flower) ? "Bloom" : "Play", flower })
      }
      discard={offers.discard}
      onDiscard={(flowers) => send({ type: "Discard", flowers })}
      ready={ready}
    />
  ) : null;
  const curses = view.own ? <OwnCurses curses={view.own.curses} /> : null;
  const others = <Others view={view} names={names} me={seat} must={position.must} />;
  const aim = <Aim view={view} me={seat} short={phone} />;
  const together = <Together view={view} names={names} me={seat} />;
  const calls =
    seat === null || isBattle(view) ? null : (
      <Calls view={view} seat={seat} offers={offers} ready={ready} play={send} />
    );
  const sky = (
    <div className="play-status">
      <MoonTrack view={view} />
      {phone ? null : <Decks view={view} />}
    </div>
  );
  const hooks = {
    "data-phase": top.type,
    "data-seq": position.seq,
    "data-turn": view.turn,
    "data-asked": asked && ready,
    "data-battle": isBattle(view),
    "data-picked": steps.picked !== null,
  };

  if (phone)
    return (
      <div className="play kingos-play phone" {...hooks}>
        {sky}
        {aim}
        <Standing view={view} />
        {island}
        <div className="stack under">
          {bar}
          {sheet}
          {purse || offers.discard > 0 || offers.blooms.length > 0 ? null : actions}
          {offers.discard > 0 || offers.blooms.length > 0 ? hand : null}
          {strength}
          {offers.discard > 0 || offers.blooms.length > 0 ? null : hand}
          {curses}
          <Decks view={view} />
          <div className="drawers">
            {view.players.length > 1 ? (
              <>
                <Drawer icon="ui-people" label={t("kingos-ui-together-drawer")}>
                  {together}
                </Drawer>
                <Drawer icon="ui-chat" label={t("kingos-ui-calls-drawer")}>
                  {calls}
                </Drawer>
              </>
            ) : null}
            <Drawer icon="ui-people" label={t("kingos-ui-adventurers")}>
              {others}
            </Drawer>
            <Drawer icon="ui-clock" label={t("story")}>
              {story}
              {chat}
            </Drawer>
          </div>
        </div>
      </div>
    );
  return (
    <div className="play kingos-play" {...hooks}>
      <div className="play-main">
        <div className="kingos-over">
          {aim}
          {sky}
        </div>
        {island}
        {bar}
        {hand}
        {curses}
      </div>
      <aside className="rail" aria-label={t("kingos-ui-rail")}>
        {strength}
        {actions}
        {calls}
        {together}
        {others}
        {chat}
        {story}
      </aside>
    </div>
  );
}

/** A place that was pressed in vain: the refusal says why, and the look need not. */
type Looked = { readonly spot: Spot | null; readonly refused: boolean };
const NOTHING: Looked = { spot: null, refused: false };

/** On a phone a card is 66 pixels at least, else 92. */
const LEAST_PHONE = 0.72;
const ROOMY = { top: 30, right: 40, bottom: 30, left: 40 };
const BESIDE_SHEET = { top: 30, right: 590, bottom: 30, left: 38 };
const SMALL = { top: 24, right: 20, bottom: 24, left: 20 };

/** Places whose card has just been laid. */
function exploredIn(fresh: Props["fresh"]): ReadonlySet<string> {
  const events = fresh.flatMap((news) => news.events);
  return new Set(events.filter(({ key }) => key === "explored").map(({ args }) => `${args.x},${args.y}`));
}

function passWord(phase: string): string {
  if (phase === "Talking") return "kingos-ui-say-nothing";
  return phase === "Blooming" ? "kingos-ui-no-flower" : "kingos-ui-leave-it";
}

/** The keys go to the first lit place. */
function focusStep(): void {
  document.querySelector<HTMLElement>(".kingos-place.lit")?.focus();
}

/** One's own card as it would lie, turned. */
function TurnKey({
  view,
  seat,
  quarters,
  onTurn,
}: {
  readonly view: KingosView;
  readonly seat: number;
  readonly quarters: number;
  readonly onTurn: () => void;
}) {
  const { t } = useText();
  const player = view.players[seat];
  const field = player && fieldAt(view, player);
  return (
    <button type="button" className="kingos-turn" onClick={onTurn} data-testid="turn">
      <span className={`kingos-card ${field ? "" : "dotted"}`}>
        {field ? <Spikes edges={edgesOf(field.card, field.turn + quarters)} /> : null}
      </span>
      {t("kingos-ui-quarters", { quarters })}
    </button>
  );
}

/** What is asked, or whom everybody waits for. */
function captionOf({
  view,
  sight,
  position,
  names,
  t,
}: Pick<Props, "sight" | "position" | "names"> & { readonly view: KingosView; readonly t: Text }): string {
  const prompt = sight.menu?.prompt;
  if (prompt && !sight.may) {
    const text = new Speaker("kingos", names, t).prompt(prompt);
    const shared = names.every(({ you }) => !you) && sight.seat !== null;
    return shared ? `<b>${names[sight.seat ?? 0]?.name}</b>: ${text}` : text;
  }
  if (position.outcome || topOf(view).type === "Over") return t("kingos-ui-over");
  if (position.must.length === 0) return t("answer-lies");
  const waiting = position.must.filter((seat) => seat >= 0 && !names[seat]?.you);
  if (waiting.length === 0) return t("kingos-ui-waiting-chance");
  return t("kingos-ui-waiting", {
    who: waiting.map((seat) => names[seat]?.name ?? "?").join(", "),
    count: waiting.length,
  });
}
