/** The way to the coached games: how many are done, and the next one. */
import { useState } from "react";
import { useHabits } from "../core/games";
import { useGameInfo } from "../core/infos";
import { botFace } from "../core/names";
import { Button, Card, Face, Icon, Strip } from "../design";
import { navigate } from "../ground/router";
import { useText } from "../i18n";
import { api } from "../wire/api";
import { COACHED, type Coached, coach, useCoached } from "./coached";
import { haveName } from "./me";
import { PENCIL } from "./Reasons";
import "./coached.css";

/** Nothing where nobody gives hints. */
export function CoachedGames({ game }: { readonly game: string }) {
  const { t } = useText();
  const { done } = useCoached(game);
  if (!useGameInfo(game)?.analysed) return null;
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
  const info = useGameInfo(game);
  const { short } = useHabits(game);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState(false);
  async function begin(number: Coached): Promise<void> {
    setBusy(true);
    setFault(false);
    try {
      await haveName(false);
      const usual = Object.fromEntries((info?.options ?? []).map((option) => [option.key, option.default]));
      const rivals = Math.max(1, short.rivals ?? 1);
      const seats = ["me" as const, ...Array.from({ length: rivals }, () => ({ bot: "easy" }))];
      const table = await api.create({ game, options: { ...usual, ...short.options }, seats, start: true });
      coach(table.id, number);
      navigate(`/t/${table.id}`);
    } catch {
      setFault(true);
      setBusy(false);
    }
  }
  return (
    <>
      {fault ? (
        <Strip tone="stop" icon="ui-help">
          {t("fault-create")}
        </Strip>
      ) : null}
      <Button icon="ui-play" disabled={busy || info === null} onClick={() => void begin(next)} data-testid="coached">
        {t("coached-begin", { number: next })}
      </Button>
    </>
  );
}
