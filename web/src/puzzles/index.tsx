/** /puzzles, /puzzles/{game} and /puzzles/{game}/{number}: one a day, and all the others. */
import { use, useEffect, useState } from "react";
import { useGames } from "../core/games";
import { dayOf, gradeOf, type PuzzleBook, placeOn, TRIED_BY } from "../core/puzzles";
import { Beads, Button, Chip, Dialog, Icon, Link, LinkButton, Plate, useNarrow, useTab } from "../design";
import { useGameTexts, useLids, useText } from "../i18n";
import { ahead } from "../i18n/dates";
import { Head, LanguageSwitch } from "../shell/Head";
import { NotFound } from "../shell/pages";
import { endOn, useDiary } from "./diary";
import { keepAllForLater, keepForLater } from "./keeping";
import { Puzzle } from "./Puzzle";
import "./puzzles.css";

export default function PuzzlesPage({ game, number }: { readonly game?: string; readonly number?: string }) {
  useGameTexts("puzzles", "pages");
  const load = useGames().puzzles(game ?? "");
  if (game === undefined) return <All />;
  return load ? <OfGame game={game} load={load} number={number} /> : <NotFound />;
}

function OfGame({
  game,
  load,
  number,
}: {
  readonly game: string;
  readonly load: () => Promise<PuzzleBook>;
  readonly number: string | undefined;
}) {
  useGameTexts(game);
  const book = use(load());
  const { t, language } = useText();
  const narrow = useNarrow();
  const today = useToday();
  const [older, showOlder] = useState(false);
  useEffect(keepForLater, []);
  useTab(`${t("puzzle-title")}: ${t(`${game}-title`)}`);
  const { puzzles } = book;
  const daily = placeOn(today, puzzles.length);
  const at = number === undefined ? daily : Number(number) - 1;
  const puzzle = puzzles[at];
  const { numbers } = useDiary(game);
  if (!puzzle) return <NotFound />;
  const next = puzzles.find((one, place) => place > at && !numbers[one.number]?.end) ?? puzzles[0];
  return (
    <>
      <Head worded title={t(`${game}-title`)} where={t(at === daily ? "puzzle-of-the-day" : "puzzle-title")}>
        {at === daily ? (
          <Chip icon="ui-clock" className="puzzle-next">
            {t("puzzle-new", { when: ahead(midnight(), language) })}
          </Chip>
        ) : (
          <LinkButton to={`/puzzles/${game}`} kind="quiet" size="small" icon="ui-sun">
            <span className="spoken-when-narrow">{t("puzzle-of-the-day")}</span>
          </LinkButton>
        )}
        <Button kind="quiet" size="small" icon="ui-back" onClick={() => showOlder(true)}>
          <span className="spoken-when-narrow">{t("puzzle-older")}</span>
        </Button>
        {narrow ? null : <LanguageSwitch />}
      </Head>
      <Puzzle
        key={`${puzzle.number} ${at === daily ? today : ""}`}
        puzzle={puzzle}
        book={book}
        day={at === daily ? today : ""}
        today={today}
        next={`/puzzles/${game}/${next?.number ?? 1}`}
      />
      <Dialog open={older} wide onClose={() => showOlder(false)} title={t("puzzle-older")}>
        <Older game={game} book={book} onGo={() => showOlder(false)} />
      </Dialog>
    </>
  );
}

const midnight = (): number => new Date(new Date().setHours(24, 0, 0, 0)).getTime() / 1000;

/** The date, also of a page that was left open over night. */
function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const look = (): void => setToday(dayOf(new Date()));
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return today;
}

/** Every puzzle by its number, those of one grade together. */
function Older({
  game,
  book: { puzzles, source },
  onGo,
}: {
  readonly game: string;
  readonly book: PuzzleBook;
  readonly onGo: () => void;
}) {
  const { t } = useText();
  const { numbers } = useDiary(game);
  const of = TRIED_BY.length + 1;
  const grades = Array.from({ length: of }, (_, at) => at + 1);
  return (
    <div className="puzzle-older">
      {grades.map((grade) => {
        const all = puzzles.filter((one) => gradeOf(one) === grade);
        if (all.length === 0) return null;
        return (
          <section key={grade} aria-label={t("puzzle-grade", { grade, of })}>
            <h3>
              <Beads level={grade} of={of} label={t("puzzle-grade", { grade, of })} />
              {t(`puzzle-grade-${grade}`)}
            </h3>
            <ul>
              {all.map(({ number }) => {
                const end = numbers[number]?.end ?? null;
                return (
                  <li key={number}>
                    <Link to={`/puzzles/${game}/${number}`} className={end ?? "open"} onClick={onGo}>
                      {number}
                      {end ? <Icon name={end === "solved" ? "ui-check" : "ui-minus"} size={16} /> : null}
                      {end ? <span className="spoken">{t(`puzzle-end-${end}`)}</span> : null}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
      <p className="note">
        {t("puzzle-source")} <code>{source}</code>
      </p>
    </div>
  );
}

/** Today's of every game that has some. */
function All() {
  const games = useGames();
  const puzzled = games.keys.filter(games.puzzles);
  useLids(puzzled);
  const { t, language } = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: which games there are does not change
  useEffect(() => keepAllForLater(puzzled, language), [language]);
  useTab(t("puzzle-title"));
  return (
    <>
      <Head worded title={t("puzzle-title")}>
        <LanguageSwitch />
      </Head>
      <main id="main" className="puzzle-page" tabIndex={-1}>
        <h1>{t("puzzle-index")}</h1>
        <p className="lead">{t("puzzle-index-lead")}</p>
        <div className="puzzle-list">
          {puzzled.map((game) => (
            <OneGame key={game} game={game} />
          ))}
        </div>
      </main>
    </>
  );
}

function OneGame({ game }: { readonly game: string }) {
  const { t } = useText();
  const { Scene } = useGames().face(game);
  const today = useToday();
  const done = endOn(useDiary(game), today);
  return (
    <article>
      <Plate still className="puzzle-scene">
        <Scene />
      </Plate>
      <h2>{t(`${game}-title`)}</h2>
      {done ? <p className="note">{t(`puzzle-end-${done}`)}</p> : null}
      <LinkButton to={`/puzzles/${game}`} icon="ui-play">
        {t("puzzle-of-the-day")}
      </LinkButton>
    </article>
  );
}
