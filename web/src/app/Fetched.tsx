/** A page that asks the house, in a folder of files to which it is still to come: it comes then and there. */
import type { ReactNode } from "react";
import { LinkButton, State, useTab } from "../design";
import { useGameTexts, useText } from "../i18n";
import Fetching, { useKeeping } from "../shell/Fetching";
import { StatePage } from "../shell/pages";

export default function Fetched({ children }: { readonly children: ReactNode }) {
  const now = useKeeping();
  return now.at === "kept" ? children : <OnItsWay comes={now.at !== "impossible"} />;
}

function OnItsWay({ comes }: { readonly comes: boolean }) {
  useGameTexts("home");
  const { t } = useText();
  const title = t(comes ? "home-coming-title" : "home-impossible-title");
  useTab(title);
  return (
    <StatePage>
      <State
        picture="basket"
        level={1}
        title={title}
        actions={
          <LinkButton to="/" kind="quiet">
            {t("to-home")}
          </LinkButton>
        }
      >
        <Fetching lead="home-coming" />
      </State>
    </StatePage>
  );
}
