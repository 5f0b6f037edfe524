/** In the start dialog, where the house is kept: to play on this device though a server answers. */
import { useEffect, useState } from "react";
import { Switch } from "../design";
import { useGameTexts, useText } from "../i18n";
import { api } from "../wire/api";
import type { GameInfo } from "../wire/types";

type Props = {
  readonly game: string;
  readonly chosen: boolean;
  /** What the house here says of the game; null: not there. */
  readonly onChoose: (info: GameInfo | null) => void;
};

/** Nothing until the house here has said that it plays this game. */
export default function OnThisDevice({ game, chosen, onChoose }: Props) {
  useGameTexts("home");
  const { t } = useText();
  const [info, setInfo] = useState<GameInfo | null>(null);
  useEffect(() => {
    api.gamesHere().then(
      (games) => setInfo(games.find((one) => one.key === game && !one.lacks) ?? null),
      () => {},
    );
  }, [game]);
  if (!info) return null;
  return (
    <div className="start-here" data-testid="start-here">
      <Switch
        label={t("home-start")}
        note={t("home-start-note")}
        checked={chosen}
        onChange={(on) => onChoose(on ? info : null)}
      />
    </div>
  );
}
