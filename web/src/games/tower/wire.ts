/** Tower: its view and its actions. Generated like `wire/types.ts`; do not edit. */

export type TowerMode = "coop" | "competitive";
export type TowerStep =
  | "first"
  | "scarves"
  | "actions"
  | "goals"
  | "choose"
  | "act"
  | "place"
  | "physics"
  | "turn_action"
  | "move"
  | "meet"
  | "turn_goal"
  | "stood"
  | "ask"
  | "end"
  | "over";
export type TowerTask =
  | "brick"
  | "window"
  | "portal"
  | "statue"
  | "column"
  | "floor"
  | "orange"
  | "blue"
  | "green"
  | "purple"
  | "any";
export type TowerEnding = "" | "won" | "collapsed" | "turns" | "summit";
export type TowerJob = "action" | "move" | "climb" | "restore";
/** What goes on when the kittens that came down stand again. */
export type TowerPaused = { readonly step: TowerStep; readonly hand: TowerHand | null };
/** What is going on besides the step: all of it public. */
export type TowerFlow = {
  readonly landed: boolean;
  readonly returned: readonly number[];
  readonly adrift: readonly number[];
  readonly after: TowerStep;
  readonly paused: TowerPaused | null;
};
/** Five more seconds [TOWER 6.1]. */
export type TowerWaiting = { readonly seconds: number };
/** These are put where they stood before, or nothing is; then all settles [TOWER 5.7]. */
export type TowerPuttingBack = { readonly pieces: readonly TowerStanding[] };
/** A cat is touched: a small push [TOWER 3.4]. */
export type TowerPetting = { readonly cat: number };
/** Let go of the piece in hand: where, how turned and folded, how fast it moves [TOWER 8.1]. Millimetres from the middle of the table, degrees, millimetres a second. `fold` is the angle between a wall's legs, and 0 for any other piece. */
export type TowerPlace = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  readonly fold: number;
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
};
/** A piece is let go [TOWER 8.1]. */
export type TowerPlacing = { readonly piece: number; readonly place: TowerPlace };
/** The piece that is being placed: why, for which task, onto which floors, and where it stood before. */
export type TowerHand = {
  readonly piece: number;
  readonly job: TowerJob;
  readonly floors: readonly number[];
  readonly task: TowerTask | null;
  readonly was: TowerStanding | null;
};
/** The present story card, the highest one won, who wants to go on, and how it ended. */
export type TowerStory = {
  readonly place: number;
  readonly won: number;
  readonly agreed: readonly number[];
  readonly ending: TowerEnding;
  readonly culprit: number; // who made the tower collapse [TOWER 7.8]
};
/** A piece placed in this action, and for which task. */
export type TowerLaid = { readonly task: TowerTask; readonly piece: number };
export type TowerTurn = {
  readonly seat: number;
  readonly number: number; // of turns begun
  readonly heights: readonly number[]; // of the kittens before the turn [TOWER 5.3]
  readonly card: number;
  readonly side: number;
  readonly todo: readonly TowerTask[];
  readonly laid: readonly TowerLaid[];
  readonly fresh: readonly number[]; // all pieces placed this turn [TOWER 5.2]
  readonly pets: readonly number[]; // cats still to be petted
  readonly petted: number; // and how many were
  readonly failed: readonly number[]; // a piece for each failed try, until it stands [TOWER 3.11]
  readonly goal: number; // being met
  readonly floor: number; // to which the kitten climbs
};
/** The order card: how high each kitten is, and when it came there; the first to arrive lies lowest [TOWER 7.4]. */
export type TowerRace = { readonly heights: readonly number[]; readonly arrived: readonly number[] };
/** A goal that could be met now, and the cats that meet it. */
export type TowerMet = { readonly card: number; readonly cats: readonly number[] };
/** A deck as all see it: what lies face up, how many are left, and the discards [TOWER 4.4]. */
export type TowerPile = { readonly up: readonly number[]; readonly left: number; readonly gone: readonly number[] };
/** Where a piece is (x, y, z in micrometres) and how it is turned (a unit quaternion in millionths). */
export type TowerPose = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
  readonly i: number;
  readonly j: number;
  readonly k: number;
};
/** A piece in the tower: where, how folded, on what it rests, and what it touches besides or thereby. */
export type TowerStanding = {
  readonly piece: number;
  readonly pose: TowerPose;
  readonly fold: number;
  readonly rests: readonly number[];
  readonly touches: readonly number[];
};
/** The whole tower is public; only goals in hand and the order of the decks are hidden [TOWER 7.10]. */
export type TowerView = {
  readonly viewer: number | null;
  readonly mode: TowerMode;
  readonly target: number;
  readonly seats: number;
  readonly aids: boolean; // [TOWER 8.5]
  readonly step: TowerStep;
  readonly tower: readonly TowerStanding[];
  readonly supply: readonly number[];
  readonly aside: readonly number[]; // fallen walls [TOWER 5.2]
  readonly actions: TowerPile;
  readonly goals: TowerPile;
  readonly hand: readonly number[]; // one's own hidden goals
  readonly hands: readonly number[]; // how many each has
  readonly met: readonly TowerMet[]; // of the goals this viewer sees, by its own kitten
  readonly kittens: readonly number[]; // by seats, 0: not chosen yet; together Toto alone [TOWER 7.1]
  readonly race: TowerRace;
  readonly turn: TowerTurn;
  readonly story: TowerStory;
  readonly floor: number; // of the present story card
  readonly held: TowerHand | null;
  readonly deed: ({ readonly type: "Placing" } & TowerPlacing) | ({ readonly type: "Petting" } & TowerPetting) | ({ readonly type: "PuttingBack" } & TowerPuttingBack) | ({ readonly type: "Waiting" } & TowerWaiting) | null;
  readonly flow: TowerFlow;
};
export type TowerAction =
  // `seat` begins [TOWER 2.3].
  | { readonly type: "First"; readonly seat: number }
  // The first action cards are turned face up [TOWER 7.1].
  | { readonly type: "DealActions"; readonly cards: readonly number[] }
  // Two hidden goals for everybody, seat by seat [TOWER 7.1].
  | { readonly type: "DealGoals"; readonly cards: readonly number[] }
  // The next action card is turned face up [TOWER 3.1].
  | { readonly type: "TurnAction"; readonly card: number }
  // The next goal is turned face up [TOWER 4.2], or drawn by who is on turn [TOWER 7.4].
  | { readonly type: "TurnGoal"; readonly card: number }
  // Take a kitten for one's own, by its scarf [TOWER 7.1].
  | { readonly type: "Adopt"; readonly kitten: number }
  // Do the left (0) or right (1) side of a face-up action card [TOWER 3.1].
  | { readonly type: "Choose"; readonly card: number; readonly side: number }
  // A card of which nothing can be done goes without effect [TOWER 3.9].
  | { readonly type: "Discard"; readonly card: number }
  // Pick up a piece, to place it: from the supply, off the tower, or one just placed [TOWER 3.5, 3.6, 7.2].
  | { readonly type: "Take"; readonly piece: number }
  // Let go of the piece in hand: where, how turned and folded, how fast it moves [TOWER 8.1]. Millimetres from the middle of the table, degrees, millimetres a second. `fold` is the angle between a wall's legs, and 0 for any other piece.
  | {
      readonly type: "Place";
      readonly x: number;
      readonly y: number;
      readonly z: number;
      readonly yaw: number;
      readonly pitch: number;
      readonly roll: number;
      readonly fold: number;
      readonly vx: number;
      readonly vy: number;
      readonly vz: number;
    }
  // Touch a cat lightly [TOWER 3.4].
  | { readonly type: "Pet"; readonly cat: number }
  // The action is finished: nothing of it is taken up any more [TOWER 3.6].
  | { readonly type: "Done" }
  // After too many failed tries the action, the move or the climb is given up [TOWER 3.11].
  | { readonly type: "GiveUp" }
  // Leave out what is optional: moving a cat, meeting a goal [TOWER 4.7, 7.2].
  | { readonly type: "Pass" }
  // Meet a goal and climb so many floors [TOWER 4.2].
  | { readonly type: "Meet"; readonly card: number; readonly floors: number }
  // Discard a hidden goal and draw another [TOWER 7.2].
  | { readonly type: "Swap"; readonly card: number }
  // After a win: higher still, or enough [TOWER 6.4].
  | { readonly type: "GoOn"; readonly yes: boolean }
  // What the simulation did, until all was still: exact poses, who touches and carries whom, and the path to watch. All three are written and read by `packing` [TOWER 8.2]. `touched` is what the piece that was let go touched first, while the hand still guided it; nothing, where it dropped.
  | {
      readonly type: "Settled";
      readonly poses: string;
      readonly contacts: string;
      readonly clip: string;
      readonly touched: readonly number[];
    }
  // The simulation failed: nothing has happened, and what can be asked for again is [TOWER 8.4].
  | { readonly type: "Unsettled" };
