/** /house: the house's board, for a house that lets strangers in. Tables to sit down at or to watch, and quick match. */
import { useState } from "react";
import { useGames } from "../core/games";
import { useOffered } from "../core/infos";
import { Button, Chip, Choices, Icon, LinkButton, Loading, Strip, useNarrow, useTab } from "../design";
import { useGameTexts, useLids, useText } from "../i18n";
import { Head, LanguageSwitch, PrintSwitch } from "../shell/Head";
import { useStrangers } from "../shell/house";
import { NotFound, Waiting } from "../shell/pages";
import type { Board, BoardNote, Wanted } from "../wire/house";
import { another, EVERYTHING, type Filter, type Kind, type Late, peopleOf, useBoard, useSitting } from "./board";
import { InTheHouse } from "./InTheHouse";
import { noteTitle, PinnedNote } from "./Note";
import { OpenDialog } from "./OpenDialog";
import { QuickTicket, wantsRating } from "./QuickTicket";
import { useQuick } from "./quick";
import "./house.css";

export default function HousePage() {
  const strangers = useStrangers();
  if (strangers === null) return <Waiting />;
  return strangers ? <House /> : <NotFound />;
}

/** So many notes are read at a glance, whatever they play. */
const FEW = 6;
const KINDS: readonly Kind[] = ["all", "seat", "watch"];

function House() {
  useGameTexts("people");
  const { t } = useText();
  const offered = useOffered();
  const known = useGames().keys;
  const games = known.filter((game) => offered.includes(game));
  useLids(known);
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const [opening, open] = useState(false);
  const { board, isAway, look, more } = useBoard(filter);
  const sitting = useSitting(look);
  const quick = useQuick();
  const narrow = useNarrow();
  const title = t("house-title");
  useTab(quick.match ? t("quick-tab") : title);
  const here = board ? peopleOf(board.notes, board.waiting) : 0;
  const ticket = <QuickTicket quick={quick} games={games} waiting={board?.waiting ?? []} now={board?.now ?? 0} />;
  const begin = (wanted: Wanted) => quick.begin({ ...wanted, rated: wantsRating() });
  return (
    <>
      <Head worded title="Tabbytop" where={title}>
        {here > 0 ? (
          <Chip tone="go" icon="ui-people" className="house-here">
            {t("house-here", { count: here })}
          </Chip>
        ) : null}
        <LanguageSwitch />
        <LinkButton to="/me" kind="quiet" size="small" icon="ui-star">
          <span className="spoken-when-narrow">{t("to-me")}</span>
        </LinkButton>
        <PrintSwitch />
      </Head>
      <main id="main" className="house-page" tabIndex={-1}>
        <div className="house-top">
          <h1>{t("house-open-tables")}</h1>
          <div className="house-filters">
            <Choices<Kind>
              legend={t("house-filter")}
              hideLegend
              value={filter.kind}
              onChange={(kind) => setFilter({ ...filter, kind })}
              choices={KINDS.map((value) => ({ value, label: t(`house-filter-${value}`) }))}
            />
            {filter.game || (board?.notes.length ?? 0) > FEW ? (
              <Choices
                legend={t("house-filter-game")}
                hideLegend
                value={filter.game}
                onChange={(game) => setFilter({ ...filter, game })}
                choices={[
                  { value: "", label: t("house-filter-games") },
                  ...games.map((game) => ({ value: game, label: t(`${game}-title`) })),
                ]}
              />
            ) : null}
          </div>
        </div>
        {narrow ? ticket : null}
        <div className="house-board">
          {isAway ? (
            <Strip tone="info" icon="ui-link">
              {t("house-away")}
            </Strip>
          ) : null}
          {sitting.late ? <LateStrip late={sitting.late} board={board} onSit={sitting.sit} /> : null}
          <Cork board={board} busy={sitting.busy} onSit={sitting.sit} onOpen={() => open(true)} />
          {board?.more ? (
            <Button kind="quiet" icon="ui-down" className="house-more" onClick={more}>
              {t("house-more")}
            </Button>
          ) : null}
        </div>
        <aside className="house-side">
          {narrow ? null : ticket}
          {board ? <InTheHouse board={board} waits={quick.match !== null} onPlay={begin} /> : null}
        </aside>
      </main>
      {opening ? <OpenDialog games={games} onClose={() => open(false)} /> : null}
    </>
  );
}

/** Somebody was faster, or the host has gone: what can be done instead. */
function LateStrip({
  late,
  board,
  onSit,
}: {
  readonly late: Late;
  readonly board: Board | null;
  readonly onSit: (note: BoardNote) => Promise<void>;
}) {
  const { t } = useText();
  const other = another(board?.notes ?? [], late.note);
  return (
    <Strip
      tone="stop"
      icon="ui-help"
      action={
        other ? (
          <Button size="small" onClick={() => void onSit(other)} data-testid="sit-elsewhere">
            {t("house-sit-at", { table: noteTitle(other, t) })}
          </Button>
        ) : undefined
      }
    >
      {t(late.why)} {other ? null : t("house-none-left")}
    </Strip>
  );
}

type CorkProps = {
  readonly board: Board | null;
  readonly busy: boolean;
  readonly onSit: (note: BoardNote) => Promise<void>;
  readonly onOpen: () => void;
};

function Cork({ board, busy, onSit, onOpen }: CorkProps) {
  const { t } = useText();
  const isEmpty = board?.notes.length === 0;
  return (
    <ul className="cork" aria-label={t("house-open-tables")} data-testid="cork">
      {board ? null : (
        <li className="cork-wait">
          <Loading title={t("house-loading")} />
        </li>
      )}
      {board?.notes.map((note, at) => (
        <PinnedNote key={note.id} note={note} at={at} busy={busy} onSit={() => void onSit(note)} />
      ))}
      {board ? (
        <li className="pinned blank" data-tilt={(board.notes.length % 3) + 1}>
          <Icon name="basket" size={84} />
          <h2>{t(isEmpty ? "house-empty" : "house-room")}</h2>
          <p>{t(isEmpty ? "house-empty-note" : "house-room-note")}</p>
          <Button icon="ui-plus" onClick={onOpen} data-testid="open-table">
            {t("house-open")}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}
