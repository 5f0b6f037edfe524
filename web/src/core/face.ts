/** What is known of a game before its board is loaded. All faces travel with the first page: they are small. */
import type { ComponentType } from "react";
import type { Habits } from "./habits";

export type GameFace = {
  /** The still picture of the first page and the lobby. */
  readonly Scene: ComponentType;
  /** On a phone the picture is shown whole, not cut to a strip. */
  readonly whole?: boolean;
  /** The drawing that stands for the game in a list of tables. */
  readonly icon: string;
  /** How its options hang together, where they do. */
  readonly habits?: Partial<Habits>;
};
