import type { IndexDocument } from '../document.ts';
import { HALF_HOUR_WORDS } from '../half-hours.ts';
import { NameCollector } from './name-collector.ts';
import type { Columns } from './orders.ts';
import { NO_RATING, room16, room32, room64, type Segment } from './segment.ts';
import { readUuid } from './uuid.ts';

const FIRST_ROOM = 256;

/** Collects the keys by which documents are sorted, in the order in which the documents come. */
export class ColumnCollector {
  #ids = new Uint32Array(FIRST_ROOM * 4);
  #numbers = new Float64Array(FIRST_ROOM * 5);
  #half_hours = new Uint32Array(FIRST_ROOM * HALF_HOUR_WORDS);
  readonly #names = new NameCollector();

  get size(): number {
    return this.#names.size;
  }

  #grow(): void {
    const ids = new Uint32Array(this.#ids.length * 2);
    ids.set(this.#ids);
    this.#ids = ids;
    const numbers = new Float64Array(this.#numbers.length * 2);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
    const half_hours = new Uint32Array(this.#half_hours.length * 2);
    half_hours.set(this.#half_hours);
    this.#half_hours = half_hours;
  }

  add(document: IndexDocument): void {
    const place = this.size;
    if (place * 4 === this.#ids.length) this.#grow();
    this.#ids.set(readUuid(document.id), place * 4);
    const at = place * 5;
    this.#numbers[at] = document.rank_score;
    this.#numbers[at + 1] = document.created_at;
    this.#numbers[at + 2] = document.rating_hundredths ?? NO_RATING;
    this.#numbers[at + 3] = document.price_from ?? Number.NaN;
    this.#numbers[at + 4] = document.next_available_at ?? Number.NaN;
    if (document.available_half_hours) this.#half_hours.set(document.available_half_hours, place * HALF_HOUR_WORDS);
    this.#names.add(document.sort_name);
  }

  /** The documents from the best to the least, equals by id. */
  byQuality(): Uint32Array {
    const ids = this.#ids;
    const numbers = this.#numbers;
    return Uint32Array.from({ length: this.size }, (_, place) => place).toSorted((one, other) => {
      const difference = (numbers[other * 5] as number) - (numbers[one * 5] as number);
      if (difference !== 0) return difference;
      for (let word = 0; word < 4; word += 1) {
        const byId = (ids[one * 4 + word] as number) - (ids[other * 4 + word] as number);
        if (byId !== 0) return byId;
      }
      return 0;
    });
  }

  /** The columns with the documents in a sequence. */
  finish(sequence: Uint32Array): Columns & Pick<Segment, 'ranks' | 'next_available' | 'half_hours'> {
    const { size } = this;
    const ids = room32(size * 4);
    const ranks = room16(size);
    const created = room64(size);
    const ratings = room16(size);
    const prices = room64(size);
    const next_available = room64(size);
    const half_hours = room32(size * HALF_HOUR_WORDS);
    for (let place = 0; place < size; place += 1) {
      const from = sequence[place] as number;
      ids.set(this.#ids.subarray(from * 4, from * 4 + 4), place * 4);
      ranks[place] = this.#numbers[from * 5] as number;
      created[place] = this.#numbers[from * 5 + 1] as number;
      ratings[place] = this.#numbers[from * 5 + 2] as number;
      prices[place] = this.#numbers[from * 5 + 3] as number;
      next_available[place] = this.#numbers[from * 5 + 4] as number;
      const at = from * HALF_HOUR_WORDS;
      half_hours.set(this.#half_hours.subarray(at, at + HALF_HOUR_WORDS), place * HALF_HOUR_WORDS);
    }
    const names = this.#names.finish(sequence);
    return { size, ids, ranks, created, ratings, prices, next_available, half_hours, ...names };
  }
}
