/** Kingoš's island in play. */
import { type ReactNode, useLayoutEffect, useMemo, useState } from "react";
import type { PlayProps } from "../../core/module";
import { useWeighed } from "../../core/pencil";
import { Button, Dialog, Drawer, usePhone } from "../../design";
import { useText } from "../../i18n";
import { Aim } from "./Aim";
import { Bar, Drivable, Ways } from "./Bar";
import { Calls } from "./Calls";
import { captionOf } from "./caption";
import { CardFace } from "./faces";
import { isBattle } from "./fights";
import { CurseMarks, OwnCurses } from "./Hand";
import { IslandInPlay } from "./IslandInPlay";
import { Keys } from "./Keys";
import { Others } from "./Others";
import { OwnActions, OwnHand, OwnStrength } from "./Own";
import { NumbersContext, numbersOf } from "./Pencilled";
import { Decks, MoonTrack, Standing } from "./Sky";
import { Chooser } from "./Strength";
import { Together } from "./Together";
import { useBattle } from "./useBattle";
import { type Deeds, useDeeds } from "./useDeeds";
import { useHeldBack, useStage } from "./useReveal";
import { type Telling, useSheet } from "./useSheet";
import type { KingosAction, KingosView } from "./wire";

type Props = PlayProps<KingosView, KingosAction>;

/**
 * A battle is told first, when all energy is in and when it is decided: rail, hand, slips and caption stay as they were
 * until the paws are open, and the running head says nobody's turn.
 */
export function Play(props: Props) {
  const battle = useBattle(props.table.id, props.told, props.sight.view);
  const { stage, skip } = useStage(battle, props.sight.seat);
  const telling = skip !== null;
  const { holdBack } = props;
  useLayoutEffect(() => {
    holdBack(telling);
    return () => holdBack(false);
  }, [holdBack, telling]);
  return <Table {...useHeldBack(props, telling)} battle={battle} stage={stage} skip={skip} />;
}

function Table(props: Props & Telling) {
  const { position, names, fresh, explain, pencil, story, chat, skip } = props;
  const { t } = useText();
  const phone = usePhone();
  const deeds = useDeeds(props);
  const { view, seat, top, offers, purse, steps } = deeds;
  const battle = useSheet(view, seat, names, props);
  const caption = captionOf(deeds, props, { telling: skip !== null, decided: battle.decided }, t);
  useWeighed(pencil, inHand(deeds));
  const numbers = useMemo(() => numbersOf(pencil.drawn, view.players[seat ?? 0]), [pencil.drawn, view, seat]);
  const parts: Parts = {
    deeds,
    pencil: pencil.card,
    aim: <Aim view={view} me={seat} short={phone} />,
    island: <IslandInPlay deeds={deeds} names={names} fresh={fresh} battle={battle} phone={phone} />,
    bar: (
      <Bar caption={caption} actions={deeds.asked ? <Keys deeds={deeds} /> : null}>
        {phone && purse ? <Chooser purse={purse} /> : null}
        <Ways deed={deeds.deed} offers={offers} ready={deeds.ready} play={deeds.send} onWaste={deeds.onWaste} />
        <Drivable offers={offers} driven={steps.driven} onChoose={steps.choose} />
        {view.own?.drawn ? (
          <div className="keys kingos-ways cards">
            <CardFace what="curse" id={view.own.drawn} />
          </div>
        ) : null}
      </Bar>
    ),
    sheet: battle.sheet,
    strength: <OwnStrength deeds={deeds} loose={phone} />,
    actions: <OwnActions deeds={deeds} onRefuse={({ key, clause }) => explain(key, clause)} />,
    hand: <OwnHand deeds={deeds} phone={phone} />,
    curses: view.own ? <OwnCurses curses={view.own.curses} /> : null,
    others: <Others view={view} names={names} me={seat} must={position.must} />,
    together: <Together view={view} names={names} me={seat} />,
    story,
    chat,
    told: props.beside,
  };
  return (
    <NumbersContext value={numbers}>
      <div
        className={phone ? "play kingos-play phone" : props.beside ? "play kingos-play alone" : "play kingos-play"}
        data-phase={top.type}
        data-seq={position.seq}
        data-turn={view.turn}
        data-asked={deeds.asked && deeds.ready}
        data-battle={isBattle(view)}
        data-picked={steps.picked !== null}
        data-hand={offers.discard > 0 || offers.blooms.length > 0}
      >
        {phone ? <Phone {...parts} /> : <Desk {...parts} />}
      </div>
    </NumbersContext>
  );
}

/** What would be done if it were confirmed: energy that is spoken of or put in, a step that costs a curse. */
function inHand({ purse, steps: { picked } }: Deeds): KingosAction | null {
  if (purse) return { type: purse.only === "energy" ? "PutIn" : "Say", energy: purse.amount };
  return picked && { type: "Move", direction: picked.direction };
}

/** What lies on the table, for a desk and a phone to lay out. */
type Parts = { readonly deeds: Deeds } & Readonly<
  Record<
    | "pencil"
    | "aim"
    | "island"
    | "bar"
    | "sheet"
    | "strength"
    | "actions"
    | "hand"
    | "curses"
    | "others"
    | "together"
    | "story"
    | "chat"
    | "told",
    ReactNode
  >
>;

/** Words before a battle have their own place; nobody calls while one is fought [KINGOS 6.16]. */
function OwnCalls({ deeds, onCalled }: { readonly deeds: Deeds; readonly onCalled?: () => void }) {
  const { view, seat, listed, ready, send } = deeds;
  if (seat === null || isBattle(view)) return null;
  const play = (action: KingosAction) => {
    send(action);
    onCalled?.();
  };
  return <Calls view={view} seat={seat} listed={listed} ready={ready} play={play} />;
}

/** Beside a battle one's flowers lie next to one's strength, in sight; else they lie under the island. */
function Desk({
  deeds,
  pencil,
  aim,
  island,
  bar,
  strength,
  actions,
  hand,
  curses,
  others,
  together,
  story,
  chat,
  told,
}: Parts) {
  const { t } = useText();
  const fighting = isBattle(deeds.view);
  return (
    <>
      <div className="play-main">
        <div className="kingos-over">
          {aim}
          <div className="play-status">
            <MoonTrack view={deeds.view} />
            <Decks view={deeds.view} />
          </div>
        </div>
        {island}
        {bar}
        {told ? (
          <div className="beside">
            {strength}
            {hand}
          </div>
        ) : null}
        {fighting ? (
          curses
        ) : (
          <div className="kingos-mine">
            {deeds.view.own ? <CurseMarks curses={deeds.view.own.curses} /> : null}
            {hand}
            {curses}
          </div>
        )}
      </div>
      <aside className="rail" aria-label={t("kingos-ui-rail")}>
        {told ?? (
          <>
            {pencil}
            {strength}
            {fighting ? hand : null}
            {actions}
            <OwnCalls deeds={deeds} />
            {together}
            {others}
            {chat}
            {story}
          </>
        )}
      </aside>
    </>
  );
}

/** Below the island what is asked comes first: flowers that must go or may be played stand above the rest. */
function Phone(parts: Parts) {
  const { deeds, pencil, aim, island, bar, sheet, strength, actions, hand, curses, others, together, story, chat } =
    parts;
  const { view, offers, purse } = deeds;
  const { t } = useText();
  const flowers = offers.discard > 0 || offers.blooms.length > 0;
  return (
    <>
      <div className="play-status">
        <MoonTrack view={view} />
      </div>
      {aim}
      <Standing view={view} />
      {island}
      <div className="stack under">
        {pencil}
        {bar}
        {flowers ? hand : null}
        {sheet}
        {purse || flowers ? null : actions}
        {strength}
        {flowers ? null : hand}
        {curses}
        <Decks view={view} />
        <div className="drawers">
          {view.players.length > 1 ? (
            <>
              <Drawer icon="ui-people" label={t("kingos-ui-together-drawer")}>
                {together}
              </Drawer>
              <CallDrawer deeds={deeds} />
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
    </>
  );
}

/** Closes when something is called, and shows the island: there its bubble stands. */
function CallDrawer({ deeds }: { readonly deeds: Deeds }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const called = () => {
    setOpen(false);
    document.querySelector(".kingos-play")?.scrollIntoView({ behavior: "smooth" });
  };
  if (deeds.seat === null || isBattle(deeds.view)) return null;
  return (
    <>
      <Button kind="quiet" size="small" icon="ui-chat" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t("kingos-ui-calls-drawer")}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("kingos-ui-calls-drawer")}>
        <OwnCalls deeds={deeds} onCalled={called} />
      </Dialog>
    </>
  );
}
