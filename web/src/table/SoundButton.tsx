/** Sound, on and off by a click. */

import { Button, sound } from "../design";
import { change, useSettings } from "../ground/settings";
import { useText } from "../i18n";

export function SoundButton() {
  const { t } = useText();
  const { sound: on } = useSettings();
  return (
    <Button
      kind="quiet"
      size="small"
      round
      className="sound-button"
      icon={on ? "ui-sound" : "ui-mute"}
      label={on ? t("sound-off") : t("sound-on")}
      onClick={() => {
        change({ sound: !on });
        if (!on) sound("bell");
      }}
    />
  );
}
