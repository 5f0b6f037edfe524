/** An address that leads to others, in a folder of files that leads to nobody. */
import { LinkButton, State, useTab } from "../design";
import { useGameTexts, useText } from "../i18n";
import { StatePage } from "../shell/pages";

export default function NeedsServer() {
  useGameTexts("home");
  const { t } = useText();
  useTab(t("home-needs-title"));
  return (
    <StatePage>
      <State
        picture="basket"
        level={1}
        title={t("home-needs-title")}
        actions={<LinkButton to="/">{t("to-home")}</LinkButton>}
      >
        <p>{t("home-needs")}</p>
      </State>
    </StatePage>
  );
}
