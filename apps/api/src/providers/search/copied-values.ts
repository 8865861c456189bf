import { HALF_HOUR_WORDS } from '@abroad/search-index';
import type { CopiedRow } from './copied-rows.ts';

const UUID_BYTES = 16;
const UUID_LETTERS = 36;
const DASH = 45;
const DASHES = [8, 13, 18, 23];
const HIGH_WORD = 2 ** 32;
/** PostgreSQL counts from the year 2000. */
const EPOCH_2000_US = 946_684_800_000_000;

const HEX = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
const letters = Buffer.alloc(UUID_LETTERS, DASH);
/** Where each byte's two digits stand. */
const PLACES = Uint8Array.from({ length: UUID_BYTES }, (_, byte) =>
  DASHES.reduce((place, dash) => (place >= dash ? place + 1 : place), byte * 2),
);

/** A UUID in lower case. */
export function uuidAt(bytes: Buffer, start: number): string {
  for (let at = 0; at < UUID_BYTES; at += 1) {
    const byte = bytes[start + at] ?? 0;
    const place = PLACES[at] ?? 0;
    letters[place] = HEX[byte >> 4] ?? 0;
    letters[place + 1] = HEX[byte & 15] ?? 0;
  }
  return letters.toString('latin1', 0, UUID_LETTERS);
}

export const isNull = ({ starts, ends }: CopiedRow, field: number): boolean =>
  (ends[field] ?? 0) < (starts[field] ?? 0);

/** An instant in microseconds since 1970. */
export function instantAt(bytes: Buffer, start: number): number {
  return bytes.readInt32BE(start) * HIGH_WORD + bytes.readUInt32BE(start + 4) + EPOCH_2000_US;
}

const WORD_BYTES = 4;

/** A set of half hours: bits, and before them how many. */
export const halfHoursAt = (bytes: Buffer, start: number): number[] =>
  Array.from({ length: HALF_HOUR_WORDS }, (_, word) => bytes.readUInt32BE(start + (word + 1) * WORD_BYTES));
