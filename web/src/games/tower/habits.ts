/** How the options of a table hang together: alone, together or against each other comes first; that takes two. */
export const alone = { options: { mode: "coop" }, strength: "target", picture: "toto", first: true } as const;

export const first = "mode";

/** Alone, so that nobody else's hand brings it down, and to the lowest story card. */
export const short = { options: { mode: "coop", target: 10 }, rivals: 0 } as const;
