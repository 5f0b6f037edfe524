/** Whether cats of one floor meet a goal, as the rules say it [TOWER 4.3]. The rules decide; this tells beforehand. */
import { colourOf, type Goal, isCat, type Piece } from "./box";

/** A cat as she lies: what carries her, and what she touches. */
export type Lying = { readonly rests: readonly Piece[]; readonly touches: readonly Piece[] };
/** The cats of one floor. */
export type Cats = ReadonlyMap<Piece, Lying>;

export function isMet(cats: Cats, goal: Goal, floor: number): boolean {
  return groups([...cats.keys()], goal.cats).some(
    (group) => isOfColours(group, goal.colours) && isRelated(cats, group, goal.how, floor),
  );
}

function groups(cats: readonly Piece[], size: number): readonly (readonly Piece[])[] {
  if (size === 0) return [[]];
  return cats.flatMap((cat, at) => groups(cats.slice(at + 1), size - 1).map((rest) => [cat, ...rest]));
}

function isOfColours(group: readonly Piece[], wanted: Goal["colours"]): boolean {
  const colours = group.map(colourOf);
  if (wanted === "any") return true;
  if (wanted === "same") return new Set(colours).size === 1;
  if (wanted === "different") return new Set(colours).size === colours.length;
  return [...colours].sort().join() === [...wanted].sort().join();
}

function isRelated(cats: Cats, group: readonly Piece[], how: Goal["how"], floor: number): boolean {
  const backs = (cat: Piece): readonly Piece[] =>
    cats.get(cat)?.touches.includes(floor) ? [] : (cats.get(cat)?.rests.filter(isCat) ?? []);
  switch (how) {
    case "there":
      return true;
    case "touching":
      return hangTogether(cats, group);
    case "stack":
      return orders(group).some((order) =>
        order.every((low, at) => at + 1 === order.length || backs(order[at + 1] ?? 0).includes(low)),
      );
    case "bridge":
      return group.some((top) =>
        group.every(
          (low) => low === top || (backs(top).includes(low) && (cats.get(low)?.rests.includes(floor) ?? false)),
        ),
      );
  }
}

function hangTogether(cats: Cats, group: readonly Piece[]): boolean {
  const [first] = group;
  if (first === undefined) return true;
  const seen = new Set([first]);
  const todo = [first];
  for (let at = todo.pop(); at !== undefined; at = todo.pop())
    for (const other of cats.get(at)?.touches ?? [])
      if (group.includes(other) && !seen.has(other)) {
        seen.add(other);
        todo.push(other);
      }
  return seen.size === group.length;
}

function orders(group: readonly Piece[]): readonly (readonly Piece[])[] {
  if (group.length === 0) return [[]];
  return group.flatMap((one) => orders(group.filter((other) => other !== one)).map((rest) => [one, ...rest]));
}
