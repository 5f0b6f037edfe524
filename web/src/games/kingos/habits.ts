/** How the options of a table hang together: alone one climbs as far as one dares. */
export const alone = { options: {}, strength: "distance", picture: "guardian" } as const;

/** Beside easy companions the island is mild: levels are named by what a person feels. */
export const beside = { easy: { island: "mild" } } as const;

/** Near to the citadel, on a mild island, with two companions. */
export const short = { options: { distance: 4, island: "mild" }, rivals: 2 } as const;
