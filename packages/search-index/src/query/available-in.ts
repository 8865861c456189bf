import { HALF_HOUR_WORDS, type HalfHours } from '../half-hours.ts';
import { setBit } from '../segment/bits.ts';
import type { Ordinals } from './ordinals.ts';

/** Whether a document can be booked in any of some half hours. @param half_hours those of all documents of a segment */
export function isAvailableIn(half_hours: Uint32Array, place: number, times: HalfHours): boolean {
  const from = place * HALF_HOUR_WORDS;
  for (let word = 0; word < HALF_HOUR_WORDS; word += 1) {
    if (((half_hours[from + word] as number) & (times[word] as number)) !== 0) return true;
  }
  return false;
}

/** The documents that can be booked in any of some half hours. @param room a bit for each, with anything in it */
export function availableIn(half_hours: Uint32Array, times: HalfHours, room: Uint32Array): Ordinals {
  room.fill(0);
  const size = half_hours.length / HALF_HOUR_WORDS;
  for (let place = 0; place < size; place += 1) {
    if (isAvailableIn(half_hours, place, times)) setBit(room, place);
  }
  return { list: null, bits: room, count: -1 };
}
