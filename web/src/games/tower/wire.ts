/** The tower's own part of the wire. */
export type {
  Held as HeldMessage,
  Hover,
  Motion,
  TowerAction,
  TowerHand,
  TowerPose,
  TowerStanding,
  TowerView,
} from "../../wire/types";
