/** The way to the coached games: how many are done, and the next one. */
import { useHabits } from "../core/games";
import { useGameInfo } from "../core/infos";
import { botFace } from "../core/names";
import { Button, Card, Face, Icon, Strip } from "../design";
import { useText } from "../i18n";
import { COACHED, coach, useCoached } from "./coached";
import { useLaying } from "./laying";
import { PENCIL } from "./Reasons";
import "./coached.css";

/** Nothing where nobody gives hints. */
export function CoachedGames({ game }: { readonly game: string }) {
  const { t } = useText();
  const { done } = useCoached(game);
  if (!useGameInfo(game)?.hinted) return null;
  return (
    <Card className="coached" aria-labelledby="coached">
      <Face name={botFace(PENCIL)} size={72} />
      <div>
        <h2 id="coached">{t("coached-title")}</h2>
        <ol>
          {COACHED.map((number) => (
            <li key={number} className={number <= done ? "done" : undefined}>
              <span className="coached-mark">{number <= done ? <Icon name="ui-check" size={18} /> : number}</span>
              {t(`coached-${number}`)}
              {number <= done ? <span className="spoken">{t("coached-done")}</span> : null}
            </li>
          ))}
        </ol>
        <CoachedButton game={game} />
      </div>
    </Card>
  );
}

/** Lays a table for the next one and goes there. */
export function CoachedButton({ game }: { readonly game: string }) {
  const { t } = useText();
  const { next } = useCoached(game);
  const { short } = useHabits(game);
  const { busy, fault, lay } = useLaying();
  const begin = () => {
    const rivals = Array.from({ length: short.rivals ?? 1 }, () => ({ bot: "easy" }));
    const wish = { game, options: short.options, seats: ["me" as const, ...rivals], start: true };
    void lay(wish, ({ id }) => coach(id, next));
  };
  return (
    <>
      {fault ? (
        <Strip tone="stop" icon="ui-help">
          {t("fault-create")}
        </Strip>
      ) : null}
      <Button icon="ui-play" disabled={busy} onClick={begin} data-testid="coached">
        {t("coached-begin", { number: next })}
      </Button>
    </>
  );
}
