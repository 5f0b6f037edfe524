/** One moment of a replay: the island as it was, the battle if there is one, and everybody's means. */
import { useRef } from "react";
import type { MomentProps } from "../../core/module";
import { useWidth } from "../../design";
import { useText } from "../../i18n";
import { BattleSheet, fieldOf } from "./BattleSheet";
import { beheld, heard, type Report } from "./battle";
import { fightsDone, fightsNow } from "./fights";
import { OwnCurses, ShownHand } from "./Hand";
import { Island, NONE_LIT } from "./Island";
import { Others } from "./Others";
import { Decks, MoonTrack, Standing } from "./Sky";
import type { KingosView } from "./wire";
import { shownName } from "./words";

const INSETS = { top: 14, right: 16, bottom: 14, left: 16 };
const BESIDE = { ...INSETS, right: 470 };
const ROOMY = 720; // pixels, from which on a battle and a curse lie over the sea
const nothing = () => {};

export function Moment({ view, events, names, at }: MomentProps<KingosView>) {
  const { t } = useText();
  const [status, width] = useWidth<HTMLDivElement>(ROOMY);
  const report = useReport(view, events, at);
  const shown = shownName(names, view.viewer ?? 0, t);
  const now = fightsNow(view, report);
  const told = events.some(({ key }) => key === "rolled");
  const fights = now.length > 0 ? now : report && told ? fightsDone(report) : [];
  const roomy = width >= ROOMY;
  const standing = <Standing view={view} />;
  const sheet =
    fights.length > 0 ? (
      <BattleSheet fights={fights} names={names} me={null} at={0} onTurn={nothing} onClose={null} replayed />
    ) : null;
  return (
    <div className="stack kingos-moment">
      <div className="play-status" ref={status}>
        <MoonTrack view={view} />
        <Decks view={view} />
      </div>
      {roomy ? null : standing}
      <Island
        view={view}
        names={names}
        me={null}
        lit={NONE_LIT}
        picked={null}
        onPress={nothing}
        onLook={nothing}
        insets={sheet && roomy ? BESIDE : INSETS}
        marked={fieldOf(fights, 0)}
        bubbles={fights.length === 0}
      >
        {roomy ? standing : null}
        {roomy ? sheet : null}
      </Island>
      {roomy ? null : sheet}
      <div className="stack replay-below">
        <Others view={view} names={names} me={null} must={[]} />
        {view.own ? (
          <>
            <ShownHand flowers={view.own.hand} whose={shown} />
            <OwnCurses curses={view.own.curses} whose={shown} />
          </>
        ) : null}
      </div>
      <span className="spoken">{t("kingos-ui-turn", { turn: view.turn })}</span>
    </div>
  );
}

type Known = { readonly at: number; readonly view: KingosView; readonly report: Report | null };

/** What the moments before told of the battle; whoever jumps into its middle sees what lies on the table. */
function useReport(view: KingosView, events: MomentProps["events"], at: number): Report | null {
  const known = useRef<Known | null>(null);
  if (known.current?.view !== view) {
    const last = known.current?.at === at - 1 ? known.current : null;
    const before = last ? beheld(last.report, last.view) : null;
    const report = beheld(heard(before ?? fromView(view), [{ seq: view.turn, events }]), view);
    known.current = { at, view, report };
  }
  return known.current.report;
}

/** A battle that was jumped into: what lies on the table of it. */
function fromView(view: KingosView): Report | null {
  const fought = view.players.some(({ battle, red }) => battle > 0 || red !== "");
  if (!fought) return heard(null, [{ seq: view.turn, events: [{ key: "battles", args: {} }] }]);
  const events = view.players.flatMap((player, seat) => [
    { key: "put-in", args: { seat, energy: player.battle } },
    ...(player.red ? [{ key: "bloomed", args: { seat, flower: player.red } }] : []),
  ]);
  return heard(null, [{ seq: view.turn, events: [{ key: "battles", args: {} }, ...events] }]);
}
