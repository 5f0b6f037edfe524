/** The isle on the wire, by the names the board uses. */
export type {
  IsleAction,
  IsleBasket,
  IsleDeed,
  IsleField,
  IsleInstruction,
  IsleLaid,
  IsleMode,
  IsleMoment,
  IsleOwn,
  IslePlayerView,
  IsleRules,
  IsleSister,
  IsleView,
} from "../../wire/types";
