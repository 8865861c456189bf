import { HALF_HOUR_WORDS, type HalfHours } from '../half-hours.ts';
import { allBits, clearBit, hasBit, setBit } from '../segment/bits.ts';
import { findId } from '../segment/id-table.ts';
import type { Segment } from '../segment/segment.ts';
import { readUuid } from '../segment/uuid.ts';
import { availableIn, isAvailableIn } from './available-in.ts';
import { Kept } from './kept.ts';
import { intersectionOf } from './intersect.ts';
import { listOfValue } from './list-of-value.ts';
import { matchWord, type WordMatch } from './match-word.ts';
import { nearWords } from './near-words.ts';
import { counted, type Ordinals, unionOfLists } from './ordinals.ts';
import { Scratch, type TakeRoom } from './scratch.ts';

/** Of near spellings only places are kept, some ten of each; people make the same errors again and again. */
const MOST_NEAR = 1000;
const NO_HALF_HOURS = new Uint32Array(HALF_HOUR_WORDS);

function deadOf(live: Uint32Array, count: number): number[] {
  const dead: number[] = [];
  for (let place = 0; dead.length < count; place += 1) {
    if (!hasBit(live, place)) dead.push(place);
  }
  return dead;
}

/** Returns a set of bits without the dead documents, by looking at the few dead ones. */
function withoutDead(found: Ordinals, dead: readonly number[], take: TakeRoom): Ordinals {
  const bits = take();
  bits.set(found.bits ?? []);
  let count = counted(found);
  for (const place of dead) {
    if (!hasBit(bits, place)) continue;
    clearBit(bits, place);
    count -= 1;
  }
  return { list: null, bits, count };
}

/** A segment, and which of its documents are still as they were when it was put together. */
export class LiveSegment {
  readonly segment: Segment;
  readonly live: Uint32Array;
  alive: number;
  /** The places of those that are not. */
  readonly #dead: number[];
  readonly scratch: Scratch;
  readonly #matches: Kept<WordMatch>;
  readonly #unions: Kept<Ordinals>;
  readonly #near: Kept<readonly number[]>;
  readonly #times: Kept<{ times: HalfHours; found: Ordinals }>;
  #several: Uint32Array | null = null;

  /** @param live all documents where it is left out */
  constructor(segment: Segment, live?: { bits: Uint32Array; alive: number }) {
    this.segment = segment;
    this.live = live?.bits ?? allBits(segment.size);
    this.alive = live?.alive ?? segment.size;
    this.#dead = deadOf(this.live, segment.size - this.alive);
    this.scratch = new Scratch(segment.size);
    this.#matches = new Kept(this.scratch);
    this.#unions = new Kept(this.scratch);
    this.#near = new Kept(this.scratch, MOST_NEAR);
    this.#times = new Kept(this.scratch);
  }

  match(word: string): WordMatch {
    return this.#matches.get(word, (take) => matchWord(this.segment, word, take));
  }

  /** The places of the words that are one edit away from a word; a search and its counts ask for the same. */
  near(word: string): readonly number[] {
    return this.#near.get(word, () => nearWords(this.segment.words, word));
  }

  /** The documents that have any of some values, by their numbers; what was asked for last is remembered. */
  withValues(numbers: readonly number[]): Ordinals {
    return this.#unions.get(numbers.join(' '), (take) => {
      const { value_lists, size } = this.segment;
      const lists = numbers.map((number) => listOfValue(this.segment, number)).filter((list) => list >= 0);
      return unionOfLists(value_lists, lists, size, take);
    });
  }

  /** Those who are free by a time. Times change in place, so that they are looked at each time. */
  availableUntil(time: number): Ordinals {
    const { next_available, size } = this.segment;
    const bits = this.scratch.lend().fill(0);
    for (let place = 0; place < size; place += 1) {
      // Not a number where no free time is known.
      if ((next_available[place] as number) <= time) setBit(bits, place);
    }
    return { list: null, bits, count: -1 };
  }

  /** Those who can be booked in any of some half hours; what was asked for last is remembered, and kept up with changes. */
  availableIn(times: HalfHours): Ordinals {
    const { found } = this.#times.get(times.join(' '), (take) => ({
      times,
      found: availableIn(this.segment.half_hours, times, take()),
    }));
    return found;
  }

  /** Changes when a document can be booked: milliseconds since 1970, and half hours. */
  setAvailability(place: number, next_available_at: number | null, half_hours: HalfHours | null): void {
    const { segment } = this;
    segment.next_available[place] = next_available_at ?? Number.NaN;
    segment.half_hours.set(half_hours ?? NO_HALF_HOURS, place * HALF_HOUR_WORDS);
    for (const { times, found } of this.#times.values()) {
      const change = isAvailableIn(segment.half_hours, place, times) ? setBit : clearBit;
      change(found.bits as Uint32Array, place);
      found.count = -1;
    }
  }

  /** The places of those who studied abroad more than once. */
  get several(): Uint32Array {
    if (this.#several === null) {
      const { study_starts, size } = this.segment;
      const places: number[] = [];
      for (let place = 0; place < size; place += 1) {
        if ((study_starts[place + 1] as number) > (study_starts[place] as number)) places.push(place);
      }
      this.#several = Uint32Array.from(places);
    }
    return this.#several;
  }

  /** The place of a document, -1 where there is none that lives. */
  find(id: string): number {
    const { id_table, ids } = this.segment;
    const place = findId(id_table, ids, readUuid(id));
    return place >= 0 && hasBit(this.live, place) ? place : -1;
  }

  /** Marks a document as dead: it is found no more. */
  markDead(place: number): void {
    clearBit(this.live, place);
    this.#dead.push(place);
    this.alive -= 1;
  }

  /** Those living documents that are in all sets. */
  hits(sets: readonly Ordinals[]): Ordinals {
    const { live, alive, scratch } = this;
    const living: Ordinals = { list: null, bits: live, count: alive };
    if (sets.length === 0) return living;
    const found = intersectionOf(sets, scratch.lend);
    if (this.#dead.length === 0) return found;
    if (found.bits === null || this.#dead.length > live.length) return intersectionOf([found, living], scratch.lend);
    return withoutDead(found, this.#dead, scratch.lend);
  }
}
