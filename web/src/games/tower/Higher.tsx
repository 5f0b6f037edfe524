/** A story is won: it is read, and everybody is asked whether to go on [TOWER 6.4]. */
import { Button, Dialog } from "../../design";
import { rich, useText } from "../../i18n";
import { StoryFace } from "./art";
import { STORIES } from "./box";
import type { Turn } from "./useTurn";

type Props = Pick<Turn, "view" | "offers" | "ready" | "play">;

export function Higher({ view, offers, ready, play }: Props) {
  const { t } = useText();
  if (!offers.goOn) return null;
  const next = STORIES[view.story.place + 1] ?? view.floor;
  return (
    <Dialog open lasting onClose={() => {}} title={t(`tower-story-${view.story.won}`)}>
      <div className="stack tower-told">
        <StoryFace id={view.story.won} className="tower-story-face" />
        <p className="lead">{t(`tower-story-${view.story.won}-text`)}</p>
      </div>
      <p className="caption">{rich(t("tower-prompt-go-on", { floor: view.story.won, next }))}</p>
      <div className="dialog-actions">
        <Button kind="quiet" disabled={!ready} onClick={() => play({ type: "GoOn", yes: false })} data-testid="enough">
          {t("tower-ui-enough")}
        </Button>
        <Button disabled={!ready} onClick={() => play({ type: "GoOn", yes: true })} data-testid="go-on">
          {t("tower-ui-go-on", { floor: next })}
        </Button>
      </div>
    </Dialog>
  );
}
