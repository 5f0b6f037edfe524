/** In what the coach counts. */

/** Some games have no points, only a chance to win, told in hundredths, or hands in which all stands. */
export const hasPoints = (unit: string): boolean => unit !== "hundredths" && unit !== "hands";

/** What a place in the tower promises is no chance to win: in how many hands all stands when it is let go. */
export const isInHands = (unit: string): boolean => unit === "hands";

/** By whom a choice was weighed: games played on by bots, hands that let go, or judgement alone. */
export const weighedBy = (unit: string): "bots" | "hands" | "judgement" =>
  isInHands(unit) ? "hands" : unit === "floors" ? "judgement" : "bots";
