/** How this house becomes an app here, where that can be done: calls are at home there, and on an iPhone nowhere else. */
import { Button } from "../design";
import { installOffer, isAddedByHand } from "../ground/installing";
import { useStore } from "../ground/store";
import { useText } from "../i18n";

export function Installing() {
  const { t } = useText();
  const offer = useStore(installOffer);
  if (isAddedByHand()) return <p className="note">{t("calls-install-by-hand")}</p>;
  if (!offer) return null;
  const install = () => {
    installOffer.set(null); // an offer can be taken up once; the browser makes another
    void offer.prompt();
  };
  return (
    <p className="note">
      {t("calls-install-note")}{" "}
      <Button kind="bare" size="small" onClick={install}>
        {t("calls-install")}
      </Button>
    </p>
  );
}
