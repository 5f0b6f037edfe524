/** Cat clans for the shell. */
import type { GameModule } from "../../table/module";
import { words } from "./words";
import "./art.css";
import "./clans.css";

const Soon = () => null;

export const clans: GameModule = {
  key: "clans",
  Play: Soon,
  End: Soon,
  Moment: Soon,
  ticks: () => [],
  Pad: null,
  Learn: null,
  where: () => "",
  words,
};
