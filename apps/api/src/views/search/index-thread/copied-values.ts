import type { CopiedRow } from './copied-rows.ts';

const UUID_BYTES = 16;
const UUID_LETTERS = 36;
const DASH = 45;
const DASHES = [8, 13, 18, 23];
/** Flags, type of the elements, size and lower bound. */
const ARRAY_HEADER_BYTES = 20;
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

/** UUIDs that come again and again, each made once. */
export function repeatedUuids(): (bytes: Buffer, start: number) => string {
  const known = new Map<string, string>();
  return (bytes, start) => {
    const key = bytes.toString('latin1', start, start + UUID_BYTES);
    const made = known.get(key) ?? uuidAt(bytes, start);
    known.set(key, made);
    return made;
  };
}

export const isNull = ({ starts, ends }: CopiedRow, field: number): boolean =>
  (ends[field] ?? 0) < (starts[field] ?? 0);

/** An instant in microseconds since 1970. */
export function instantAt(bytes: Buffer, start: number): number {
  return bytes.readInt32BE(start) * HIGH_WORD + bytes.readUInt32BE(start + 4) + EPOCH_2000_US;
}

/** The elements of a flat array. */
export function elementsOf<T>(
  { bytes, starts, ends }: CopiedRow,
  field: number,
  read: (bytes: Buffer, start: number, end: number) => T,
): T[] {
  const elements: T[] = [];
  const end = ends[field] ?? 0;
  for (let at = (starts[field] ?? 0) + ARRAY_HEADER_BYTES; at < end;) {
    const start = at + 4;
    at = start + bytes.readInt32BE(at);
    const element = read(bytes, start, at);
    // There are a handful at most.
    if (!elements.includes(element)) {
      elements.push(element);
    }
  }
  return elements;
}
