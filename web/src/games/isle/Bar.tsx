/**
 * Under the boat: what is asked, with the one main button at its right; in a second line what a tile would bring, or the
 * quiet answers. It is always as high as that, so that nothing moves when a tile is taken, and no answer stands where
 * another was.
 */
import { type ReactNode, useState } from "react";
import { Button, Chip, ChipButton, Dialog, Icon, signed } from "../../design";
import { rich, useText } from "../../i18n";
import { PlaceForRefusals } from "../../table/RefusalStrip";
import { COLOURS, colourKey, tileOf } from "./box";
import { fishFor, optionOf } from "./cards";
import { once } from "./once";
import { flipFor, nudged, stepFor, twisted } from "./placing";
import { type Placing, whyNot } from "./usePlacing";
import { cardName, colourName, type Text, tileLaid } from "./words";

export function Bar({
  caption,
  picture,
  children,
  actions,
}: {
  readonly caption: string;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <div className="bar isle-bar">
      <PlaceForRefusals />
      <div className="isle-asked">
        {picture}
        <p className="caption" data-testid="caption">
          {rich(caption)}
        </p>
      </div>
      {children ? <div className="isle-second">{children}</div> : null}
      {actions ? <div className="keys">{actions}</div> : null}
    </div>
  );
}

/** Why a place is worth something, or why it is none. */
export function Reasons({
  placing: { worth, forecast, fault, change, price },
  fish,
  before,
}: {
  readonly placing: Placing;
  /** One's own, before it is paid for. */
  readonly fish: number;
  /** One's points as they stand. */
  readonly before: number | null;
}) {
  const { t } = useText();
  if (!worth) return <div className="isle-reasons">{fault ? <Clause clause={fault.clause} /> : null}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls, and must be reachable by keyboard
    <div className="isle-reasons" role="group" aria-label={t("isle-ui-worth")} aria-busy={!forecast} tabIndex={0}>
      {price > 0 ? (
        <Chip tone="plain" icon="fish" data-testid="price">
          {t("isle-ui-pays", { fish: price, left: fish - price })}
        </Chip>
      ) : null}
      {worth.family && worth.family.points !== 0 ? (
        <Chip tone={worth.family.points > 0 ? "go" : "stop"}>
          <Icon name={`head-${colourKey(worth.family.colour)}`} size={22} />
          {t("isle-ui-worth-family", { points: signedPlus(worth.family.points), size: worth.family.size })}
        </Chip>
      ) : null}
      {worth.rats > 0 ? (
        <Chip tone="go" icon="rat">
          {t("isle-ui-worth-rats", { points: `+${worth.rats}`, count: worth.rats })}
        </Chip>
      ) : null}
      {worth.rooms.length > 0 ? (
        <Chip tone="go" icon="room-apple">
          {t("isle-ui-worth-rooms", { points: `+${5 * worth.rooms.length}`, count: worth.rooms.length })}
        </Chip>
      ) : null}
      {worth.rare > 0 ? (
        <Chip tone="go" icon="treasure-rare">
          {t("isle-ui-worth-rare", { points: `+${worth.rare}` })}
        </Chip>
      ) : null}
      {worth.map ? (
        <Chip tone={worth.map.own ? "go" : "plain"} icon={worth.map.own ? "treasure-common" : "map"}>
          {t(worth.map.own ? "isle-ui-worth-map" : "isle-ui-worth-map-lost")}
        </Chip>
      ) : null}
      {forecast && forecast.lessons !== 0 ? (
        <Chip tone={forecast.lessons > 0 ? "go" : "stop"} icon="ui-pen">
          {t("isle-ui-worth-lessons", { points: signedPlus(forecast.lessons) })}
        </Chip>
      ) : null}
      {forecast && forecast.sister !== 0 ? (
        <Chip tone={forecast.sister > 0 ? "stop" : "go"} icon="sister">
          {t("isle-ui-worth-sister", { points: signedPlus(forecast.sister) })}
        </Chip>
      ) : null}
      {before === null ? null : (
        <span className="note">
          {rich(t("isle-ui-from-to", { from: signed(before), to: signed(before + change) }))}
        </span>
      )}
    </div>
  );
}

/** The rule that forbids a place; pressed, it is told in full. */
function Clause({ clause }: { readonly clause: string }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const name = t("isle-ui-clause", { clause });
  return (
    <>
      <ChipButton icon="ui-help" onClick={() => setOpen(true)}>
        {name}
      </ChipButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={name}>
        <p className="lead">{rich(t(`isle-clause-${clause.replace(".", "-")}`))}</p>
      </Dialog>
    </>
  );
}

const signedPlus = (points: number): string => (points > 0 ? `+${points}` : signed(points));

/** How it is paid for, and an oshax's colour, where there is a choice. */
export function Ways({ placing }: { readonly placing: Placing }) {
  const { t } = useText();
  const { baskets, basket, finds, find, colours, held } = placing;
  if (baskets.length < 2 && finds.length < 2 && colours.length === 0) return null;
  return (
    <div className="isle-ways">
      {baskets.length > 1
        ? baskets.map((kind) => (
            <WayKey key={kind} on={kind === basket} onPress={() => placing.payWith(kind)}>
              {t(`isle-ui-basket-${kind}`)}
            </WayKey>
          ))
        : null}
      {finds.length > 1
        ? finds.map((one) => (
            <WayKey
              key={`${one.card}-${one.option}`}
              on={one.card === find?.card && one.option === find.option}
              onPress={() => placing.findBy(one)}
            >
              {t("isle-ui-find-by", {
                card: cardName(one.card, t),
                what: optionOf(one.card, one.option),
                fish: fishFor(one.card, one.option),
              })}
            </WayKey>
          ))
        : null}
      {colours.map((colour) => (
        <WayKey key={colour} on={colour === held?.colour} onPress={() => placing.dye(colour)}>
          <Icon name={`head-${COLOURS[colour]}`} size={26} />
          <span className={colour === held?.colour ? undefined : "spoken"}>{colourName(colour, t)}</span>
        </WayKey>
      ))}
    </div>
  );
}

function WayKey({
  on,
  onPress,
  children,
}: {
  readonly on: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={on ? "chip isle-way on" : "chip isle-way"} aria-pressed={on} onClick={onPress}>
      {on ? <Icon name="ui-check" size={18} /> : null}
      {children}
    </button>
  );
}

/** Turn, flip, nudge, put back, lay: in reach of the thumb. */
export function PlacingKeys({ placing, phone }: { readonly placing: Placing; readonly phone: boolean }) {
  const { t } = useText();
  const [nudging, setNudging] = useState(false);
  const { held, errand } = placing;
  if (!held) return null;
  const nudge = (dx: number, dy: number) => placing.move(nudged(held, ...stepFor(phone, dx, dy)));
  const cat = tileOf(held.tile).kind === "cat"; // an oshax is "it", as in the story
  const turn =
    tileOf(held.tile).shape.turns.length === 1 ? null : (
      <>
        <Button
          kind="quiet"
          round
          size={phone ? "tall" : "usual"}
          icon="ui-rotate"
          label={t("isle-ui-turn")}
          aria-keyshortcuts="r"
          onClick={() => placing.move(twisted(held, "quarter"))}
        />
        <Button
          kind="quiet"
          round
          size={phone ? "tall" : "usual"}
          icon="ui-flip"
          label={t("isle-ui-flip")}
          aria-keyshortcuts="f"
          onClick={() => placing.move(twisted(held, flipFor(phone)))}
        />
      </>
    );
  return (
    <div className="keys isle-keys">
      {nudging && phone ? (
        <div className="isle-nudge" role="group" aria-label={t("isle-ui-nudge")}>
          {NUDGES.map(([name, dx, dy]) => (
            <Button
              key={name}
              kind="quiet"
              round
              className={`to-${name}`}
              icon="ui-up"
              label={t(`isle-ui-nudge-${name}`)}
              onClick={() => nudge(dx, dy)}
            />
          ))}
        </div>
      ) : null}
      {phone ? turn : null}
      {phone ? (
        <Button
          kind="quiet"
          round
          size="tall"
          icon="ui-move"
          label={t("isle-ui-nudge")}
          aria-expanded={nudging}
          onClick={() => setNudging(!nudging)}
        />
      ) : null}
      {placing.free ? <PutBack placing={placing} small={phone && errand.kind !== "try"} /> : null}
      {errand.kind === "try" ? null : (
        <Button
          size={phone ? "tall" : "usual"}
          className="isle-lay"
          icon="ui-check"
          onClick={once(placing.lay)}
          data-testid="lay"
        >
          {t(`isle-ui-lay-${cat ? "her" : "it"}${phone ? "-short" : ""}`)}
        </Button>
      )}
    </div>
  );
}

/** Nothing has happened yet: the tile goes back to where it lay. Small beside other keys: without the word. */
function PutBack({ placing, small }: { readonly placing: Placing; readonly small: boolean }) {
  const { t } = useText();
  const word = t("isle-ui-put-back");
  const shape = small ? ({ round: true, size: "tall", label: word } as const) : {};
  return (
    <Button
      kind="quiet"
      className="isle-back"
      icon="ui-close"
      aria-keyshortcuts="Escape"
      onClick={placing.putBack}
      {...shape}
    >
      {small ? null : word}
    </Button>
  );
}

const NUDGES = [
  ["left", -1, 0],
  ["up", 0, -1],
  ["down", 0, 1],
  ["right", 1, 0],
] as const;

/** What is said while a tile is in the hand; null where the prompt says it. */
export function heldCaption({ held, errand, fault }: Placing, phone: boolean, t: Text): string | null {
  if (fault) return whyNot(fault, t);
  if (!held || (errand.kind === "place" && !phone)) return null;
  const args = { tile: tileLaid(held.tile, t, held.colour), kind: tileOf(held.tile).kind };
  if (errand.kind === "try") return t("isle-ui-trying", args);
  return t(phone ? "isle-ui-taking-short" : "isle-ui-taking", args);
}
