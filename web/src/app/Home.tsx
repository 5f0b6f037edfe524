import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useGames } from "../core/games";
import { useGameInfo, useOffered } from "../core/infos";
import { Button, Icon, Link, LinkButton, Plate, useNarrow, useTab } from "../design";
import { navigate } from "../ground/router";
import { isAlone, isAtHome, isKept } from "../home/place";
import { useGameTexts, useLids, useText } from "../i18n";
import { LanguageSwitch, PrintSwitch } from "../shell/Head";
import { useStrangers } from "../shell/house";
import { useOnOwn } from "../shell/Reach";
import { TableCards, tableTitle } from "../shell/TableCards";
import { useTables, useTablesComing } from "../shell/tables";
import { Failure } from "../wire/api";
import type { TableLine } from "../wire/types";
import { placeOf } from "./JoinByCode";
import "./home.css";

const SettingsDialog = lazy(() => import("../shell/SettingsDialog"));
const StartDialog = lazy(() => import("./StartDialog"));
const Keep = lazy(() => import("./Keep"));
const ClubNights = lazy(() => import("../events/ClubNights"));

export default function Home() {
  const { t } = useText();
  const [starting, start] = useState<string | null>(null);
  const [settings, showSettings] = useState(false);
  const tables = useTables();
  const first = tables.find((line) => line.yours);
  const narrow = useNarrow();
  const coming = useTablesComing() && !tables.some(({ table }) => isAtHome(table.id));
  const mine = tables.length > 0 || coming ? <Tables tables={tables} coming={coming} /> : null;
  const onOwn = useOnOwn();
  const strangers = useStrangers();
  const games = useGames();
  const others = useOffered().filter((game) => !games.keys.includes(game));
  useLids(games.keys);
  useTab("", first ? t("your-turn") : null);

  return (
    <>
      <header className="head home-head">
        {first && !narrow ? (
          <Link to={`/t/${first.table.id}`} className="chip lamp home-turn">
            <Icon name="ui-play" size={20} />
            {t("home-turn", { table: tableTitle(first.table, t) })}
          </Link>
        ) : null}
        <div className="means">
          <LanguageSwitch />
          <LinkButton to="/learn" kind="quiet" size="small" icon="ui-help">
            <span className="spoken-when-narrow">{t("learn")}</span>
          </LinkButton>
          {strangers ? (
            <LinkButton to="/house" kind="quiet" size="small" icon="ui-people">
              <span className="spoken-when-narrow">{t("to-house")}</span>
            </LinkButton>
          ) : null}
          <LinkButton to="/me" kind="quiet" size="small" icon="ui-star">
            <span className="spoken-when-narrow">{t("to-me")}</span>
          </LinkButton>
          {narrow ? null : <PrintSwitch /> /* on a phone it is in the settings */}
          <Button
            kind="quiet"
            size="small"
            round
            icon="ui-settings"
            label={t("settings")}
            onClick={() => showSettings(true)}
          />
        </div>
      </header>
      <main id="main" className="home-page" tabIndex={-1}>
        <section className="hero">
          <h1>
            <Icon name="logo" size={470} height={202} label="Tabbytop" className="logo" />
          </h1>
          <div className="table-top" aria-hidden="true">
            <Icon name="basket" size={66} />
            <Icon name="fish" size={46} />
            <Icon name="treasure-common" size={62} />
            <Icon name="mouse" size={54} />
            <Icon name="cat-purple" size={118} height={85} />
            <Icon name="toto" size={80} />
            <i className="string" />
            <i className="string" />
          </div>
          <p className="home-lead">{t("home-lead")}</p>
          {onOwn ? null : <Ticket />}
        </section>
        {narrow ? mine : null}
        <section className="games" aria-label={t("games")}>
          {games.keys.map((game) => (
            <GameCard key={game} game={game} onPlay={() => start(game)} />
          ))}
          <Suspense>
            {others.map((game) => (
              <OtherCard key={game} game={game} onPlay={() => start(game)} />
            ))}
          </Suspense>
        </section>
        {narrow ? null : mine}
        {onOwn ? null : (
          <Suspense>
            <ClubNights />
          </Suspense>
        )}
        <KeepWhenSeen />
        <footer className="foot note">
          <p>{t("unofficial")}</p>
          <p>
            <Link to="/guide">{t("to-guide")}</Link>
            <Link to="/replay">{t("to-replay")}</Link>
            {onOwn ? null : <Link to="/back">{t("to-return")}</Link>}
          </p>
        </footer>
      </main>
      {starting ? (
        <Suspense>
          <StartDialog game={starting} onClose={() => start(null)} />
        </Suspense>
      ) : null}
      {settings ? (
        <Suspense>
          <SettingsDialog open onClose={() => showSettings(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Loaded when somebody comes as far as there: the first page weighs nothing more for it. Who keeps the house has it. */
function KeepWhenSeen() {
  const [seen, see] = useState(() => isAlone() || isKept());
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (seen || !place.current) return;
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && see(true));
    watching.observe(place.current);
    return () => watching.disconnect();
  }, [seen]);
  if (!seen) return <div ref={place} className="keep-place" data-testid="keep-place" />;
  return (
    <Suspense>
      <Keep />
    </Suspense>
  );
}

type TablesProps = { readonly tables: readonly TableLine[]; readonly coming: boolean };

/** The newest; all of them are on one's own page. `coming`: those on this device are still to come. */
function Tables({ tables, coming }: TablesProps) {
  const { t } = useText();
  return (
    <section className="tables" aria-labelledby="tables-title">
      <h2 id="tables-title">{t("tables-title")}</h2>
      <TableCards tables={tables.slice(0, 9)} />
      {coming ? (
        <p className="note" role="status">
          {t("tables-coming")}
        </p>
      ) : null}
    </section>
  );
}

function GameCard({ game, onPlay }: { readonly game: string; readonly onPlay: () => void }) {
  const { t } = useText();
  const games = useGames();
  const { Scene, whole } = games.face(game);
  const info = useGameInfo(game);
  const lacks = info?.lacks;
  // A folder of files says at once which games play there (`wire/transport.ts`).
  const plays = !lacks && (info !== null || !isAlone());
  return (
    <article className={whole ? "game whole" : "game"}>
      <Plate still>
        <Scene />
      </Plate>
      <div className="game-words">
        <div>
          <h2>{t(`${game}-title`)}</h2>
          <p>
            {t(`${game}-lead`)} <span className="note">{t(`${game}-meta`)}</span>
          </p>
          {lacks ? <p className="note">{t(`lacks-${lacks}`)}</p> : null}
          {games.puzzles(game) ? (
            <Link
              to={`/puzzles/${game}`}
              className="game-pad"
              aria-label={t("to-puzzle-of", { game: t(`${game}-title`) })}
            >
              {t("to-puzzle")}
            </Link>
          ) : null}
          {games.pad(game) ? (
            <Link to={`/pad/${game}`} className="game-pad" aria-label={t("to-pad-of", { game: t(`${game}-title`) })}>
              {t("to-pad")}
            </Link>
          ) : null}
        </div>
        {plays ? (
          <Button
            onClick={onPlay}
            aria-label={t("play-game", { game: t(`${game}-title`) })}
            data-testid={`play-${game}`}
          >
            {t("play")}
          </Button>
        ) : null}
      </div>
    </article>
  );
}

/** A game without a folder here: its words come from the server. */
function OtherCard(card: { readonly game: string; readonly onPlay: () => void }) {
  useGameTexts(card.game);
  return <GameCard {...card} />;
}

/** "fern otter lamp 4217" is how people type FERN-OTTER-LAMP-4217. */
export function tidyCode(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/[\s–—_]+/g, "-");
}

function Ticket() {
  const { t } = useText();
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();

  async function join(event: FormEvent): Promise<void> {
    event.preventDefault();
    const tidy = tidyCode(code);
    if (!tidy) {
      setFault(t("code-empty"));
      return;
    }
    setBusy(true);
    try {
      navigate(await placeOf(tidy));
    } catch (error) {
      const kind = error instanceof Failure ? error.kind : "unreachable";
      if (kind === "unreachable") setFault(t("fault-unreachable"));
      else setFault(kind === "too_fast" ? t("code-too-many") : t("code-unknown", { code: tidy }));
      setBusy(false);
    }
  }

  return (
    <form className="ticket" onSubmit={(event) => void join(event)} noValidate>
      <span className="ticket-side" aria-hidden="true">
        {t("admit-one")}
      </span>
      <label htmlFor={id}>{t("code-label")}</label>
      <div className="ticket-in">
        <input
          id={id}
          value={code}
          placeholder="FERN-OTTER-LAMP-4217"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={48}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => {
            setCode(event.target.value);
            setFault(null);
          }}
        />
        <Button type="submit" disabled={busy}>
          {t("sit-down")}
        </Button>
      </div>
      {fault ? (
        <p className="ticket-fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      ) : null}
    </form>
  );
}
