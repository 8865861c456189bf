/** As many pairs as there is room for at first. */
const FIRST_SIZE = 1 << 12;
/** A slot: both numbers, and that of the pair and one more, or 0 where the slot is free; four, so that none lies across lines of the cache. */
const SLOT = 4;

/** Numbers pairs of numbers from 0 on. One look into memory finds a pair, where a `Map` needs several. */
export class Pairs {
  #slots = new Int32Array(FIRST_SIZE * SLOT);
  #size = 0;

  /** The pair's number; the next one for a pair that is new. */
  numberOf(one: number, other: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let at = hash(one, other) & mask;
    for (; slots[at + 2] !== 0; at = (at + SLOT) & mask) {
      if (slots[at] === one && slots[at + 1] === other) return (slots[at + 2] as number) - 1;
    }
    this.#size += 1;
    slots[at] = one;
    slots[at + 1] = other;
    slots[at + 2] = this.#size;
    // At most half of them are full.
    if (this.#size * SLOT * 2 > slots.length) this.#grow();
    return this.#size - 1;
  }

  #grow(): void {
    const before = this.#slots;
    const slots = new Int32Array(before.length * 2);
    const mask = slots.length - 1;
    for (let from = 0; from < before.length; from += SLOT) {
      if (before[from + 2] === 0) continue;
      let at = hash(before[from] as number, before[from + 1] as number) & mask;
      while (slots[at + 2] !== 0) at = (at + SLOT) & mask;
      slots.set(before.subarray(from, from + SLOT), at);
    }
    this.#slots = slots;
  }
}

/** The beginning of a slot. Pairs are spread by the finish of MurmurHash3. */
function hash(one: number, other: number): number {
  let bits = Math.imul(one, 0x9e3779b1) ^ other;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) & ~(SLOT - 1);
}
