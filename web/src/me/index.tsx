/** /me: a person's own page. What is kept of a person beside tables is shown and changed here, a section a card. */
import { Suspense, useEffect } from "react";
import { useGames } from "../core/games";
import { personFace } from "../core/names";
import { Button, Face, useNarrow, useTab } from "../design";
import { isAlone } from "../home/place";
import { useGameTexts, useLids, useText } from "../i18n";
import { ago } from "../i18n/dates";
import { Head, LanguageSwitch, PrintSwitch } from "../shell/Head";
import { askName, loadMe, rename, useMe } from "../shell/me";
import { Bests } from "./Bests";
import { Bots } from "./Bots";
import { Calls } from "./Calls";
import { Courses } from "./Courses";
import { Devices } from "./Devices";
import { Finished } from "./Finished";
import { HeadToHead } from "./HeadToHead";
import { Kept } from "./Kept";
import { useLoadedMemory, useMemory } from "./memory";
import { Return } from "./Phrase";
import { Playing } from "./Playing";
import { Ratings } from "./Ratings";
import "./me.css";

export default function MePage() {
  useGameTexts("people");
  useLids(useGames().keys);
  const { t } = useText();
  useTab(t("me-title"));
  useEffect(() => void loadMe().catch(() => {}), []);
  useLoadedMemory();
  const narrow = useNarrow();
  return (
    <>
      <Head worded title="Tabbytop" where={t("me-title")}>
        <LanguageSwitch />
        <PrintSwitch />
      </Head>
      <main id="main" className="me-page" tabIndex={-1}>
        <Who />
        <Playing />
        {narrow ? <OneColumn /> : <TwoColumns />}
      </main>
    </>
  );
}

/** What is looked at most comes first, to the eye and to a screen reader. */
function OneColumn() {
  return (
    <>
      <Suspense>
        <Finished />
        <Bests />
        <Ratings />
        <Courses />
        <HeadToHead />
      </Suspense>
      {isAlone() ? null : <Devices />}
      <Elsewhere />
      <Kept />
    </>
  );
}

function TwoColumns() {
  return (
    <div className="me-columns">
      <div className="me-column">
        <Suspense>
          <Finished />
          <Courses />
        </Suspense>
        {isAlone() ? null : <Devices />}
      </div>
      <div className="me-column">
        <Suspense>
          <Bests />
          <Ratings />
          <HeadToHead />
        </Suspense>
        <Elsewhere />
        <Kept />
      </div>
    </div>
  );
}

/** How one is called, comes back and sends bots: all of it over a network. */
function Elsewhere() {
  if (isAlone()) return null;
  return (
    <>
      <Suspense>
        <Calls />
      </Suspense>
      <Return />
      <Bots />
    </>
  );
}

function Who() {
  const { t } = useText();
  const me = useMe();
  const changeName = async () => {
    const name = await askName();
    if (name) await rename(name);
  };
  return (
    <section className="me-who">
      <Face name={personFace(me?.name ?? "")} size={96} />
      <div>
        <h1>{me?.name || t("seat-somebody")}</h1>
        <Sum />
      </div>
      <Button kind="quiet" icon="ui-pen" onClick={() => void changeName()}>
        {t("me-name")}
      </Button>
    </section>
  );
}

/** How many games, since when, and how many of them were won. */
function Sum() {
  const { t, language } = useText();
  const memory = useMemory();
  if (!memory || memory.since === null || memory.last === null) return null;
  const since = new Date(memory.since * 1000).toLocaleDateString(language, {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return (
    <p className="lead">
      {t("me-sum", { games: memory.games, won: memory.won, since, when: ago(memory.last, language) })}
    </p>
  );
}
