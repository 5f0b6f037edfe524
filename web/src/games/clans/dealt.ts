/** The clan cards that were dealt, once nothing of them is hidden any more, and what was taken of them. */
import type { Chosen, Done } from "../../core/module";
import type { Side } from "./tiles";
import type { ClanKey, ClansAction, ClansView } from "./wire";

/** What somebody chose from. `taken` is known as soon as it was chosen; `better` where another would have been. */
export type Hand = {
  readonly side: Side;
  readonly cards: readonly ClanKey[];
  readonly taken: ClanKey | null;
  readonly better: ClanKey | null;
};

const EACH = 3; // cards, where each is dealt some [CLANS 7.2]

/** The cards of each side; where clans are chosen openly, and a choice is looked at, those that could be chosen. */
export function handsOf(
  done: readonly Done[],
  { first, hand }: Pick<ClansView, "first" | "hand">,
  choice: Chosen | undefined,
): readonly Hand[] {
  const decided = choice as Chosen<ClansAction> | undefined;
  const all = done as readonly Done<ClansAction>[];
  const at = all.findLastIndex(({ action }) => action.type === "DealClans");
  const deal = all[at]?.action;
  const kept = new Map(all.slice(at + 1).map(({ seat, action }) => [seat, clanIn(action)]));
  const handOf = (side: Side, cards: readonly ClanKey[]): Hand => ({
    side,
    cards,
    taken: (decided?.seat === side ? clanIn(decided.played) : kept.get(side)) ?? null,
    better: decided?.seat === side ? clanIn(decided.better) : null,
  });
  if (deal?.type !== "DealClans") return decided ? [handOf(sideOf(decided.seat), hand)] : [];
  if (deal.cards.length > EACH)
    return ([0, 1] as const).map((side) => handOf(side, deal.cards.slice(EACH * side, EACH * side + EACH)));
  const starts = sideOf(first ?? 0); // who hands on what they do not keep [CLANS 7.3]
  const one = handOf(starts, deal.cards);
  const left = kept.has(starts) ? deal.cards.filter((clan) => clan !== one.taken) : [];
  return left.length > 0 ? [one, handOf(starts === 0 ? 1 : 0, left)] : [one];
}

const sideOf = (seat: number): Side => (seat === 1 ? 1 : 0);

const clanIn = (action: ClansAction): ClanKey | null =>
  action.type === "Keep" || action.type === "Choose" ? action.clan : null;
