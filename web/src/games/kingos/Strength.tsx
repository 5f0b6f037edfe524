/** One's own energy in three pools, and the wheel: discs go from vitality to battle behind a screen [KINGOS 6.3]. */
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Button, Card, Ribbon, sound } from "../../design";
import { rich, useText } from "../../i18n";
import { EnergyDisc } from "./art";
import { Token } from "./Others";
import { Pawn } from "./pieces";
import { nextGift, Wheel } from "./Wheel";
import type { KingosPlayerView } from "./wire";

export type Purse = {
  /** What one may put in at most, or speak of; null where nothing is asked. */
  readonly most: number;
  readonly amount: number;
  readonly choose: (amount: number) => void;
  /** Words before a battle are no energy yet: discs stay where they are. */
  readonly only: "words" | "energy";
  /** Says why more than that is refused; without it, more is taken for the most. */
  readonly refuse?: () => void;
  /** Enter in the field for the number. */
  readonly confirm?: () => void;
};

export function Strength({
  player,
  seat,
  chosen,
  purse,
  asked,
  own,
  token,
  loose = false,
}: {
  readonly player: KingosPlayerView;
  readonly seat: number;
  /** Put in and not yet revealed: only its owner knows. */
  readonly chosen: number | null;
  readonly purse: Purse | null;
  readonly asked: boolean;
  readonly own: boolean;
  /** Holds the battle token. */
  readonly token: boolean;
  /** The number is chosen elsewhere on the page. */
  readonly loose?: boolean;
}) {
  const { t } = useText();
  const hidden = purse?.only === "energy" ? Math.min(purse.most, purse.amount) : (chosen ?? 0);
  const veiled = purse?.only === "energy" || (chosen !== null && chosen > 0);
  const battle = player.battle + hidden;
  const vitality = player.vitality - hidden;
  const drop = useRef<HTMLDivElement>(null);
  const put = purse?.only === "energy" ? purse : null;
  return (
    <Card className="kingos-strength-card">
      {asked ? <Ribbon label={t("your-turn")} /> : null}
      <h2>
        <Pawn seat={seat} size={38} /> {t(own ? "kingos-ui-strength" : "kingos-ui-strength-other")}
        {token ? <Token /> : null}
      </h2>
      <div className="kingos-pools">
        <Pool seat={seat} name="vitality" count={vitality}>
          {put ? (
            <Loose
              seat={seat}
              count={vitality}
              onTake={() => put.choose(Math.min(put.most, put.amount + 1))}
              target={drop}
            />
          ) : null}
        </Pool>
        <div ref={drop} className={veiled ? "kingos-screened" : undefined}>
          <Pool seat={seat} name="battle" count={battle}>
            {put ? (
              <Loose seat={seat} count={hidden} back onTake={() => put.choose(Math.max(0, hidden - 1))} target={drop} />
            ) : null}
          </Pool>
        </div>
        <Pool seat={seat} name="fatigue" count={player.fatigue} />
      </div>
      <Gift seat={seat} counter={player.counter} />
      {purse && !loose ? <Chooser purse={purse} /> : null}
      {veiled ? <p className="note">{rich(t(put ? "kingos-ui-screen" : "kingos-ui-screen-shut"))}</p> : null}
    </Card>
  );
}

/** The wheel, and how far it is to its next gift. */
function Gift({ seat, counter }: { readonly seat: number; readonly counter: number }) {
  const { t } = useText();
  const { steps, gift } = nextGift(counter);
  return (
    <p className="kingos-gift">
      <Wheel seat={seat} counter={counter} size={78} />
      <span>{rich(t("kingos-ui-gift", { steps, gift }))}</span>
    </p>
  );
}

/** A field for energy with its discs; `children` are discs that can be taken. */
function Pool({
  seat,
  name,
  count,
  children,
}: {
  readonly seat: number;
  readonly name: "vitality" | "battle" | "fatigue";
  readonly count: number;
  readonly children?: React.ReactNode;
}) {
  const { t } = useText();
  const label = t(`kingos-${name}`);
  return (
    <div className="kingos-pool" data-pool={name} data-count={count}>
      <span className="kingos-pool-name">{label}</span>
      <span className="kingos-discs" role="img" aria-label={t("kingos-ui-energy", { count })}>
        {children ??
          Array.from({ length: count }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: discs are alike
            <i key={i} className="kingos-disc">
              <EnergyDisc seat={seat} />
            </i>
          ))}
      </span>
      <b className="figure" aria-hidden="true">
        {count}
      </b>
    </div>
  );
}

/** Discs that a finger or the mouse takes: pressed, or drawn over to the other pool. Keys use the number beside. */
function Loose({
  seat,
  count,
  onTake,
  target,
  back = false,
}: {
  readonly seat: number;
  readonly count: number;
  readonly onTake: () => void;
  readonly target: React.RefObject<HTMLDivElement | null>;
  readonly back?: boolean;
}) {
  const [held, setHeld] = useState<{ readonly at: number; readonly x: number; readonly y: number } | null>(null);
  const from = useRef<readonly [number, number]>([0, 0]);

  function lift(event: PointerEvent, at: number): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = [event.clientX, event.clientY];
    setHeld({ at, x: 0, y: 0 });
  }
  function drop(event: PointerEvent): void {
    if (!held) return;
    setHeld(null);
    const box = target.current?.getBoundingClientRect();
    const inside =
      box !== undefined &&
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top - 12 &&
      event.clientY <= box.bottom + 12;
    const pressed = Math.hypot(held.x, held.y) < 8;
    if (pressed || inside !== back) {
      sound("click");
      onTake();
    }
  }
  return Array.from({ length: count }, (_, at) => (
    <i
      // biome-ignore lint/suspicious/noArrayIndexKey: discs are alike
      key={at}
      className={held?.at === at ? "kingos-disc loose held" : "kingos-disc loose"}
      data-disc={back ? "battle" : "vitality"}
      style={held?.at === at ? { translate: `${held.x}px ${held.y}px` } : undefined}
      onPointerDown={(event) => lift(event, at)}
      onPointerMove={(event) => {
        if (held) setHeld({ ...held, x: event.clientX - from.current[0], y: event.clientY - from.current[1] });
      }}
      onPointerUp={drop}
      onPointerCancel={() => setHeld(null)}
    >
      <EnergyDisc seat={seat} />
    </i>
  ));
}

/** More than one has stays in the field, marked, and is refused [KINGOS 6.3]. */
function typed({ most, choose, refuse }: Purse, number: number): void {
  choose(refuse ? number : Math.min(most, number));
  if (number > most) refuse?.();
}

/** The number itself: less, more, or typed. Digits work wherever one is on the page. */
export function Chooser({ purse }: { readonly purse: Purse }) {
  const { t } = useText();
  const { most, amount, choose } = purse;
  const now = useRef(purse);
  now.current = purse;
  useEffect(() => {
    const type = (event: KeyboardEvent) => {
      const inText = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (inText || event.ctrlKey || event.metaKey || event.altKey || !/^\d$/.test(event.key)) return;
      typed(now.current, Number(event.key));
    };
    addEventListener("keydown", type);
    return () => removeEventListener("keydown", type);
  }, []);
  return (
    <div className="kingos-chooser">
      <Button
        kind="quiet"
        size="small"
        round
        icon="ui-minus"
        label={t("kingos-ui-less")}
        disabled={amount <= 0}
        onClick={() => choose(Math.min(most, amount - 1))}
      />
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={amount}
        aria-label={t(purse.only === "words" ? "kingos-ui-amount-said" : "kingos-ui-amount")}
        data-testid="amount"
        onFocus={(event) => event.target.select()}
        aria-invalid={amount > most}
        onChange={(event) => typed(purse, Math.max(0, Math.trunc(Number(event.target.value)) || 0))}
        onKeyDown={(event) => {
          if (event.key === "Enter") purse.confirm?.();
        }}
      />
      <Button
        kind="quiet"
        size="small"
        round
        icon="ui-plus"
        label={t("kingos-ui-more")}
        disabled={amount >= most}
        onClick={() => choose(amount + 1)}
      />
      <span className="note">{t("kingos-ui-of", { most })}</span>
    </div>
  );
}
