/** Any game in play: the view as cards, the prompt under it, and the menu as controls. */
import type { PlayProps, SeatName } from "../core/module";
import { listed, Speaker } from "../core/saying";
import { useSettings } from "../ground/settings";
import { rich, type Translate, useGameTexts, useText } from "../i18n";
import { PlaceForRefusals } from "../table/RefusalStrip";
import type { Position as At, Prompt } from "../wire/types";
import { Answers } from "./Answers";
import { spaced } from "./labels";
import { InNotation, Position } from "./Position";
import { Standing } from "./Sheet";

export function Play({
  game,
  position,
  sight,
  names,
  play,
  busy,
  pencil,
  story,
  chat,
}: PlayProps & { readonly game: string }) {
  useGameTexts("pages");
  const { t, has } = useText();
  const { confirm, standing } = useSettings();
  const { menu, may, idle } = sight;
  const asked = menu !== null && !may && !idle;
  const speaker = new Speaker(game, names, t);
  const told = (prompt: Prompt): string =>
    has(`${game}-prompt-${prompt.key}`) ? speaker.prompt(prompt) : `${spaced(prompt.key)}?`;
  return (
    <div className="play board-play" data-seq={position.seq} data-asked={asked && !busy}>
      <div className="play-main">
        <Position game={game} view={sight.view} names={names} waiting={position.must} />
        <div className="sheet stack board-bar">
          <PlaceForRefusals />
          <p className="caption" data-testid="caption">
            {rich(menu && asked ? told(menu.prompt) : waitedFor(position, names, t))}
          </p>
          {menu && may ? <p className="lead">{t("board-may")}</p> : null}
          {menu && !idle ? (
            <Answers
              key={position.seq}
              game={game}
              menu={menu}
              names={names}
              disabled={busy}
              confirm={confirm}
              onAnswer={(action) => play(action)}
            />
          ) : null}
        </div>
      </div>
      <aside className="rail">
        {pencil.card}
        {standing && position.standing ? <Standing outcome={position.standing} names={names} game={game} /> : null}
        {story}
        <InNotation shown={sight.shown} />
        {chat}
      </aside>
    </div>
  );
}

/** Whom everybody waits for. */
function waitedFor({ must, outcome }: At, names: readonly SeatName[], t: Translate): string {
  if (must.length === 0 && !outcome) return t("answer-lies");
  const waiting = must.flatMap((seat) => (names[seat]?.you ? [] : (names[seat]?.name ?? [])));
  if (waiting.length === 0) return t("board-moment");
  return t("is-thinking", { name: listed(waiting, t), count: waiting.length });
}
