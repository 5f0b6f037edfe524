/** The end: the tower as it stands or lies, the stories that were won, read aloud, and the sheet. */
import { useEffect, useMemo } from "react";
import type { EndProps } from "../../core/module";
import { Card, Icon, sound } from "../../design";
import { useText } from "../../i18n";
import { StoryFace } from "./art";
import { MOST_LOST, type Piece, STORIES, scarfOf, TOTO } from "./box";
import { Grip } from "./grip";
import { WallsLost } from "./Meters";
import { Orbit } from "./orbit";
import { Picture } from "./Picture";
import { FloorsInWords } from "./Play";
import { KittenPicture } from "./pictures";
import { clipsOf, leftOf, useStage } from "./useStage";
import type { TowerView } from "./wire";

const NONE: ReadonlySet<Piece> = new Set();
const nothing = () => {};

export function End({ view, outcome, names, told, actions }: EndProps<TowerView>) {
  const { t } = useText();
  const stage = useStage();
  const grip = useMemo(() => new Grip(), []);
  const orbit = useMemo(() => new Orbit(), []);
  useEffect(() => {
    const last = told.findLast(({ events }) => clipsOf(events).some(({ frames }) => frames.length > 0));
    stage.reset(leftOf(stage, view, last?.events ?? []));
  }, [stage, view, told]);
  const together = view.mode === "coop";
  const { won, ending } = view.story;
  useEffect(() => {
    if (won > 0) sound("glockenspiel");
  }, [won]);
  const stories = together ? STORIES.filter((floor) => floor <= won) : [];
  const order = outcome.places.map((place, seat) => ({ place, seat })).slice(0, names.length);
  return (
    <div className="beside tower-end" data-ended="true" data-ending={ending} data-won={won}>
      <div className="tower-picture">
        <Picture
          stage={stage}
          grip={grip}
          orbit={orbit}
          lit={NONE}
          ringed={NONE}
          other={null}
          idle
          kitten={together ? (view.race.heights[0] ?? null) : null}
          target={together ? view.floor : null}
          onPress={nothing}
          onRelease={nothing}
          label={t("tower-ui-picture")}
        />
        <FloorsInWords view={view} />
      </div>
      <div className="stack">
        {stories.map((floor) => (
          <Card key={floor} className="tower-told-card" grained>
            <StoryFace id={floor} className="tower-story-face" />
            <h2>
              <Icon name="ui-star" size={22} /> {t(`tower-story-${floor}`)}
            </h2>
            <p className="lead">{t(`tower-story-${floor}-text`)}</p>
          </Card>
        ))}
        <Card className="tower-result">
          <h2>{t(`tower-ui-ending-${ending || "won"}`)}</h2>
          {together ? (
            <p>{won > 0 ? t("tower-ui-won", { floor: won }) : t("tower-ui-lost-all", { floor: STORIES[0] ?? 10 })}</p>
          ) : (
            <ol className="tower-places">
              {order
                .sort((a, b) => a.place - b.place)
                .map(({ place, seat }) => (
                  <li key={seat} value={place}>
                    <KittenPicture scarf={scarfOf(view.kittens[seat] ?? TOTO)} size={34} />
                    <b>{names[seat]?.name}</b>
                    <span>
                      {(view.race.heights[seat] ?? 0) > 0
                        ? t("tower-ui-floor", { floor: view.race.heights[seat] ?? 0 })
                        : t("tower-ui-outside")}
                      {view.story.culprit === seat ? `, ${t("tower-ui-culprit")}` : ""}
                    </span>
                  </li>
                ))}
            </ol>
          )}
          <WallsLost lost={Math.min(MOST_LOST, view.aside.length)} />
          <p className="note">{t("tower-ui-turns", { turns: view.turn.number })}</p>
        </Card>
        {actions}
      </div>
    </div>
  );
}
