/** How the options of a table hang together: alone, together or against each other comes first; that takes two. */
export const alone = { options: { mode: "coop" }, strength: "target", picture: "toto", first: true } as const;

export const first = "mode";
