/** The end of a game: who won in words, the game's own score, and where to go from here. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { headline, headlineAsItStood, sides } from "../core/headline";
import { useCoach } from "../core/infos";
import type { GameModule, SeatName } from "../core/module";
import { mySeats } from "../core/names";
import { Button, Link, LinkButton, Strip, sound } from "../design";
import { navigate } from "../ground/router";
import { rich, useText } from "../i18n";
import { CoachedButton } from "../shell/CoachedGames";
import { COACHED, coachedAt, coachedOver } from "../shell/coached";
import { RecordLink } from "../shell/records";
import { isBegunAtHome } from "../shell/whence";
import type { News, Outcome, Position, TableInfo } from "../wire/types";
import { RatingNews } from "./Rating";
import type { Room } from "./room";
import { SeriesScore } from "./Series";
import { mayBeBestOf } from "./seriesWords";

type EndingProps = {
  readonly room: Room;
  /** It was seen to end, not opened afterwards. */
  readonly live: boolean;
  readonly table: TableInfo;
  readonly position: Position;
  readonly outcome: Outcome;
  readonly module: GameModule;
  readonly names: readonly SeatName[];
  readonly view: unknown;
  readonly told: readonly News[];
  readonly story: ReactNode;
  readonly chat: ReactNode;
};

export function Ending({ room, live, table, position, outcome, module, names, view, told, story, chat }: EndingProps) {
  const { t } = useText();
  const [asked, setAsked] = useState(false);
  const seated = mySeats(table).length > 0;
  const analysed = (useCoach(table.game, table.id).analysed ?? null) !== null;
  const title = useRef<HTMLHeadingElement>(null);
  const won = names.some((seat, at) => seat.you && outcome.places[at] === 1);

  const page = useRef<HTMLDivElement>(null);
  const counted = useCounted(page);

  useEffect(() => {
    if (live) title.current?.focus({ preventScroll: true });
  }, [live]);
  useEffect(() => {
    if (live && counted) sound(won || !seated ? "glockenspiel" : "lullaby");
  }, [live, counted, won, seated]);

  // Whoever asked goes there as soon as the table stands; the others are shown the way.
  useEffect(() => {
    if (asked && table.next) navigate(`/t/${table.next}`);
  }, [asked, table.next]);

  const ask = (bestOf: 3 | null) => {
    setAsked(true);
    room.rematch(bestOf);
  };
  const again = table.event ? (
    <LinkButton to={`/event/${table.event}`}>{t("to-event")}</LinkButton>
  ) : table.next ? (
    <LinkButton to={`/t/${table.next}`}>{seated ? t("again-join") : t("again-watch")}</LinkButton>
  ) : seated ? (
    <Button disabled={asked} data-testid="rematch" onClick={() => ask(null)}>
      {t("again")}
    </Button>
  ) : null;

  const coached = coachedAt(table.id);
  useEffect(() => {
    if (coached !== null) coachedOver(table.game, coached);
  }, [coached, table.game]);
  const actions = (
    <div className="ending-actions">
      <div className="keys">
        {coached !== null && coached < COACHED.length ? <CoachedButton game={table.game} /> : null}
        {again}
        {seated && !table.next && table.series && mayBeBestOf(table.series, 3) ? (
          <Button kind="quiet" disabled={asked} data-testid="best-of-three" onClick={() => ask(3)}>
            {t("again-best")}
          </Button>
        ) : null}
        <LinkButton to={`/replay/${table.id}`} kind="quiet" icon="ui-play">
          {t("watch-again")}
        </LinkButton>
        {analysed ? (
          <LinkButton to={`/replay/${table.id}?look`} kind="quiet" icon="ui-eye">
            {t("look-back")}
          </LinkButton>
        ) : null}
        <LinkButton to="/" kind="quiet" icon="ui-home">
          {t("to-home")}
        </LinkButton>
      </div>
      {position.draws && position.draws.steps > 0 ? (
        <p className="note" data-testid="steps-back">
          {t("steps-back", { draws: position.draws.count, seen: position.draws.seen, steps: position.draws.steps })}
        </p>
      ) : null}
      <p className="note fairness">
        {t(isBegunAtHome(table) ? "begun-at-home-note" : "fair")}{" "}
        <Link to={`/replay/${table.id}?check`}>{t("fair-check")}</Link> {t("fair-or")}{" "}
        <RecordLink table={table.id}>{t("fair-keep")}</RecordLink>{" "}
        <span className="file-name">
          ({table.game}-{table.code.toLowerCase()}.tabby).
        </span>
      </p>
    </div>
  );

  return (
    <div className="ending" ref={page}>
      {table.next && !asked ? (
        <Strip
          tone="lamp"
          icon="ui-people"
          action={
            <LinkButton to={`/t/${table.next}`} size="small">
              {seated ? t("again-join") : t("again-watch")}
            </LinkButton>
          }
        >
          {t("again-laid")}
        </Strip>
      ) : null}
      <h1 ref={title} tabIndex={-1} className="ending-title" data-testid="headline">
        {counted
          ? rich(
              table.broken_off
                ? headlineAsItStood(outcome, names, t, module.together?.(view, t))
                : headline(outcome, position.resigned, sides(outcome, names, table.game, t), t, module.headline),
            )
          : t("end-counting")}
      </h1>
      {counted && table.broken_off ? (
        <p className="lead" data-testid="broken-off">
          {t("end-broken-off")}
        </p>
      ) : null}
      {counted ? <SeriesScore series={table.series} names={names} className="ending-series" /> : null}
      {counted ? <RatingNews table={table} names={names} /> : null}
      <module.End
        table={table}
        view={view}
        outcome={outcome}
        names={names}
        resigned={position.resigned}
        told={told}
        actions={actions}
      />
      <div className="ending-below">
        {/* The story's last line says how it ended. */}
        {counted ? story : null}
        {chat}
      </div>
    </div>
  );
}

/** Who won is not said before the game has counted it: a game marks its end with data-ended="false" while it does. */
function useCounted(page: RefObject<HTMLElement | null>): boolean {
  const [counted, setCounted] = useState(false);
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const look = () => setCounted(element.querySelector('[data-ended="false"]') === null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ["data-ended"] });
    return () => observer.disconnect();
  }, [page]);
  return counted;
}
