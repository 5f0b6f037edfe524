/** Puts the piece that is to be placed into the hand, tells the others where it is, and lets it go. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Explain, Passing } from "../../core/module";
import { settings } from "../../ground/settings";
import { useText } from "../../i18n";
import type { Hover } from "../../wire/types";
import type { Piece } from "./box";
import { topmost } from "./describe";
import { Grip } from "./grip";
import { firstHeld, type Grounds, groundsOf, type Held, isNear, lifted, released } from "./hold";
import { type Fate, landingOf } from "./landing";
import type { Offers } from "./menu";
import { placedOf, Surroundings } from "./space";
import { Tries } from "./tries";
import type { TowerAction, TowerView } from "./wire";
import { pieceName } from "./words";

/** Why it would fall: where it would land, or from how high. */
export type Warning = Fate | "high";

export type Holding = {
  readonly grip: Grip;
  /** Lets go; where that is a certain fall, after saying so once [TOWER 8.5]. */
  readonly letGo: () => void;
  /** What was said: why it would fall. Forgotten as soon as the hand moves. */
  readonly warning: Warning | null;
  /** The finger has left the piece: near what carries it that means letting go. */
  readonly release: () => void;
};

const EVERY = 80; // milliseconds between two words to the others
const AGAIN = 5; // millimetres over what would carry it, where another try begins: so low it does not drop
const HIGH = 20; // millimetres: what drops from higher may well topple

type Parts = {
  readonly view: TowerView;
  readonly offers: Offers;
  readonly seq: number;
  readonly ready: boolean;
  readonly passing: Passing;
  readonly play: (action: TowerAction) => void;
  readonly explain: Explain;
  /** Micka's card lies there: what is held is weighed, and let go by the button alone. */
  readonly weighed: boolean;
};

export function useHolding({ view, offers, seq, ready, passing, play, explain, weighed }: Parts): Holding {
  const { t } = useText();
  const grip = useMemo(() => new Grip(), []);
  const tries = useMemo(() => new Tries(), []);
  const [warning, warned] = useWarning(grip);
  const asked = view.step === "place" && offers.rooms.length > 0 && view.held !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a piece is taken up once for each question
  useEffect(() => {
    const held = view.held;
    if (!asked || !held) {
      grip.drop();
      return;
    }
    const around = new Surroundings(view.tower.map(placedOf));
    const grounds = groundsOf(held.piece, offers.rooms, held.floors, view.tower, around);
    const stands = (one: Held) => landingOf(grounds, one).fate === "stands";
    const again = (place: Hover) => lifted(grounds, place, AGAIN);
    const last = tries.next(held.piece, view.turn.failed.includes(held.piece), (place) => stands(again(place)));
    // What petting brings down stood, and would come down again: it begins somewhere else.
    const shaken = view.turn.petted > 0;
    if (shaken) tries.fellThere();
    const before = shaken ? null : last;
    const somewhere = (isGood: (one: Held) => boolean) =>
      firstHeld(grounds, view.tower, held.floors, wishedFloor(view), isGood);
    const elsewhere = before ? again(before) : somewhere((one) => stands(one) && !tries.hasFallenAt(one.place));
    const first = before || stands(elsewhere) ? elsewhere : somewhere(stands);
    grip.take(grounds, first);
  }, [grip, asked, seq, view.held?.piece]);

  useEffect(() => tellOthers(grip, passing), [grip, passing]);
  useEffect(() => grip.subscribe(() => tries.follow(grip)), [grip, tries]);

  const letGo = useCallback(
    (now: number | null = null) => {
      const held = grip.held;
      if (!held || !ready) return;
      if (held.cuts !== null) {
        explain("cuts", "TOWER 3.6", { piece: held.cuts === 0 ? t("tower-table") : pieceName(held.cuts, t) });
        return;
      }
      const fate = view.aids && grip.grounds ? fateOf(held, grip.grounds) : "stands";
      if (fate !== "stands" && !warned(held, fate)) return;
      tries.letGo(held);
      play(released(held, grip.grounds?.rooms[held.room], now === null ? [0, 0, 0] : grip.velocity(now)));
    },
    [grip, ready, play, explain, t, tries, warned, view.aids],
  );
  const release = useCallback(() => {
    if (grip.held && isNear(grip.held) && !settings().confirm && !weighed) letGo(performance.now());
  }, [grip, letGo, weighed]);
  return useMemo(() => ({ grip, letGo: () => letGo(), release, warning }), [grip, letGo, release, warning]);
}

function fateOf(held: Held, grounds: Grounds): Warning {
  const { fate } = landingOf(grounds, held);
  return fate === "stands" && held.place.z - held.rest > HIGH ? "high" : fate;
}

/** Says once, of every place, why a piece would fall there; asked again of the same hand it has been said. */
function useWarning(grip: Grip): readonly [Warning | null, (held: Held, why: Warning) => boolean] {
  const [warning, setWarning] = useState<Warning | null>(null);
  const said = useRef<Held | null>(null);
  useEffect(
    () =>
      grip.subscribe(() => {
        if (said.current && grip.held !== said.current) {
          said.current = null;
          setWarning(null);
        }
      }),
    [grip],
  );
  const warned = useCallback((held: Held, why: Warning) => {
    if (said.current === held) return true;
    said.current = held;
    setWarning(why);
    return false;
  }, []);
  return [warning, warned];
}

/** A cat is wanted just above the kitten, where she counts; a kitten and a wall have no choice. */
function wishedFloor(view: TowerView): Piece {
  const own = view.mode === "coop" ? 0 : (view.viewer ?? 0);
  return Math.min(topmost(view), (view.race.heights[own] ?? 0) + 1);
}

/** A few times a second, and once more when the hand has come to rest. */
function tellOthers(grip: Grip, passing: Passing): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let told = 0;
  const tell = () => {
    timer = null;
    told = Date.now();
    if (grip.held) passing.hold(grip.held.place);
  };
  const stop = grip.subscribe(() => {
    if (!grip.held) {
      if (timer) clearTimeout(timer);
      timer = null;
      return;
    }
    timer ??= setTimeout(tell, Math.max(0, EVERY - (Date.now() - told)));
  });
  return () => {
    stop();
    if (timer) clearTimeout(timer);
  };
}
