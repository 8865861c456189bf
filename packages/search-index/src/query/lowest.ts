const ROOM_FOR_EACH = 4;
const LEAST_ROOM = 256;

/** Keeps the lowest of many distinct whole numbers: gathers more than are needed, and now and then sorts them. */
export class Lowest {
  readonly #needed: number;
  readonly #room: Uint32Array;
  #length = 0;
  #bound = Infinity;

  /** @param needed how many are kept. */
  constructor(needed: number) {
    this.#needed = needed;
    this.#room = new Uint32Array(Math.max(LEAST_ROOM, needed * ROOM_FOR_EACH));
  }

  offer(number: number): void {
    if (number > this.#bound) return;
    if (this.#length === this.#room.length) this.#tidy();
    this.#room[this.#length] = number;
    this.#length += 1;
  }

  #tidy(): void {
    this.#room.subarray(0, this.#length).sort();
    if (this.#length < this.#needed) return;
    this.#length = this.#needed;
    this.#bound = this.#room[this.#needed - 1] ?? -1;
  }

  /** Those kept, rising. */
  finish(): Uint32Array {
    this.#tidy();
    return this.#room.subarray(0, this.#length);
  }
}
