/** Action cards, goals and the story card. */
import { type ReactNode, useState } from "react";
import { Button, Dialog, Icon } from "../../design";
import { useText } from "../../i18n";
import type { Aimed } from "./aim";
import { ActionFace, GoalFace, StoryFace } from "./art";
import { goalOf, sidesOf } from "./box";
import { REACH } from "./nearly";
import { whole } from "./useAim";
import type { TowerView } from "./wire";

// ---- actions --------------------------------------------------------------------------------------------------------

export function ActionCard({
  card,
  sides,
  chosen,
  ready,
  onChoose,
  discard = false,
}: {
  readonly card: number;
  /** The sides that may be chosen now. */
  readonly sides: readonly number[];
  /** The side that is being done, if this is the card. */
  readonly chosen: number | null;
  readonly ready: boolean;
  readonly onChoose: (side: number) => void;
  readonly discard?: boolean;
}) {
  const { t } = useText();
  const faces = sidesOf(card);
  const lit = sides.length > 0 || discard;
  const look = ["tower-card", "tower-action", lit && "lit", chosen !== null && "chosen"].filter(Boolean).join(" ");
  const words = sideWords(card, faces.length, t);
  return (
    <article className={look} data-card={card} data-lit={lit || undefined} data-chosen={chosen ?? undefined}>
      <h3>{t(`tower-action-${card}`)}</h3>
      <div className={faces.length > 1 ? "tower-sides two" : "tower-sides"}>
        {faces.map((_, at) => {
          const can = ready && (sides.includes(at) || discard);
          const face = (
            <>
              <ActionFace id={card} side={at} className="tower-face" />
              <span>{words[at]}</span>
            </>
          );
          const key = `${card} ${at}`;
          const state = chosen === at ? "now" : chosen !== null ? "not" : "";
          return sides.includes(at) || discard ? (
            <button
              type="button"
              key={key}
              className={`tower-side-key ${state}`}
              data-side={at}
              disabled={!can}
              onClick={() => onChoose(at)}
            >
              {face}
            </button>
          ) : (
            <div key={key} className={`tower-side-key ${state}`} data-side={at}>
              {face}
            </div>
          );
        })}
      </div>
    </article>
  );
}

/** What each side says: the card's text, cut where it says "or". */
export function sideWords(card: number, sides: number, t: (key: string) => string): readonly string[] {
  const text = t(`tower-action-${card}-text`);
  if (sides < 2) return [text];
  const [left = "", right = ""] = text.split(/;\s*/);
  const rest = right.replace(/^(or|nebo|anebo|або|чи)\s+/i, "");
  return [`${left}.`, rest.charAt(0).toUpperCase() + rest.slice(1)];
}

// ---- goals ----------------------------------------------------------------------------------------------------------

export function GoalCard({
  card,
  met,
  floors,
  from,
  ready,
  onMeet,
  swap,
  aimed,
}: {
  readonly card: number;
  /** What the cat in hand would do for it. */
  readonly aimed?: Aimed | undefined;
  readonly met: boolean;
  /** By how many floors one may climb now. */
  readonly floors: readonly number[];
  /** The floor on which the kitten is. */
  readonly from: number;
  readonly ready: boolean;
  readonly onMeet: (floors: number) => void;
  /** Exchanges it, where that is offered. */
  readonly swap?: (() => void) | undefined;
}) {
  const { t } = useText();
  const { reward } = goalOf(card);
  const near = aimed?.met || aimed?.missing ? aimed : null;
  const look = ["tower-card", "tower-goal", met && "met", floors.length > 0 && "lit", near && "aimed"]
    .filter(Boolean)
    .join(" ");
  return (
    <article className={look} data-goal={card} data-met={met || undefined} data-lit={floors.length > 0 || undefined}>
      <h3>{t(`tower-goal-${card}`)}</h3>
      <GoalFace id={card} className="tower-face" />
      <p>{firstSentence(t(`tower-goal-${card}-text`))}</p>
      {near ? <Nearness aimed={near} /> : null}
      {floors.length > 0 ? null : ( // the keys say it
        <p className="tower-reward">
          <span className="chip">{t("tower-ui-up", { floors: reward })}</span>
          {met ? (
            <span className="chip go">
              <Icon name="ui-check" size={18} />
              {t("tower-ui-met")}
            </span>
          ) : null}
        </p>
      )}
      {floors.length > 0 || swap ? (
        <div className="tower-goal-keys">
          {floors.toReversed().map((count) => (
            <Button
              key={count}
              size="small"
              disabled={!ready}
              onClick={() => onMeet(count)}
              data-testid={`meet-${card}-${count}`}
            >
              {t("tower-ui-climb", { floor: from + count })}
            </Button>
          ))}
          {swap ? (
            <Button size="small" kind="quiet" icon="ui-swap" disabled={!ready} onClick={swap}>
              {t("tower-ui-swap")}
            </Button>
          ) : null}
        </div>
      ) : null}
    </article>
  );
}

/** Over the foot of a phone's picture, where the cards lie in a tab: the goal that the cat in hand would meet, or nearly. */
export function NearGoal({ goals }: { readonly goals: readonly Aimed[] }) {
  const { t } = useText();
  const near = goals.find(({ met }) => met) ?? goals.find(({ missing }) => missing);
  if (!near) return null;
  return (
    <div className="tower-goal aimed tower-near">
      <b>{t(`tower-goal-${near.card}`)}</b>
      <span>{t("tower-ui-up", { floors: goalOf(near.card).reward })}</span>
      <Nearness aimed={near} />
    </div>
  );
}

/** How nearly the cat in hand would meet a goal: a bar that fills, and the words of the measure. */
function Nearness({ aimed: { met, missing } }: { readonly aimed: Aimed }) {
  const { t } = useText();
  const part = met ? 1 : 1 - Math.min(1, (missing?.millimetres ?? REACH) / REACH);
  const said = met
    ? t("tower-ui-would-meet")
    : t("tower-ui-missing", { millimetres: whole(missing?.millimetres ?? REACH) });
  return (
    <span
      className={met ? "tower-nearness met" : "tower-nearness"}
      data-testid="nearness"
      data-aimed={met ? "met" : whole(missing?.millimetres ?? REACH)}
    >
      <i aria-hidden="true" style={{ "--part": part } as React.CSSProperties} />
      <b>{said}</b>
    </span>
  );
}

const firstSentence = (text: string): string => text.split(/(?<=\.)\s/)[0] ?? text;

// ---- the story ------------------------------------------------------------------------------------------------------

export function StoryCard({ view }: { readonly view: TowerView }) {
  const { t } = useText();
  if (view.mode !== "coop") return null;
  return (
    <article className="tower-card tower-story" data-floor={view.floor}>
      <StoryFace id={view.floor} className="tower-story-face" />
      <h3>
        <Icon name="ui-star" size={20} /> {t(`tower-story-${view.floor}`)}
      </h3>
      <p>{t(`tower-story-${view.floor}-task`)}</p>
    </article>
  );
}

// ---- discards -------------------------------------------------------------------------------------------------------

/** Both piles: how many are left, and what lies on the discards [TOWER 4.4]. */
export function Piles({ view }: { readonly view: TowerView }) {
  const { t } = useText();
  const [open, setOpen] = useState<"actions" | "goals" | null>(null);
  const pile = (which: "actions" | "goals"): ReactNode => (
    <Button
      kind="bare"
      size="small"
      icon="ui-eye"
      onClick={() => setOpen(which)}
      aria-haspopup="dialog"
      data-testid={`discards-${which}`}
    >
      {t(`tower-ui-pile-${which}`, { left: view[which].left, gone: view[which].gone.length })}
    </Button>
  );
  return (
    <div className="tower-piles">
      {pile("actions")}
      {pile("goals")}
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={t(`tower-ui-discards-${open ?? "actions"}`)}>
        {open && view[open].gone.length === 0 ? <p>{t("tower-ui-discards-none")}</p> : null}
        <ul className="tower-discards">
          {open === "actions"
            ? view.actions.gone.map((card) => (
                <li key={card}>
                  <b>{t(`tower-action-${card}`)}</b> {t(`tower-action-${card}-text`)}
                </li>
              ))
            : open === "goals"
              ? view.goals.gone.map((card) => (
                  <li key={card}>
                    <b>{t(`tower-goal-${card}`)}</b> {t(`tower-goal-${card}-text`)}
                  </li>
                ))
              : null}
        </ul>
      </Dialog>
    </div>
  );
}
