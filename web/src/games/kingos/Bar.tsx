/** Under the island: what is asked, and the one main button. */
import type { ReactNode } from "react";
import { Button } from "../../design";
import { rich, useText } from "../../i18n";
import { PlaceForRefusals } from "../../table/RefusalStrip";
import { GuardianArt } from "./art";
import { CardFace } from "./faces";
import type { Offers } from "./menu";
import type { Deed } from "./whynot";
import type { KingosAction } from "./wire";

export function Bar({
  caption,
  children,
  actions,
}: {
  readonly caption: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <div className="bar">
      <PlaceForRefusals />
      <div className="said">
        <p className="caption" data-testid="caption">
          {rich(caption)}
        </p>
        {children}
      </div>
      {actions ? <div className="keys">{actions}</div> : null}
    </div>
  );
}

/** The ways to do an action that has several: which flower, which curse. */
export function Ways({
  deed,
  offers,
  ready,
  play,
  onWaste,
}: {
  readonly deed: Deed | null;
  readonly offers: Offers;
  readonly ready: boolean;
  readonly play: (action: KingosAction) => void;
  /** A flower that would do nothing: one is warned first. */
  readonly onWaste: (flower: string) => void;
}) {
  const { t } = useText();
  if (deed === "flower" && (offers.gather || offers.plays.length > 0 || offers.wastes.length > 0))
    return (
      <div className="keys kingos-ways">
        {offers.gather ? (
          <Button size="small" disabled={!ready} onClick={() => play({ type: "Gather" })} data-testid="gather">
            {t("kingos-ui-gather")}
          </Button>
        ) : null}
        {[...offers.plays, ...offers.wastes].map((flower) => (
          <Button
            key={flower}
            kind="quiet"
            size="small"
            disabled={!ready}
            onClick={() => (offers.plays.includes(flower) ? play({ type: "Play", flower }) : onWaste(flower))}
            data-testid="play-flower"
          >
            {t("kingos-ui-play-one", { flower: t(`kingos-flower-${flower}`) })}
          </Button>
        ))}
      </div>
    );
  if (deed === "curse" && offers.curses.length > 0)
    return (
      <div className="keys kingos-ways cards">
        {offers.curses.map((one) => (
          <CardFace key={one.place} what="curse" id={one.curse}>
            <Button size="small" disabled={!ready} onClick={() => play(one)} data-testid="unleash">
              {t("kingos-ui-unleash-one", { place: t(`kingos-action-${one.place}`) })}
            </Button>
          </CardFace>
        ))}
      </div>
    );
  return null;
}

/** Which of several guardians is driven off. */
export function Drivable({
  offers,
  driven,
  onChoose,
}: {
  readonly offers: Offers;
  readonly driven: string | null;
  readonly onChoose: (guardian: string) => void;
}) {
  const { t } = useText();
  const guardians = [...new Set(offers.drives.map(({ guardian }) => guardian))];
  if (guardians.length < 2) return null;
  return (
    <div className="keys kingos-ways">
      {guardians.map((guardian) => (
        <button
          key={guardian}
          type="button"
          className={guardian === driven ? "chip on" : "chip"}
          aria-pressed={guardian === driven}
          onClick={() => onChoose(guardian)}
        >
          <GuardianArt id={guardian} /> {t(`kingos-guardian-${guardian}`)}
        </button>
      ))}
    </div>
  );
}
