import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { GamesContext } from "../core/games";
import { Sprite } from "../design";
import { games } from "../games";
import { LiveRegion } from "../ground/live";
import { match, type Params, usePath } from "../ground/router";
import { hasTables, isAlone } from "../home/place";
import { isToCome } from "../home/wish";
import { useText } from "../i18n";
import { NameQuestion, SignedOutNotice } from "../shell/me";
import { FaultBoundary, NoTable, NotFound, Waiting } from "../shell/pages";
import { ReachStrip } from "../shell/Reach";
import { AtHome } from "./AtHome";
import Home from "./Home";
import { JoinByCode } from "./JoinByCode";

const TablePage = lazy(() => import("../table/TablePage"));
const ReplayPage = lazy(() => import("../replay"));
const PadPage = lazy(() => import("../pad"));
const MePage = lazy(() => import("../me"));
const Arrive = lazy(() => import("../me/Arrive"));
const Back = lazy(() => import("../me/Back"));
const CallLink = lazy(() => import("../me/CallLink"));
const HousePage = lazy(() => import("../house"));
const EventPage = lazy(() => import("../events"));
const LearnPage = lazy(() => import("../learn"));
const GuidePage = lazy(() => import("../guide"));
const Fetched = lazy(() => import("./Fetched"));
const NeedsServer = lazy(() => import("./NeedsServer"));
const PuzzlesPage = lazy(() => import("../puzzles"));

const routes: readonly (readonly [string, (params: Params) => ReactNode])[] = [
  ["/", () => <Home />],
  ["/t/:id", ({ id = "" }) => <TablePage key={id} id={id} />],
  ["/j/:code", ({ code = "" }) => <JoinByCode key={code} code={code} />],
  ["/event/:id", ({ id = "" }) => <EventPage key={id} id={id} />],
  ["/replay", () => <ReplayPage />],
  ["/replay/:id", ({ id = "" }) => <ReplayPage key={id} id={id} />],
  ["/pad/:game", ({ game = "" }) => <PadPage game={game} />],
  ["/me", () => <MePage />],
  ["/d", () => <Arrive />],
  ["/back", () => <Back />],
  ["/calls/end/:token", ({ token = "" }) => <CallLink what="end" token={token} />],
  ["/calls/confirm/:token", ({ token = "" }) => <CallLink what="confirm" token={token} />],
  ["/house", () => <HousePage />],
  ["/learn", () => <LearnPage />],
  ["/learn/:game", ({ game = "" }) => <LearnPage game={game} />],
  ["/guide", () => <GuidePage />],
  ["/guide/:game", ({ game = "" }) => <GuidePage game={game} />],
  ["/puzzles", () => <PuzzlesPage />],
  ["/puzzles/:game", ({ game = "" }) => <PuzzlesPage key={game} game={game} />],
  ["/puzzles/:game/:number", ({ game = "", number = "" }) => <PuzzlesPage key={game} game={game} number={number} />],
];

/** Where people meet, and what is kept of them elsewhere: there is nothing of it without a server. */
const OF_SERVERS = /^\/(j|event|d|back|calls|house)(\/|$)/;

/** What the house on this device is asked for; of tables it has none where none was ever laid. */
const OF_HOME = /^\/(t|replay|me)(\/|$)/;
const OF_TABLES = /^\/(t|replay)\//;

const asksHome = (path: string): boolean =>
  OF_HOME.test(path) || games.pad(match("/pad/:game", path)?.game ?? "") !== null;

/** One that asks the house waits until it is here. */
function Page({ path }: { readonly path: string }) {
  const [waits] = useState(() => isToCome() && asksHome(path));
  if (!waits) return page(path);
  return OF_TABLES.test(path) && !hasTables() ? <NoTable /> : <Fetched>{page(path)}</Fetched>;
}

function page(path: string): ReactNode {
  if (isAlone() && OF_SERVERS.test(path)) return <NeedsServer />;
  for (const [pattern, show] of routes) {
    const params = match(pattern, path);
    if (params) return show(params);
  }
  return <NotFound />;
}

export function App() {
  const path = usePath();
  const { t } = useText();
  const first = useRef(true);

  // A new page is read from its start; on the very first one the browser sees to that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it follows
  useEffect(() => {
    if (first.current) first.current = false;
    else document.getElementById("main")?.focus({ preventScroll: true });
  }, [path]);

  return (
    <GamesContext value={games}>
      <Sprite />
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <FaultBoundary key={path}>
        <ReachStrip path={path} />
        <AtHome path={path} />
        <Suspense fallback={<Waiting />}>
          <Page path={path} />
        </Suspense>
        <NameQuestion />
        <SignedOutNotice />
      </FaultBoundary>
      <LiveRegion />
    </GamesContext>
  );
}
