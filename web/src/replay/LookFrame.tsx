/** The page that looks back, whatever it has to tell: the board at a step, what was played and what was better, a chart. */
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Chosen, Done } from "../core/module";
import { botFace } from "../core/names";
import { Button, Caption, Card, Face, useMotion, useNarrow } from "../design";
import { rich, useText } from "../i18n";
import { PENCIL } from "../shell/Reasons";
import type { Frame } from "../wire/types";
import type { Game } from "./looked";

/** The keys from one turn of the game to the next; null: there is none that way. */
export type Turns = {
  readonly before: number | null;
  readonly next: number | null;
  readonly go: (place: number) => void;
};

export function LookFrame({
  game: { module, replay, names, stops, player },
  headline,
  decided,
  steps = [],
  turns,
  weighed,
  chart,
  walk = null,
  caption,
  rail,
}: {
  readonly game: Game;
  readonly headline: ReactNode;
  /** A choice is shown where it was made: on the board before it. */
  readonly decided: { readonly before: Frame; readonly choice: Chosen } | null;
  /** The whole game as it was done. */
  readonly steps?: readonly (Done & { readonly seq: number })[];
  /** Null: the game did not turn anywhere. */
  readonly turns: Turns | null;
  readonly weighed: ReactNode;
  readonly chart: ReactNode;
  /** A way through the game that has room over a phone's keys. */
  readonly walk?: ReactNode;
  readonly caption: ReactNode;
  readonly rail: ReactNode;
}) {
  const narrow = useNarrow();
  const stop = stops[player.at];
  const frame = decided?.before ?? (stop && replay.frames[stop.frame]);
  const keys = turns ? <Keys {...turns} /> : null;
  const board = useRef<HTMLDivElement>(null);
  useBoardInSight(board, player.at, narrow);
  return (
    <main id="main" className="play lookback" tabIndex={-1}>
      <h1 className="look-headline" data-testid="look-headline">
        {headline}
      </h1>
      <div className="play-main">
        <div className="look-board" ref={board}>
          {frame && stop ? (
            <module.Moment
              view={frame.view}
              shown={frame.shown}
              events={decided ? [] : stop.events}
              standing={frame.standing}
              names={names}
              stage={stop.stage}
              choice={decided?.choice}
              done={steps.filter(({ seq }) => seq <= frame.seq)}
              at={player.at}
              speed={player.speed}
            />
          ) : null}
        </div>
        <div className="look-told">
          {weighed}
          <Card className="look-curve">{chart}</Card>
          <Caption told actions={narrow ? null : keys}>
            <span data-testid="look-caption">{caption}</span>
          </Caption>
        </div>
      </div>
      <aside className="rail">{rail}</aside>
      {narrow && (keys || walk) ? (
        <div className="sheet look-sheet">
          {walk}
          {keys ? <div className="look-keys">{keys}</div> : null}
        </div>
      ) : null}
    </main>
  );
}

/** Where all lies under one another, whoever goes to a step is shown the board, once the finger has let go. */
function useBoardInSight(board: RefObject<HTMLElement | null>, at: number, narrow: boolean): void {
  const { still } = useMotion();
  const before = useRef(at);
  const pressed = useRef(false);
  useEffect(() => {
    const down = ({ target }: PointerEvent) => {
      pressed.current = target instanceof Element && target.closest(".look-curve") !== null;
    };
    const up = () => {
      pressed.current = false;
    };
    addEventListener("pointerdown", down);
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, up);
    return () => {
      removeEventListener("pointerdown", down);
      for (const end of ["pointerup", "pointercancel"]) removeEventListener(end, up);
    };
  }, []);
  useEffect(() => {
    const moved = before.current !== at;
    before.current = at;
    if (!narrow || !moved) return;
    const show = () => {
      const plate = plateIn(board.current);
      const sheet = document.querySelector(".look-sheet")?.getBoundingClientRect().top ?? innerHeight;
      if (!plate) return;
      const { top, bottom } = plate.getBoundingClientRect();
      if (top >= 0 && bottom <= sheet) return;
      const room = Math.max(EDGE, (sheet - (bottom - top)) / 2); // in the middle, where it is lower than the window
      scrollBy({ top: top - Math.min(room, ABOVE), behavior: still ? "instant" : "smooth" });
    };
    if (!pressed.current) return show();
    addEventListener("pointerup", show, { once: true });
    return () => removeEventListener("pointerup", show);
  }, [board, at, narrow, still]);
}

const EDGE = 8; // pixels over the board,
const ABOVE = 60; // and as many at most

/** The picture in which something is drawn, where there are several. */
function plateIn(board: HTMLElement | null): Element | null {
  const drawn = board?.querySelector(".ink, .pencil")?.closest(".plate");
  return drawn ?? board?.querySelector(".plate") ?? null;
}

function Keys({ before, next, go }: Turns) {
  const { t } = useText();
  return (
    <>
      <Button kind="quiet" icon="ui-back" disabled={before === null} onClick={() => before !== null && go(before)}>
        {t("look-before")}
      </Button>
      <Button icon="ui-step" disabled={next === null} onClick={() => next !== null && go(next)}>
        {t("look-next")}
      </Button>
    </>
  );
}

/** What was played, and beside it in pencil what was better. */
export function Weighed({
  face,
  played,
  chips,
  better,
}: {
  readonly face: string | undefined;
  readonly played: string;
  readonly chips: ReactNode;
  readonly better: { readonly said: ReactNode; readonly chips: ReactNode } | null;
}) {
  const { t } = useText();
  return (
    <div className="look-weighed">
      <Card className="look-played" data-testid="look-played">
        <h3>{t("look-played")}</h3>
        <div className="look-words">
          {face ? <Face name={face} size={36} /> : null}
          <p>{played ? rich(played) : t("replay-begin")}</p>
        </div>
        {chips ? <p className="look-chips">{chips}</p> : null}
      </Card>
      {better ? (
        <Card className="look-better" data-testid="look-better">
          <h3>{t("look-better")}</h3>
          <div className="look-words">
            <Face name={botFace(PENCIL)} size={36} />
            <p>{better.said}</p>
          </div>
          <p className="look-chips">{better.chips}</p>
        </Card>
      ) : null}
    </div>
  );
}
