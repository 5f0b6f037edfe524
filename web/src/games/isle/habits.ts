/** How the options of a table hang together: the sister plays alone with one, the others are for two to four. */
export const alone = { options: { mode: "solo" }, strength: "difficulty", picture: "sister" } as const;

export const first = "mode";

/** As families play it: no lessons and no prices. */
export const short = { options: { mode: "family" } } as const;
