/** Isle: its view and its actions. Generated like `wire/types.ts`; do not edit. */

export type IsleMode = "classic" | "solo" | "family";
export type IsleDifficulty = "easy" | "medium" | "hard" | "very_hard" | "expert";
export type IsleOshaxWay = "drawn" | "chosen";
export type IsleInstruction = "cat" | "rare" | "oshax" | "swap" | "common";
export type IsleField = "left" | "right" | "any";
export type IsleMoment = "dawn" | "morning" | "lessons" | "taught" | "sister" | "empty" | "dusk";
export type IsleBasket = "permanent" | "whole" | "broken";
/** Family: `seat` takes a cat or passes for the day [ISLE 7.2]. */
export type IsleTaking = { readonly seat: number };
/** Anytime cards wanted at one moment; they lie open and are carried out in turn order [ISLE 4.8, 4.9]. */
export type IsleCarrying = { readonly plays: readonly (readonly [number, number])[] };
/** `seat` wants to play an anytime card, which lies open; those before it in turn order may want to too, and then go first [ISLE 4.8, 4.9]. */
export type IsleWish = { readonly seat: number; readonly card: number };
/** A moment that would run past, before what lies under it: one plays an anytime card or holds [ISLE 4.9]. */
export type IsleWindow = { readonly moment: IsleMoment };
/** `seat` gives up treasures for a basket (cards 88, 89). */
export type IsleGivingTreasures = { readonly seat: number; readonly count: number; readonly baskets: number };
/** `seat` gives up private lessons for a basket (cards 86, 87). */
export type IsleGivingLessons = { readonly seat: number; readonly count: number; readonly baskets: number };
/** `seat` says where each of `cats` goes: into which field, and alone also where in it [ISLE 6.9]. */
export type IsleSorting = {
  readonly seat: number;
  readonly cats: readonly number[];
  readonly fields: readonly IsleField[];
};
/** Chance draws tiles, cats of which `seat` puts into a field (card 83). */
export type IsleArriving = { readonly seat: number; readonly count: number };
/** `seat` moves up to `most` cats to the other field (card 77). */
export type IsleHerding = { readonly seat: number; readonly most: number };
/** `seat` gives up a basket, used or unused (card 76). */
export type IsleSelling = { readonly seat: number; readonly fish: number };
/** Chance draws a tile for `seat` to place (card 75). */
export type IsleDipping = { readonly seat: number };
/** `seat` pays for any of the cards it has drawn (cards 71 to 74). */
export type IslePayingDrawn = { readonly seat: number };
/** Chance draws cards for `seat`, who then pays for any of them (cards 71 to 74). */
export type IsleDrawingCards = { readonly seat: number; readonly count: number };
/** `seat` chooses a colour for an oshax that came out of the bag [ISLE 1.3, 4.6]. */
export type IsleColouring = { readonly seat: number; readonly tile: number };
/** `seat` has covered a map of the cat's colour and may take a treasure [ISLE 3.4]. */
export type IsleBonus = { readonly seat: number };
/** `seat` places a tile at once, before anything else [ISLE 3.3]. */
export type IslePlacing = { readonly seat: number; readonly tile: number; readonly colour: number };
/** `seat` may take another tile by the option of the treasure card it has played [ISLE 4.6]. */
export type IsleSecondTreasure = { readonly seat: number; readonly card: number; readonly option: number };
/** `seat` plays an oshax card or a treasure card, or passes [ISLE 4.6]. */
export type IsleFinding = { readonly seat: number };
/** `seat` rescues a cat or passes [ISLE 4.5]; `taken` counts the cats of this turn. */
export type IsleRescuing = { readonly seat: number; readonly taken: number };
/** Rescue cards are laid face down in turn order by those in `left` [ISLE 4.4]. */
export type IsleLaying = { readonly left: readonly number[] };
/** `seat` chooses a colour for a public lesson [ISLE 4.3], or for a catch (cards 96, 97). */
export type IsleNaming = { readonly seat: number; readonly card: number };
/** Lessons are played in turn order, still by those in `left` [ISLE 4.3]. */
export type IsleTeaching = { readonly left: readonly number[] };
/** All keep cards at once and pass the rest on [ISLE 4.2]; alone, discard the rest [ISLE 6.3]. */
export type IsleDrafting = { readonly round: number };
/** Chance deals discovery cards [ISLE 4.2, 6.3]; `round` counts from 0. */
export type IsleDealing = { readonly round: number };
/** Chance draws tiles until the fields have their new cats, of which `cats` have come [ISLE 4.0]. */
export type IsleFilling = { readonly cats: number };
/** `seat` chooses which oshax start outside the bag [ISLE 1.3]. */
export type IsleLayingOut = { readonly seat: number };
/** Chance lays out what is random at the start [ISLE 2, 6.1, 7.1]; `step` says what comes next. */
export type IslePreparing = {
  readonly step: "first" | "boats" | "oshax" | "colour" | "lessons" | "advanced" | "family";
};
/** What an instruction of the sister did: which tile left the game, or which two cats changed places [ISLE 6.5]. */
export type IsleDeed = {
  readonly what: IsleInstruction;
  readonly tile: number; // -1: nothing was there
  readonly other: number;
};
/** The other contestant of a solo game [ISLE 6]. */
export type IsleSister = {
  readonly deck: readonly number[]; // her basket cards not yet turned, sorted
  readonly colours: readonly number[]; // colour cards turned so far, in order
  readonly lessons: readonly number[];
  readonly card: number; // face up and not yet carried out
  readonly cards_left: number; // today, that one included
  readonly speed: number; // today
  readonly last: number; // carried out last
  readonly deeds: readonly IsleDeed[]; // by that one
};
/** What only the viewer sees; of somebody who plays alone, all may see it [ISLE 8.1]. */
export type IsleOwn = {
  readonly hand: readonly number[];
  readonly pack: readonly number[];
  readonly kept: readonly number[];
  readonly chosen: readonly number[] | null;
  readonly passed_on: readonly number[];
  readonly lessons: readonly number[];
  readonly laid: readonly number[];
  readonly discarded: readonly number[];
};
/** A tile on a boat; `colour` is a cat's own, an oshax's chosen one, `NONE` for a treasure. */
export type IsleLaid = { readonly tile: number; readonly colour: number; readonly cells: string };
/** What everybody sees of a player [ISLE 8.2]. */
export type IslePlayerView = {
  readonly boat: number;
  readonly tiles: readonly IsleLaid[];
  readonly filled: string;
  readonly fish: number;
  readonly baskets: number;
  readonly used: number;
  readonly hand: number; // how many cards
  readonly pack: number;
  readonly kept: number;
  readonly laid: number;
  readonly lessons: number;
  readonly discarded: number;
  readonly chosen: boolean;
  readonly shown: readonly number[];
  readonly extra: number;
  readonly berth: boolean;
  readonly passed: boolean;
  readonly scored: readonly number[]; // the private lessons, at the end
};
/** The options of the game. */
export type IsleRules = {
  readonly mode: IsleMode;
  readonly difficulty: IsleDifficulty;
  readonly modules: string;
  readonly rare_from_maps: boolean;
  readonly oshax: IsleOshaxWay;
};
export type IsleView = {
  readonly viewer: number | null;
  readonly rules: IsleRules;
  readonly players: readonly IslePlayerView[];
  readonly own: IsleOwn | null;
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly bag: readonly number[]; // known to all as a multiset [ISLE 8.2]
  readonly deck: number;
  readonly common: readonly number[];
  readonly rare: readonly (readonly [number, number])[];
  readonly oshax: readonly number[];
  readonly public: readonly (readonly [number, number])[];
  readonly spent: readonly number[];
  readonly sister: IsleSister | null; // her deck as a multiset
  readonly day: number;
  readonly order: readonly number[];
  readonly agenda: readonly (({ readonly type: "Preparing" } & IslePreparing) | ({ readonly type: "LayingOut" } & IsleLayingOut) | { readonly type: "Choosing" } | ({ readonly type: "Filling" } & IsleFilling) | ({ readonly type: "Dealing" } & IsleDealing) | ({ readonly type: "Drafting" } & IsleDrafting) | { readonly type: "Buying" } | ({ readonly type: "Teaching" } & IsleTeaching) | ({ readonly type: "Naming" } & IsleNaming) | ({ readonly type: "Laying" } & IsleLaying) | { readonly type: "SisterReveal" } | ({ readonly type: "Rescuing" } & IsleRescuing) | { readonly type: "Emptied" } | { readonly type: "SisterTurn" } | ({ readonly type: "Finding" } & IsleFinding) | ({ readonly type: "SecondTreasure" } & IsleSecondTreasure) | ({ readonly type: "Placing" } & IslePlacing) | ({ readonly type: "Bonus" } & IsleBonus) | ({ readonly type: "Colouring" } & IsleColouring) | ({ readonly type: "DrawingCards" } & IsleDrawingCards) | ({ readonly type: "PayingDrawn" } & IslePayingDrawn) | ({ readonly type: "Dipping" } & IsleDipping) | ({ readonly type: "Selling" } & IsleSelling) | ({ readonly type: "Herding" } & IsleHerding) | ({ readonly type: "Arriving" } & IsleArriving) | ({ readonly type: "Sorting" } & IsleSorting) | ({ readonly type: "GivingLessons" } & IsleGivingLessons) | ({ readonly type: "GivingTreasures" } & IsleGivingTreasures) | ({ readonly type: "Window" } & IsleWindow) | ({ readonly type: "Wish" } & IsleWish) | ({ readonly type: "Carrying" } & IsleCarrying) | { readonly type: "Evening" } | ({ readonly type: "Taking" } & IsleTaking) | { readonly type: "Over" })[];
};
export type IsleAction =
  // Who is first in turn order: a seat, alone also the sister [ISLE 2.2, 6.1].
  | { readonly type: "First"; readonly seat: number }
  // Each seat's boat [ISLE 2.2].
  | { readonly type: "Boats"; readonly boats: readonly number[] }
  // The oshax beside the island, alone in this order [ISLE 1.3, 6.1].
  | { readonly type: "OshaxRow"; readonly tiles: readonly number[] }
  // The sister's lessons [ISLE 6.1].
  | { readonly type: "SisterLessons"; readonly cards: readonly number[] }
  // The next of the sister's colour cards [ISLE 6.1].
  | { readonly type: "TurnColour"; readonly card: number }
  // Three family cards for each seat [ISLE 7.1].
  | { readonly type: "DealFamily"; readonly cards: readonly number[] }
  // Tiles out of the bag, in this order [ISLE 4.0].
  | { readonly type: "DrawTiles"; readonly tiles: readonly number[] }
  // Discovery cards off the deck: seat 0's first, then seat 1's … [ISLE 4.2].
  | { readonly type: "DealCards"; readonly cards: readonly number[] }
  // The sister's next basket card [ISLE 6.4].
  | { readonly type: "TurnSister"; readonly card: number }
  // These oshax start outside the bag [ISLE 1.3].
  | { readonly type: "LayOut"; readonly tiles: readonly number[] }
  // Keep these cards and pass on the rest [ISLE 4.2, 6.3]; of family cards give one back [ISLE 7.1].
  | { readonly type: "Keep"; readonly cards: readonly number[] }
  // Pay for these cards and discard the rest [ISLE 4.2].
  | { readonly type: "Pay"; readonly cards: readonly number[] }
  // Choose a colour [ISLE 4.3, 4.6].
  | { readonly type: "Name"; readonly colour: number }
  // Lay these rescue cards face down [ISLE 4.4].
  | { readonly type: "Lay"; readonly cards: readonly number[] }
  // Take a cat from a field with a basket of this kind [ISLE 4.5].
  | { readonly type: "Rescue"; readonly tile: number; readonly basket: IsleBasket }
  // Pass [ISLE 4.5, 4.6, 7.2], end the turn, or decline what is offered [ISLE 3.4].
  | { readonly type: "Done" }
  // Play an oshax card: take this oshax and choose its colour [ISLE 4.6].
  | { readonly type: "Befriend"; readonly tile: number; readonly colour: number }
  // Play a treasure card by one of its options and take this treasure [ISLE 4.6].
  | { readonly type: "Find"; readonly card: number; readonly option: number; readonly tile: number }
  // Take this tile: a treasure for a map or with a card [ISLE 3.4, 4.6], in the family game a cat [ISLE 7.2].
  | { readonly type: "Take"; readonly tile: number }
  // Place the tile in hand: `turn` as in `shapes`, `cell` of its anchor [ISLE 3.1].
  | { readonly type: "Place"; readonly turn: number; readonly cell: number }
  // Play an anytime card [ISLE 4.8].
  | { readonly type: "Play"; readonly card: number }
  // Play nothing at this moment [ISLE 4.9].
  | { readonly type: "Hold" }
  // Give up a permanent basket, one used today or not (card 76).
  | { readonly type: "Sell"; readonly used: boolean }
  // Move these cats to the other field (card 77).
  | { readonly type: "Herd"; readonly tiles: readonly number[] }
  // Put the cat in question into a field, at `place` counted from 0 (cards 77, 83).
  | { readonly type: "Send"; readonly field: "left" | "right"; readonly place: number }
  // Give up these private lessons (cards 86, 87).
  | { readonly type: "GiveLessons"; readonly cards: readonly number[] }
  // Give up the treasures at these places among one's tiles (cards 88, 89).
  | { readonly type: "GiveTreasures"; readonly places: readonly number[] };
