/** Why the house on this device is not here, and what can be done about it. */
import { useEffect, useState } from "react";
import { Button, closeDialogs, Strip } from "../design";
import { atHome } from "../home/house";
import { keep, keeping } from "../home/keeping";
import { hasItsClient, type Keeping } from "../home/pack";
import { isAlone, isOfHome, type News, tell } from "../home/place";
import { useGameTexts, useText } from "../i18n";
import { Coming, Under, useKeeping } from "../shell/Fetching";

/** Whoever waits for a line tries again. */
const tryAgain = (): void => void dispatchEvent(new Event("online"));

const playHere = (): void => void atHome(true).then(tryAgain, () => {});

/** What is fetched to mend it: all of it anew where what lies here is no good. */
const FETCHED: Partial<Record<NonNullable<News>, readonly [string, { readonly anew: boolean }]>> = {
  absent: ["home-again", { anew: false }],
  other: ["home-update", { anew: false }],
  broken: ["home-again", { anew: true }],
};

/** Where nothing but the house is asked, the page that understands it is opened, if it is here. */
async function openItsPage(path: string): Promise<void> {
  if ((isAlone() || isOfHome(path)) && (await hasItsClient())) location.reload();
}

type Props = { readonly news: NonNullable<News>; readonly path: string };

export default function HomeNews({ news, path }: Props) {
  useGameTexts("home");
  const { t } = useText();
  useEffect(() => {
    if (news === "other") void openItsPage(path);
    if (news === "taken") closeDialogs();
  }, [news, path]);
  const [label, how] = FETCHED[news] ?? [];
  // One and the same, whatever is told meanwhile: while it is fetched anew, nothing is kept.
  if (label && how) return <ToFetch said={`home-${news}`} label={label} anew={how.anew} />;
  const isOpen = news === "elsewhere" || news === "taken";
  const here = (
    <Button kind="quiet" size="small" onClick={playHere}>
      {t("home-here")}
    </Button>
  );
  return (
    <Strip tone={isOpen ? "info" : "stop"} icon="ui-help" action={isOpen ? here : null}>
      {t(`home-${news}`)}
    </Strip>
  );
}

type ToFetchProps = { readonly said: string; readonly label: string; readonly anew: boolean };

/** How far it is meanwhile; what went wrong, until it is tried again. */
function ToFetch({ said, label, anew }: ToFetchProps) {
  const { t } = useText();
  const now = useKeeping();
  const [tried, setTried] = useState<"not yet" | "now" | "in vain">("not yet");
  const fetchIt = async () => {
    setTried("now");
    await keep(anew);
    if (wentWrong(keeping.get())) return setTried("in vain");
    tell(null);
    tryAgain();
  };
  if (tried === "now")
    return (
      <Strip tone="info" icon="ui-help" live={false}>
        {now.at === "fetching" || now.at === "preparing" ? <Coming now={now} /> : <Under way={t(asked(now))} />}
      </Strip>
    );
  const wrong = tried === "in vain" ? wentWrong(now) : null;
  const again = (
    <Button kind="quiet" size="small" onClick={() => void fetchIt()}>
      {t(wrong === "home-stopped" ? "home-rest" : label)}
    </Button>
  );
  return (
    <Strip tone="stop" icon="ui-help" action={again}>
      {t(wrong ?? said)}
    </Strip>
  );
}

/** The id of what is said before anything of it has come. */
const asked = (now: Keeping): string => (now.at === "kept" && now.newer ? "home-newer-fetching" : "loading");

/** The id of what is said of it; null where all is well. */
function wentWrong(now: Keeping): string | null {
  if (now.at === "kept") return now.newer && `home-newer-${now.newer}`;
  if (now.at !== "absent") return "home-impossible";
  return now.trouble ? `home-trouble-${now.trouble}` : "home-stopped";
}
