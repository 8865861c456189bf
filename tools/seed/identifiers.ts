import { mix } from './random.ts';

/** Kinds of rows; each has its own ids. */
const KINDS = {
  user: 0,
  profile: 1,
  // 2 was for acceptances, which no longer have ids.
  education: 3,
  experience: 4,
  schedule: 5,
  rule: 6,
  policy: 7,
  service: 8,
  proof: 9,
  proof_event: 10,
  vouch_list: 11,
  vouch_invite: 12,
} as const;
export type Kind = keyof typeof KINDS;

/** 2024-01-01. Ids count milliseconds from here, so that they increase with the mentors' numbers and indexes grow at their end. */
const FIRST_MS = 1_704_067_200_000;
const VERSION = 0x7000;
const VARIANT = 0x8000;

const hex = (value: number, digits: number) => (value >>> 0).toString(16).padStart(digits, '0');

/**
 * The ids of a mentor's rows: UUIDv7 in form (RFC 9562, section 5.7), derived from the seed and the mentor's number instead
 * of time and chance, so that the same seed gives the same ids. `at` is the index among rows of the kind.
 */
export function createIds(seed: number, index: number): (kind: Kind, at?: number) => string {
  const time = (FIRST_MS + index).toString(16).padStart(12, '0');
  const beginning = `${time.slice(0, 8)}-${time.slice(8)}`;
  const ofSeed = `${hex(VARIANT + (seed & 0xfff), 4)}-${hex(seed >>> 16, 4)}${hex(seed & 0xffff, 4)}`;
  const end = `${ofSeed}${hex(mix(seed, index) & 0xffff, 4)}`;
  return (kind, at = 0) => `${beginning}-${hex(VERSION + KINDS[kind] * 0x100 + at, 4)}-${end}`;
}
