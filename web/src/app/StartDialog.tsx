/** "Play": one click for bots, for friends, for several at one screen, or alone. The rest is tuned in the lobby. */
import { type ReactNode, useState } from "react";
import { useHabits } from "../core/games";
import { spelt } from "../core/habits";
import { levelChoices, offeredLevels, useGameInfo } from "../core/infos";
import { botFace, botOf, mySeats, nameSharedSeat } from "../core/names";
import { Button, Choices, Dialog, Icon, Strip } from "../design";
import { navigate } from "../ground/router";
import { memory } from "../ground/store";
import { useGameTexts, useText } from "../i18n";
import { catName, haveName } from "../shell/me";
import { api, Failure, type SeatWish } from "../wire/api";
import { LEVELS, type Level, type Options } from "../wire/types";
import "./start.css";

const LEVEL = "tabbytop.level";
/** In the first question, of a game that is played alone by the options of another way. */
const ALONE = "alone";
const usualLevels = offeredLevels(LEVELS);

export function StartDialog({ game, onClose }: { readonly game: string; readonly onClose: () => void }) {
  useGameTexts(game);
  const text = useText();
  const { t } = text;
  const info = useGameInfo(game);
  const levels = offeredLevels(info?.levels ?? LEVELS);
  const [level, setLevel] = useState<Level>(() => usualLevels.find((one) => one === memory.read(LEVEL)) ?? "medium");
  const counts = (info?.seats ?? [2]).filter((count) => count > 1);
  const [count, setCount] = useState(2);
  const { alone, beside, first } = useHabits(game);
  const kinds = (info?.options ?? []).find((option) => option.key === first);
  const playable = (kinds?.values ?? []).filter((_, at) => kinds?.seats[at]?.includes(count));
  const [kind, setKind] = useState<Options[string] | null>(null);
  const chosen = kinds ? { [kinds.key]: playable.find((value) => value === kind) ?? kinds.default } : {};
  const isAlone = alone?.first === true && kind === ALONE;
  const strength = info?.seats.includes(1) ? info.options.find((option) => option.key === alone?.strength) : undefined;
  const [hard, setHard] = useState<Options[string] | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function begin(seats: readonly SeatWish[], asking: boolean, wish: Options = {}): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      await haveName(asking);
      const usual = Object.fromEntries((info?.options ?? []).map((option) => [option.key, option.default]));
      const options = { ...usual, ...wish };
      // No nonce yet: the table commits itself first, and the lobby adds ours afterwards.
      const table = await api.create({ game, options, seats });
      // Two at one screen: the server knows one person, so this browser names the other.
      const mine = mySeats(table);
      for (const seat of mine.slice(1)) nameSharedSeat(table.id, seat, catName(table.seats[0]?.name));
      navigate(`/t/${table.id}`);
    } catch (error) {
      setFault(error instanceof Failure && error.kind === "unreachable" ? t("fault-unreachable") : t("fault-create"));
      setBusy(false);
    }
  }

  const others = <T extends SeatWish>(seat: T): readonly SeatWish[] => [
    "me",
    ...Array.from({ length: count - 1 }, () => seat),
  ];

  const choose = (wanted: Level) => {
    memory.write(LEVEL, wanted);
    setLevel(wanted);
  };

  return (
    <Dialog open title={t("start-title", { game: t(`${game}-title`) })} onClose={onClose} wide>
      {fault ? (
        <Strip tone="stop" icon="ui-help">
          {fault}
        </Strip>
      ) : null}
      <div className="ways">
        {(kinds && playable.length > 1) || counts.length > 1 ? (
          <div className="ways-first">
            {kinds && playable.length > 1 ? (
              <div data-testid="start-first">
                <Choices
                  legend={t(`${game}-option-${kinds.key}`)}
                  value={isAlone ? ALONE : (chosen[kinds.key] ?? kinds.default)}
                  onChange={setKind}
                  choices={[
                    ...(alone?.first
                      ? [{ value: ALONE, label: t(`${game}-start-alone`), note: t(`${game}-start-alone-note`) }]
                      : []),
                    ...playable.map((value) => {
                      const id = `${game}-option-${kinds.key}-${spelt(value)}`;
                      return { value, label: t(id), note: t(`${id}-note`) };
                    }),
                  ]}
                />
              </div>
            ) : null}
            {counts.length > 1 && !isAlone ? (
              <div>
                <Choices
                  legend={t("start-seats")}
                  value={count}
                  onChange={setCount}
                  choices={counts.map((one) => ({ value: one, label: String(one) }))}
                />
              </div>
            ) : null}
          </div>
        ) : null}
        {isAlone ? null : (
          <>
            <Way
              picture={botFace(botOf(level))}
              title={t("start-bot", { bots: count - 1 })}
              action={
                <Button
                  disabled={busy}
                  onClick={() => void begin(others({ bot: level }), false, { ...chosen, ...beside[level] })}
                  data-testid="start-bot"
                >
                  {t("start-bot-go", { bots: count - 1 })}
                </Button>
              }
            >
              <Choices
                legend={t("level")}
                hideLegend
                value={level}
                onChange={choose}
                choices={levelChoices(text, game, levels)}
              />
            </Way>
            <Way
              picture="clan-supercats"
              title={t("start-friend", { others: count - 1 })}
              action={
                <Button
                  kind="quiet"
                  disabled={busy}
                  onClick={() => void begin(others("open"), true, chosen)}
                  data-testid="start-friend"
                >
                  {t("start-friend-go")}
                </Button>
              }
            >
              <p>{t("start-friend-note", { others: count - 1 })}</p>
            </Way>
            <Way
              picture="clan-gourmets"
              title={t("start-screen", { count })}
              action={
                <Button
                  kind="quiet"
                  disabled={busy}
                  onClick={() => void begin(others("me"), false, chosen)}
                  data-testid="start-screen"
                >
                  {t("start-screen-go")}
                </Button>
              }
            >
              <p>{t("start-screen-note")}</p>
            </Way>
          </>
        )}
        {alone && strength && (isAlone || !alone.first) ? (
          <Way
            picture={alone.picture}
            title={t(`${game}-start-alone`)}
            action={
              <Button
                kind={isAlone ? "main" : "quiet"}
                disabled={busy}
                onClick={() =>
                  void begin(["me"], false, { ...alone.options, [alone.strength]: hard ?? strength.default })
                }
                data-testid="start-alone"
              >
                {t(`${game}-start-alone-go`)}
              </Button>
            }
          >
            <Choices
              legend={t(`${game}-option-${alone.strength}`)}
              hideLegend
              value={hard ?? strength.default}
              onChange={setHard}
              choices={strength.values.map((value) => {
                const id = `${game}-option-${alone.strength}-${spelt(value)}`;
                return { value, label: t(id), note: t(`${id}-note`) };
              })}
            />
          </Way>
        ) : null}
      </div>
    </Dialog>
  );
}

function Way({
  picture,
  title,
  children,
  action,
}: {
  readonly picture: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}) {
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
