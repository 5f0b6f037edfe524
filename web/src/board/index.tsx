/** A board for any game: it knows its key and nothing else. */
import { type GameModule, gameModule, type MomentProps } from "../core/module";
import { useGameTexts } from "../i18n";
import { Play } from "./Play";
import { InNotation, Position } from "./Position";
import { End } from "./Sheet";
import { differ } from "./shape";
import "./board.css";

function Moment({ game, view, shown, names }: MomentProps & { readonly game: string }) {
  useGameTexts("pages");
  return (
    <div className="stack">
      <Position game={game} view={view} names={names} />
      <InNotation shown={shown} />
    </div>
  );
}

export const boardOf = (game: string): GameModule =>
  gameModule({
    key: game,
    Play: (props) => <Play game={game} {...props} />,
    End: (props) => <End game={game} {...props} />,
    Moment: (props) => <Moment game={game} {...props} />,
    ticks: () => [],
    hides: differ,
    where: () => "",
  });
