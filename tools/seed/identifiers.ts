import { mix } from './random.ts';

/** Kinds of rows; each has ids of its own. */
const KINDS = {
  user: '0',
  profile: '1',
  acceptance: '2',
  education: '3',
  experience: '4',
  schedule: '5',
  rule: '6',
  policy: '7',
  service: '8',
} as const;
export type Kind = keyof typeof KINDS;

/** 2024-01-01. Ids count milliseconds from here, so that they rise with the mentors' numbers and indexes grow at their end. */
const FIRST_MS = 1_704_067_200_000;
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/**
 * The ids of a mentor's rows: UUIDv7 in form (RFC 9562, section 5.7), made from the seed and the mentor's number instead
 * of clock and chance, so that the same seed gives the same ids.
 */
export function createIds(seed: number, index: number): (kind: Kind, at?: number) => string {
  const time = hex(FIRST_MS + index, 12);
  const head = `${time.slice(0, 8)}-${time.slice(8)}-7`;
  const tail = `-8${hex(seed & 0xfff, 3)}-${hex(seed >>> 0, 8)}${hex(mix(seed, index) & 0xffff, 4)}`;
  return (kind, at = 0) => `${head}${KINDS[kind]}${hex(at, 2)}${tail}`;
}
