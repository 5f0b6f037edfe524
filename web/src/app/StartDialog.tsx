/** "Play": one click for bots, for friends, for several at one screen, or alone. The rest is tuned in the lobby. */
import { lazy, Suspense, useState } from "react";
import { useHabits } from "../core/games";
import { useGameInfo } from "../core/infos";
import { Dialog, Strip } from "../design";
import { isAlone, isKept } from "../home/place";
import { isToCome } from "../home/wish";
import { useGameTexts, useText } from "../i18n";
import { useHomeNews } from "../shell/homeNews";
import { useAway } from "../shell/Reach";
import type { GameInfo } from "../wire/types";
import { FirstQuestions, WayAlone, WaysTogether } from "./StartWays";
import { NOT_HOME, useBeginning, useFirst, useLevel, type Value } from "./start";
import "./start.css";

const Fetching = lazy(() => import("../shell/Fetching"));
const HomeNews = lazy(() => import("./HomeNews"));
const OnThisDevice = lazy(() => import("./OnThisDevice"));

export default function StartDialog({ game, onClose }: { readonly game: string; readonly onClose: () => void }) {
  useGameTexts(game);
  const { t } = useText();
  /** What the house on this device says of the game, where it is to be played there though a server answers. */
  const [here, playHere] = useState<GameInfo | null>(null);
  const there = useGameInfo(game);
  const info = here ?? there;
  const { alone } = useHabits(game);
  const [count, setCount] = useState(2);
  const first = useFirst(game, info, count);
  const [level, setLevel] = useLevel();
  const strength = info?.seats.includes(1) ? info.options.find((option) => option.key === alone?.strength) : undefined;
  const [hard, setHard] = useState<Value | null>(null);
  const [comes] = useState(isToCome);
  const away = useAway();
  const { busy, fault, begin } = useBeginning(game, info, here !== null);
  return (
    <Dialog open title={t("start-title", { game: t(`${game}-title`) })} onClose={onClose} wide>
      {info?.lacks ? (
        <Strip tone="stop" icon="ui-help">
          {t(`lacks-${info.lacks}`)}
        </Strip>
      ) : (
        <>
          <Fault fault={fault} />
          {isKept() && !isAlone() && !away ? (
            <Suspense>
              <OnThisDevice game={game} chosen={here !== null} onChoose={playHere} />
            </Suspense>
          ) : null}
          {comes ? (
            <Suspense>
              <Fetching lead="home-coming-start" />
            </Suspense>
          ) : null}
          <div className="ways">
            <FirstQuestions
              game={game}
              first={first}
              counts={(info?.seats ?? [2]).filter((one) => one > 1)}
              count={count}
              onCount={setCount}
            />
            {first.isAlone ? null : (
              <WaysTogether
                game={game}
                first={first}
                count={count}
                info={info}
                onDevice={here !== null || isAlone() || (isKept() && away)}
                level={level}
                onLevel={setLevel}
                busy={busy}
                begin={begin}
              />
            )}
            {strength && (first.isAlone || !alone?.first) ? (
              <WayAlone
                game={game}
                strength={strength}
                hard={hard ?? strength.default}
                onHard={setHard}
                only={first.isAlone}
                busy={busy}
                begin={begin}
              />
            ) : null}
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Where the house on this device was asked and is not here: why, with the key that helps. */
function Fault({ fault }: { readonly fault: string | null }) {
  const { t } = useText();
  const news = useHomeNews();
  if (fault === NOT_HOME) return <Suspense>{news ? <HomeNews news={news} path="/" /> : null}</Suspense>;
  return fault ? (
    <Strip tone="stop" icon="ui-help">
      {t(fault)}
    </Strip>
  ) : null;
}
