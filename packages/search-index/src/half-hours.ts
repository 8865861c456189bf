const HALF_HOUR_MS = 30 * 60_000;
const DAYS = 8;
const HALF_HOURS_A_DAY = 48;
const BITS = 32;

/** How far ahead availability is known, in milliseconds. */
export const KNOWN_AHEAD_MS = DAYS * HALF_HOURS_A_DAY * HALF_HOUR_MS;
/** The count of numbers that a set takes. */
export const HALF_HOUR_WORDS = (DAYS * HALF_HOURS_A_DAY) / BITS;

/**
 * A set of half hours, a bit each in numbers of 32 bits, the first bit the highest. They go round: the half hour that begins n
 * half hours after 1970 has bit n mod 384, so that a set says which it means only together with the days that it is about.
 */
export type HalfHours = readonly number[];

/** The half hours in which some instants lie. @param instants milliseconds since 1970, no more than eight days apart */
export function halfHoursOf(instants: Iterable<number>): number[] {
  const words = new Uint32Array(HALF_HOUR_WORDS);
  for (const instant of instants) {
    const bit = Math.floor(instant / HALF_HOUR_MS) % (HALF_HOUR_WORDS * BITS);
    words[bit >>> 5] = (words[bit >>> 5] as number) | (1 << (BITS - 1 - (bit % BITS)));
  }
  return [...words];
}

/** The beginnings of the half hours from one instant to another, the first with that instant in it. Milliseconds since 1970. */
export function halfHoursBetween(from: number, to: number): number[] {
  const first = Math.floor(from / HALF_HOUR_MS);
  const count = Math.max(0, Math.ceil(to / HALF_HOUR_MS) - first);
  return Array.from({ length: count }, (_, nth) => (first + nth) * HALF_HOUR_MS);
}

/** Those of any of some sets. */
export const anyOfHalfHours = (sets: readonly HalfHours[]): number[] =>
  Array.from({ length: HALF_HOUR_WORDS }, (_, word) => sets.reduce((all, set) => all | (set[word] ?? 0), 0) >>> 0);

const HEX_DIGITS = BITS / 4;

/** As hexadecimal digits, which a database takes as bits. */
export const hexOfHalfHours = (set: HalfHours): string =>
  set.map((word) => (word >>> 0).toString(16).padStart(HEX_DIGITS, '0')).join('');

/** The inverse of `hexOfHalfHours`. */
export const halfHoursOfHex = (hex: string): number[] =>
  Array.from({ length: HALF_HOUR_WORDS }, (_, word) =>
    Number.parseInt(hex.slice(word * HEX_DIGITS, (word + 1) * HEX_DIGITS), 16),
  );
