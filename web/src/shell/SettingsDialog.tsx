import { Button, Choices, Dialog, Switch, sound } from "../design";
import { change, type Pace, type Print, spokenLanguage, useSettings } from "../ground/settings";
import { languageNames, languages, useText } from "../i18n";
import { askName, rename, useMe } from "./me";

const prints: readonly Print[] = ["system", "day", "night"];
const paces: readonly Pace[] = ["calm", "usual", "brisk", "still"];

export default function SettingsDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useText();
  const now = useSettings();
  const me = useMe();
  const changeName = async () => {
    const name = await askName();
    if (name) await rename(name);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t("settings")}>
      {me?.name ? (
        <div className="setting-name">
          <span className="lead">{t("settings-name", { name: me.name })}</span>
          <Button kind="quiet" size="small" icon="ui-pen" onClick={() => void changeName()}>
            {t("name-change")}
          </Button>
        </div>
      ) : null}
      <Choices
        legend={t("language")}
        value={spokenLanguage()}
        onChange={(language) => change({ language })}
        choices={languages.map((language) => ({
          value: language,
          label: <span lang={language}>{languageNames[language]}</span>,
        }))}
      />
      <Choices
        legend={t("print")}
        value={now.print}
        onChange={(print) => change({ print })}
        choices={prints.map((print) => ({ value: print, label: t(`print-${print}`) }))}
      />
      <Choices
        legend={t("pace")}
        value={now.pace}
        onChange={(pace) => change({ pace })}
        choices={paces.map((pace) => ({ value: pace, label: t(`pace-${pace}`) }))}
      />
      <div>
        <Switch
          label={t("sound")}
          note={t("sound-note")}
          checked={now.sound}
          onChange={(on) => {
            change({ sound: on });
            if (on) sound("bell");
          }}
        />
        <Switch
          label={t("standing")}
          note={t("standing-note")}
          checked={now.standing}
          onChange={(standing) => change({ standing })}
        />
        <Switch
          label={t("confirm")}
          note={t("confirm-note")}
          checked={now.confirm}
          onChange={(confirm) => change({ confirm })}
        />
        <Switch
          label={t("letters")}
          note={t("letters-note")}
          checked={now.letters}
          onChange={(letters) => change({ letters })}
        />
      </div>
    </Dialog>
  );
}
