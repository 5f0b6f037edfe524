/** In what the coach counts. */

/** Some games have no points, only a chance to win, which is then told in hundredths. */
export const hasPoints = (unit: string): boolean => unit !== "hundredths";
