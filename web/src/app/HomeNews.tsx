/** Why the house on this device is not here, and what can be done about it. */
import { Button, Strip } from "../design";
import { atHome } from "../home/house";
import { keep } from "../home/keeping";
import { type News, tell } from "../home/place";
import { useGameTexts, useText } from "../i18n";

/** Whoever waits for a line tries again. */
const tryAgain = (): void => void dispatchEvent(new Event("online"));

const fetchAgain = (anew: boolean): void =>
  void keep(anew).then(() => {
    tell(null);
    tryAgain();
  });

const playHere = (): void => void atHome(true).then(tryAgain, () => {});

/** What can be done about it. */
const MENDED: Partial<Record<NonNullable<News>, readonly [string, () => void]>> = {
  absent: ["home-again", () => fetchAgain(false)],
  other: ["home-update", () => fetchAgain(false)],
  broken: ["home-again", () => fetchAgain(true)],
  elsewhere: ["home-here", playHere],
  taken: ["home-here", playHere],
};

export default function HomeNews({ news }: { readonly news: NonNullable<News> }) {
  useGameTexts("home");
  const { t } = useText();
  const [label, mend] = MENDED[news] ?? [];
  return (
    <Strip
      tone={news === "elsewhere" || news === "taken" ? "info" : "stop"}
      icon="ui-help"
      action={
        label ? (
          <Button kind="quiet" size="small" onClick={mend}>
            {t(label)}
          </Button>
        ) : null
      }
    >
      {t(`home-${news}`)}
    </Strip>
  );
}
