/** The parts of the start dialog: what is asked first, and the ways to begin. */
import type { ReactNode } from "react";
import { useHabits } from "../core/games";
import { spelt } from "../core/habits";
import { type BotChoice, botChoices, isLevel } from "../core/infos";
import { botFace, botOf } from "../core/names";
import { Button, Choices, Icon } from "../design";
import { type Translate, useText } from "../i18n";
import { useWays } from "../shell/ways";
import type { SeatWish } from "../wire/api";
import type { GameInfo, OptionInfo } from "../wire/types";
import { ALONE, type Begin, type First, type Value } from "./start";

/** The values of an option, each with a note. */
function choicesOf(game: string, key: string, values: readonly Value[], t: Translate) {
  return values.map((value) => {
    const id = `${game}-option-${key}-${spelt(value)}`;
    return { value, label: t(id), note: t(`${id}-note`) };
  });
}

type QuestionsProps = {
  readonly game: string;
  readonly first: First;
  /** How many can sit at the table. */
  readonly counts: readonly number[];
  readonly count: number;
  readonly onCount: (count: number) => void;
};

/** Which kind of game, and how many: as far as there is a choice. */
export function FirstQuestions({ game, first, counts, count, onCount }: QuestionsProps) {
  const { t } = useText();
  const { alone } = useHabits(game);
  const option = first.playable.length > 1 ? first.option : null;
  if (!option && counts.length < 2) return null;
  const apart = { value: ALONE, label: t(`${game}-start-alone`), note: t(`${game}-start-alone-note`) };
  return (
    <div className="ways-first">
      {option ? (
        <div data-testid="start-first">
          <Choices
            legend={t(`${game}-option-${option.key}`)}
            value={first.isAlone ? ALONE : (first.chosen[option.key] ?? option.default)}
            onChange={first.choose}
            choices={[...(alone?.first ? [apart] : []), ...choicesOf(game, option.key, first.playable, t)]}
          />
        </div>
      ) : null}
      {counts.length > 1 && !first.isAlone ? (
        <div>
          <Choices
            legend={t("start-seats")}
            value={count}
            onChange={onCount}
            choices={counts.map((one) => ({ value: one, label: String(one) }))}
          />
        </div>
      ) : null}
    </div>
  );
}

type TogetherProps = {
  readonly game: string;
  readonly first: First;
  readonly count: number;
  readonly info: GameInfo | null;
  /** Nobody else can come there. */
  readonly onDevice: boolean;
  readonly level: BotChoice;
  readonly onLevel: (level: BotChoice) => void;
  readonly busy: boolean;
  readonly begin: Begin;
};

/** With bots, with friends on other devices, or at one screen. */
export function WaysTogether({ game, first, count, info, onDevice, level, onLevel, busy, begin }: TogetherProps) {
  const text = useText();
  const { t } = text;
  const { beside } = useHabits(game);
  const isHere = useWays()?.[0]?.reach === "here";
  const others = (seat: SeatWish): readonly SeatWish[] => ["me", ...Array.from({ length: count - 1 }, () => seat)];
  const go = (id: string, label: string, onClick: () => void, quiet = true) => (
    <Button kind={quiet ? "quiet" : "main"} disabled={busy} onClick={onClick} data-testid={id}>
      {label}
    </Button>
  );
  const going = isLevel(level) ? beside[level] : {};
  const withBots = () => begin(others({ bot: level }), false, { ...first.chosen, ...going });
  return (
    <>
      <Way
        picture={botFace(isLevel(level) ? botOf(level) : level)}
        title={t("start-bot", { bots: count - 1 })}
        action={go("start-bot", t("start-bot-go", { bots: count - 1 }), withBots, false)}
      >
        <Choices
          legend={t("level")}
          hideLegend
          value={level}
          onChange={onLevel}
          choices={botChoices(text, game, info, onDevice ? "home" : null)}
        />
      </Way>
      {onDevice ? null : (
        <Way
          picture="clan-supercats"
          title={t("start-friend", { others: count - 1 })}
          action={go("start-friend", t(isHere ? "start-friend-here-go" : "start-friend-go"), () =>
            begin(others("open"), true, first.chosen),
          )}
        >
          <p>{isHere ? t("start-friend-here") : t("start-friend-note", { others: count - 1 })}</p>
        </Way>
      )}
      <Way
        picture="clan-gourmets"
        title={t("start-screen", { count })}
        action={go("start-screen", t("start-screen-go"), () => begin(others("me"), false, first.chosen))}
      >
        <p>{t("start-screen-note")}</p>
      </Way>
    </>
  );
}

type AloneProps = {
  readonly game: string;
  /** The option that says how hard it is, and what is chosen of it. */
  readonly strength: OptionInfo;
  readonly hard: Value;
  readonly onHard: (value: Value) => void;
  /** Nothing else is offered. */
  readonly only: boolean;
  readonly busy: boolean;
  readonly begin: Begin;
};

export function WayAlone({ game, strength, hard, onHard, only, busy, begin }: AloneProps) {
  const { t } = useText();
  const { alone } = useHabits(game);
  if (!alone) return null;
  const go = () => begin(["me"], false, { ...alone.options, [strength.key]: hard });
  return (
    <Way
      picture={alone.picture}
      title={t(`${game}-start-alone`)}
      action={
        <Button kind={only ? "main" : "quiet"} disabled={busy} onClick={go} data-testid="start-alone">
          {t(`${game}-start-alone-go`)}
        </Button>
      }
    >
      <Choices
        legend={t(`${game}-option-${strength.key}`)}
        hideLegend
        value={hard}
        onChange={onHard}
        choices={choicesOf(game, strength.key, strength.values, t)}
      />
    </Way>
  );
}

type WayProps = {
  readonly picture: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
};

function Way({ picture, title, children, action }: WayProps) {
  return (
    <section className="way">
      <Icon name={picture} size={64} />
      <div className="way-words">
        <h3>{title}</h3>
        {children}
      </div>
      <div className="way-action">{action}</div>
    </section>
  );
}
