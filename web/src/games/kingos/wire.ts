/** Kingos: its view and its actions. Generated like `wire/types.ts`; do not edit. */

export type KingosToken = "against" | "with";
export type KingosTemper = "usual" | "mild";
export type KingosWord = "bring" | "here" | "citadel" | "wait" | "rest" | "how_much";
export type KingosRolled = "" | "shield" | "moon" | "sword";
export type KingosDone = "" | "rest" | "flower" | "curse" | "move";
export type KingosHow = "kingos" | "lost" | "midnight" | "late";
export type KingosFace = "shield" | "moon" | "sword";
export type KingosSpace = "rest" | "flower" | "move";
export type KingosDirection = "up" | "right" | "down" | "left";
/** What a seat brought to the battle with Kingoš: own energy and own bonus [KINGOS 7.1]. */
export type KingosValue = {
  readonly seat: number;
  readonly energy: number;
  readonly bonus: number;
  readonly red: string;
};
/** `values` of those in the battle in which Kingoš was beaten; none if the island wins. */
export type KingosOver = { readonly how: KingosHow; readonly values: readonly KingosValue[] };
/** Energy and red flowers leave the battle, the thrown are moved, the moon is checked [KINGOS 6.9, 6.12]. `drawn`: the seats whose battle was a draw. `midnight`: a moon was rolled on the last space [KINGOS 7.3]. */
export type KingosAftermath = { readonly seat: number; readonly drawn: readonly number[]; readonly midnight: boolean };
/** `seat` takes the punishments of `guardians`, weakest first [KINGOS 6.8, 6.14]. */
export type KingosSuffering = { readonly seat: number; readonly guardians: readonly string[] };
/** `seat` moves its counter [KINGOS 6.7]. */
export type KingosRewarding = { readonly seat: number; readonly steps: number };
/** The active player rolls [KINGOS 6.5]. */
export type KingosRolling = { readonly seat: number };
/** Those in `left` may play one red flower each, in this order [KINGOS 6.4]. */
export type KingosBlooming = { readonly seat: number; readonly left: readonly number[] };
/** All fighters put in energy, secretly and at once [KINGOS 6.3]; `seat` is the active player. */
export type KingosPuttingIn = { readonly seat: number };
/** All who fight beside others say at once what they will put in, or nothing [KINGOS 6.2]; `seat` is active. */
export type KingosTalking = { readonly seat: number };
/** `seat` turns the card it stands on [KINGOS 9.2]. */
export type KingosTurningCard = { readonly seat: number };
/** `seat` drives a guardian from its field to one beside it [KINGOS 9.1]. */
export type KingosDriving = { readonly seat: number };
/** `seat` drifts to a field beside it [KINGOS 9.1]. */
export type KingosDrifting = { readonly seat: number };
/** `seat` lays the curse it has drawn on a free place of its action table [KINGOS 5.2]. */
export type KingosLayingCurse = { readonly seat: number };
/** Chance draws a curse for `seat` [KINGOS 5.2]. */
export type KingosCursing = { readonly seat: number };
/** `seat` discards flowers of its choice: above the limit [KINGOS 4.2], or `count` of them as a loss. */
export type KingosDiscarding = {
  readonly seat: number;
  readonly count: number; // 0: down to the limit
};
/** Chance draws `count` flowers for `seat`. */
export type KingosDrawingFlowers = { readonly seat: number; readonly count: number };
/** `count` guardians still go back from the island; between equals `seat` chooses [KINGOS 5.6]. */
export type KingosRecalling = { readonly seat: number; readonly count: number };
/** Chance draws `count` guardians to the field of `seat` [KINGOS 4.6]. */
export type KingosSummoning = { readonly seat: number; readonly count: number };
/** Chance lays an island card under `seat`; `side` is its edge towards the field left [KINGOS 4.6]. */
export type KingosExploring = { readonly seat: number; readonly side: number };
/** A card that is carried out lies open until all it asks for is done, and is then discarded [KINGOS 4.2, 4.3]. */
export type KingosCarrying = { readonly flower: string; readonly curse: string };
/** After a pair of actions: battles, or the next turn [KINGOS 3.1]. */
export type KingosPairDone = { readonly seat: number; readonly again: boolean };
/** `seat` acts or ends the pair; `done` is the kind of its first action [KINGOS 3.1, 3.2]. `again`: the second pair of whoever holds the battle token. */
export type KingosActing = { readonly seat: number; readonly again: boolean; readonly done: KingosDone };
/** A laid card: beach, citadel, then in the order in which they were laid. */
export type KingosFieldView = {
  readonly x: number;
  readonly y: number;
  readonly card: string;
  readonly turn: number;
  readonly guards: readonly string[];
};
/** What only the viewer sees [KINGOS 8.1]. */
export type KingosOwn = {
  readonly hand: readonly string[];
  readonly curses: readonly string[]; // on rest, flower, move; "" where none lies
  readonly drawn: string;
  readonly chosen: number | null; // to be said (-1: nothing) or put in
};
/** What somebody has called, and in which turn of the game [KINGOS 6.16]. */
export type KingosHeard = { readonly word: KingosWord; readonly energy: number; readonly turn: number };
/** What everybody sees of an adventurer [KINGOS 8.2]. While energy is put in, vitality is as it was before. */
export type KingosPlayerView = {
  readonly x: number;
  readonly y: number;
  readonly vitality: number;
  readonly fatigue: number;
  readonly battle: number;
  readonly counter: number;
  readonly hand: number; // how many flowers
  readonly cursed: readonly boolean[]; // rest, flower, move
  readonly drawn: boolean; // has a curse to lay
  readonly chosen: boolean; // has chosen what to say, or what to put in
  readonly said: number | null; // what one will put in; until the battle is over [KINGOS 6.2]
  readonly kept: number; // how often at least that was put in
  readonly broken: number; // how often less
  readonly call: KingosHeard | null; // to all, and still heard [KINGOS 6.16]
  readonly red: string;
  readonly thrown: boolean;
};
/** The options of the game [KINGOS 2.1, 2.3, 2.4, 6.10]. */
export type KingosRules = {
  readonly distance: number;
  readonly battle_token: KingosToken;
  readonly rest_beside_guardian: boolean;
  readonly countdown: boolean;
  readonly island: KingosTemper; // [KINGOS 6.10]
};
export type KingosView = {
  readonly viewer: number | null;
  readonly rules: KingosRules;
  readonly players: readonly KingosPlayerView[];
  readonly own: KingosOwn | null;
  readonly fields: readonly KingosFieldView[];
  readonly beach: number; // island cards still to come
  readonly citadel: number;
  readonly bag: number;
  readonly flowers: number;
  readonly curses: number;
  readonly beaten: readonly string[];
  readonly withered: readonly string[];
  readonly spent: readonly string[];
  readonly white: string;
  readonly moon: number;
  readonly token: number;
  readonly rolled: KingosRolled;
  readonly turn: number;
  readonly agenda: readonly ({ readonly type: "Starting" } | ({ readonly type: "Acting" } & KingosActing) | ({ readonly type: "PairDone" } & KingosPairDone) | ({ readonly type: "Carrying" } & KingosCarrying) | ({ readonly type: "Exploring" } & KingosExploring) | ({ readonly type: "Summoning" } & KingosSummoning) | ({ readonly type: "Recalling" } & KingosRecalling) | ({ readonly type: "DrawingFlowers" } & KingosDrawingFlowers) | ({ readonly type: "Discarding" } & KingosDiscarding) | ({ readonly type: "Cursing" } & KingosCursing) | ({ readonly type: "LayingCurse" } & KingosLayingCurse) | ({ readonly type: "Drifting" } & KingosDrifting) | ({ readonly type: "Driving" } & KingosDriving) | ({ readonly type: "TurningCard" } & KingosTurningCard) | ({ readonly type: "Talking" } & KingosTalking) | ({ readonly type: "PuttingIn" } & KingosPuttingIn) | ({ readonly type: "Blooming" } & KingosBlooming) | ({ readonly type: "Rolling" } & KingosRolling) | ({ readonly type: "Rewarding" } & KingosRewarding) | ({ readonly type: "Suffering" } & KingosSuffering) | ({ readonly type: "Aftermath" } & KingosAftermath) | ({ readonly type: "Over" } & KingosOver))[];
};
export type KingosAction =
  // Who starts [KINGOS 2.5].
  | { readonly type: "First"; readonly seat: number }
  // The next island card, turned clockwise by quarters [KINGOS 4.6].
  | { readonly type: "Lay"; readonly card: string; readonly turn: number }
  // A guardian out of the bag [KINGOS 4.6].
  | { readonly type: "DrawGuardian"; readonly guardian: string }
  // A flower off the deck; only its owner sees it [KINGOS 8.1].
  | { readonly type: "DrawFlower"; readonly flower: string }
  // A curse off the deck; only its owner looks at it [KINGOS 5.2].
  | { readonly type: "DrawCurse"; readonly curse: string }
  // The die [KINGOS 1.5].
  | { readonly type: "Roll"; readonly face: KingosFace }
  // Energy from fatigue to vitality [KINGOS 4.1].
  | { readonly type: "Rest" }
  // Draw a flower on a meadow [KINGOS 4.2].
  | { readonly type: "Gather" }
  // Play a yellow flower [KINGOS 4.2].
  | { readonly type: "Play"; readonly flower: string }
  // Play a yellow flower that does nothing here, knowing it [KINGOS 4.2].
  | { readonly type: "Waste"; readonly flower: string }
  // Play a curse from a place of one's own action table [KINGOS 4.3].
  | { readonly type: "Unleash"; readonly place: KingosSpace; readonly curse: string }
  // One field [KINGOS 4.4].
  | { readonly type: "Move"; readonly direction: KingosDirection }
  // To the beach, where no step is left [KINGOS 4.9].
  | { readonly type: "GoBack" }
  // No more actions in this pair [KINGOS 3.2]; not a word [KINGOS 6.2]; no red flower [KINGOS 6.4].
  | { readonly type: "Pass" }
  // A word to all, which binds nobody [KINGOS 6.16]; `energy` with `bring`, else 0.
  | { readonly type: "Call"; readonly word: KingosWord; readonly energy: number }
  // Where the curse just drawn goes [KINGOS 5.2].
  | { readonly type: "LayCurse"; readonly place: KingosSpace }
  // Flowers given up, sorted [KINGOS 4.2, 6.14].
  | { readonly type: "Discard"; readonly flowers: readonly string[] }
  // Where the wind takes one [KINGOS 9.1].
  | { readonly type: "Drift"; readonly direction: KingosDirection }
  // Which guardian goes, and where [KINGOS 9.1].
  | { readonly type: "Drive"; readonly guardian: string; readonly direction: KingosDirection }
  // By how many quarters, clockwise [KINGOS 9.2].
  | { readonly type: "TurnCard"; readonly quarters: number }
  // Which of the nearest guardians goes back into the bag [KINGOS 5.6].
  | { readonly type: "Recall"; readonly x: number; readonly y: number; readonly guardian: string }
  // How much one will put in, true or not [KINGOS 6.2].
  | { readonly type: "Say"; readonly energy: number }
  // Energy for the battle [KINGOS 6.3].
  | { readonly type: "PutIn"; readonly energy: number }
  // Play a red flower in one's own battle [KINGOS 6.4].
  | { readonly type: "Bloom"; readonly flower: string };
