/**
 * Unpacks what `pack/packing.py` packed: LZMA, a quarter smaller than what browsers can unpack by themselves. Plain LZMA
 * without a header, with three bits of the letter before as the context of a letter and no places in words (lc 3, lp 0,
 * pb 0); how long the whole is stands in the list. The names are those of the format's own description.
 */

const STATES = 12;
const AFTER_LETTER = 7; // states below: a letter came last
const TOP = 0xff000000;
const SIGN = 0x80000000; // numbers are compared as if they had none
const SHORTEST = 2;
const END_SLOT = 14; // from here on some bits of a distance are as likely as not

// Where the chances of each kind lie.
const IS_MATCH = 0;
const IS_REP = IS_MATCH + STATES;
const IS_REP_0 = IS_REP + STATES;
const IS_REP_1 = IS_REP_0 + STATES;
const IS_REP_2 = IS_REP_1 + STATES;
const IS_REP_LONG = IS_REP_2 + STATES;
const SLOTS = IS_REP_LONG + STATES;
const SPECIAL = SLOTS + 4 * 64;
const ALIGN = SPECIAL + 128;
const LENGTH = ALIGN + 16;
const REP_LENGTH = LENGTH + 2 + 8 + 8 + 256;
const LETTERS = REP_LENGTH + 2 + 8 + 8 + 256;
const ALL = LETTERS + 8 * 0x300;

/** Bits, each as long as it is unlikely. */
class Bits {
  readonly #packed: Uint8Array;
  readonly #chances = new Uint16Array(ALL).fill(1024);
  /** In an array, where numbers of 32 bits need no box. */
  readonly #now = new Int32Array(2); // range, code
  #at = 5;

  constructor(packed: Uint8Array) {
    this.#packed = packed;
    this.#now[0] = -1;
    this.#now[1] = new DataView(packed.buffer, packed.byteOffset).getInt32(1);
  }

  bit(chance: number): number {
    const now = this.#now;
    const range = now[0] as number;
    const likely = this.#chances[chance] as number;
    const bound = Math.imul(range >>> 11, likely);
    const isOne = ((now[1] as number) ^ SIGN) >= (bound ^ SIGN);
    if (isOne) {
      now[0] = range - bound;
      now[1] = (now[1] as number) - bound;
      this.#chances[chance] = likely - (likely >> 5);
    } else {
      now[0] = bound;
      this.#chances[chance] = likely + ((2048 - likely) >> 5);
    }
    if (((now[0] as number) & TOP) === 0) this.#more();
    return isOne ? 1 : 0;
  }

  #more(): void {
    const now = this.#now;
    now[0] = (now[0] as number) << 8;
    now[1] = ((now[1] as number) << 8) | (this.#packed[this.#at++] ?? 0);
  }

  /** As many as a tree is deep, the highest first. */
  tree(chances: number, depth: number): number {
    let found = 1;
    for (let i = 0; i < depth; i++) found = (found << 1) | this.bit(chances + found);
    return found - (1 << depth);
  }

  /** The same, the lowest first. */
  reverse(chances: number, depth: number): number {
    let place = 1;
    let found = 0;
    for (let i = 0; i < depth; i++) {
      const bit = this.bit(chances + place);
      place = (place << 1) | bit;
      found |= bit << i;
    }
    return found;
  }

  /** As likely as not. */
  plain(count: number): number {
    const now = this.#now;
    let found = 0;
    for (let i = 0; i < count; i++) {
      const half = (now[0] as number) >>> 1;
      const isOne = ((now[1] as number) ^ SIGN) >= (half ^ SIGN);
      now[0] = half;
      if (isOne) now[1] = (now[1] as number) - half;
      if ((half & TOP) === 0) this.#more();
      found = (found << 1) | (isOne ? 1 : 0);
    }
    return found;
  }

  length(chances: number): number {
    if (this.bit(chances) === 0) return SHORTEST + this.tree(chances + 2, 3);
    if (this.bit(chances + 1) === 0) return SHORTEST + 8 + this.tree(chances + 10, 3);
    return SHORTEST + 16 + this.tree(chances + 18, 8);
  }

  distance(length: number): number {
    const slot = this.tree(SLOTS + 64 * Math.min(length - SHORTEST, 3), 6);
    if (slot < 4) return slot;
    const few = (slot >> 1) - 1;
    const high = (2 | (slot & 1)) << few;
    if (slot < END_SLOT) return high + this.reverse(SPECIAL + high - slot, few);
    return high + (this.plain(few - 4) << 4) + this.reverse(ALIGN, 4);
  }
}

class Unpacking {
  readonly whole: Uint8Array<ArrayBuffer>;
  readonly #bits: Bits;
  #at = 0;
  #state = 0;
  #distances = [0, 0, 0, 0]; // the last four, the latest first

  constructor(packed: Uint8Array, size: number) {
    this.whole = new Uint8Array(size);
    this.#bits = new Bits(packed);
  }

  get isDone(): boolean {
    return this.#at >= this.whole.length;
  }

  /** Goes on until so much of the whole is there, or a little more. */
  goOn(until: number): void {
    const end = Math.min(until, this.whole.length);
    while (this.#at < end) {
      if (this.#bits.bit(IS_MATCH + this.#state) === 0) this.#letter();
      else if (this.#bits.bit(IS_REP + this.#state) === 0) this.#match();
      else this.#again();
    }
  }

  #letter(): void {
    const { whole } = this;
    const bits = this.#bits;
    const chances = LETTERS + 0x300 * ((whole[this.#at - 1] ?? 0) >> 5);
    let found = 1;
    if (this.#state >= AFTER_LETTER) {
      let there = whole[this.#at - 1 - (this.#distances[0] as number)] as number; // most often not the same
      while (found < 0x100) {
        const awaited = (there >> 7) & 1;
        there <<= 1;
        const bit = bits.bit(chances + ((1 + awaited) << 8) + found);
        found = (found << 1) | bit;
        if (bit !== awaited) break;
      }
    }
    while (found < 0x100) found = (found << 1) | bits.bit(chances + found);
    whole[this.#at++] = found;
    this.#state = this.#state < 4 ? 0 : this.#state < 10 ? this.#state - 3 : this.#state - 6;
  }

  #match(): void {
    const length = this.#bits.length(LENGTH);
    const [first, second, third] = this.#distances as [number, number, number, number];
    this.#distances = [this.#bits.distance(length), first, second, third];
    this.#state = this.#state < AFTER_LETTER ? 7 : 10;
    this.#copy(length);
  }

  /** From as far as before. */
  #again(): void {
    const bits = this.#bits;
    const [first, second, third, fourth] = this.#distances as [number, number, number, number];
    const isAfterLetter = this.#state < AFTER_LETTER;
    if (bits.bit(IS_REP_0 + this.#state) === 0) {
      if (bits.bit(IS_REP_LONG + this.#state) === 0) {
        this.#state = isAfterLetter ? 9 : 11;
        this.#copy(1);
        return;
      }
    } else if (bits.bit(IS_REP_1 + this.#state) === 0) this.#distances = [second, first, third, fourth];
    else if (bits.bit(IS_REP_2 + this.#state) === 0) this.#distances = [third, first, second, fourth];
    else this.#distances = [fourth, first, second, third];
    const length = bits.length(REP_LENGTH);
    this.#state = isAfterLetter ? 8 : 11;
    this.#copy(length);
  }

  #copy(length: number): void {
    const { whole } = this;
    const back = (this.#distances[0] as number) + 1;
    if (back > this.#at || back <= 0) throw new RangeError("what is packed is damaged");
    const end = Math.min(this.#at + length, whole.length);
    for (let at = this.#at; at < end; at++) whole[at] = whole[at - back] as number; // may reach into itself
    this.#at = end;
  }
}

const SLICE = 1 << 19;

/** `size`: of the whole. Whoever looks at the page meanwhile can go on with it. */
export async function unpacked(packed: Uint8Array, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const unpacking = new Unpacking(packed, size);
  for (let until = SLICE; !unpacking.isDone; until += SLICE) {
    unpacking.goOn(until);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return unpacking.whole;
}

/** What lies in one piece, one after another: the length of the list, the list of names, sizes and kinds, all of them. */
export function held(bundle: Uint8Array): [name: string, data: Uint8Array, type: string | undefined][] {
  const length = new DataView(bundle.buffer, bundle.byteOffset).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(bundle.subarray(4, 4 + length))) as [string, number, string?][];
  let at = 4 + length;
  return list.map(([name, size, type]) => {
    at += size;
    return [name, bundle.subarray(at - size, at), type];
  });
}
