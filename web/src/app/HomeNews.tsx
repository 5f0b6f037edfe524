/** Why the house on this device is not here, and what can be done about it. */
import { Button, Strip } from "../design";
import { atHome } from "../home/house";
import { keep } from "../home/keeping";
import { type News, tell } from "../home/place";
import { useGameTexts, useText } from "../i18n";

/** Whoever waits for a line tries again. */
const tryAgain = (): void => void dispatchEvent(new Event("online"));

const fetchAgain = (): void =>
  void keep().then(() => {
    tell(null);
    tryAgain();
  });

const playHere = (): void => void atHome(true).then(tryAgain, () => {});

export default function HomeNews({ news }: { readonly news: NonNullable<News> }) {
  useGameTexts("home");
  const { t } = useText();
  const isOther = news === "elsewhere" || news === "taken";
  return (
    <Strip
      tone={isOther ? "info" : "stop"}
      icon="ui-help"
      action={
        news === "full" ? null : (
          <Button kind="quiet" size="small" onClick={isOther ? playHere : fetchAgain}>
            {t(isOther ? "home-here" : "home-again")}
          </Button>
        )
      }
    >
      {t(`home-${news}`)}
    </Strip>
  );
}
