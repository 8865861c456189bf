import { mix } from './random.ts';

/** Kinds of rows; each has ids of its own. */
const KINDS = {
  user: 0,
  profile: 1,
  // 2 was of acceptances, which have none any more.
  education: 3,
  experience: 4,
  schedule: 5,
  rule: 6,
  policy: 7,
  service: 8,
} as const;
export type Kind = keyof typeof KINDS;

/** 2024-01-01. Ids count milliseconds from here, so that they rise with the mentors' numbers and indexes grow at their end. */
const FIRST_MS = 1_704_067_200_000;
const TWO_TO_THE_16 = 0x1_0000;
const VERSION = 0x7000;
const VARIANT = 0x8000;

/**
 * The id of a mentor's row as four numbers of 32 bits: UUIDv7 in form (RFC 9562, section 5.7), made from the seed and
 * the mentor's number instead of clock and chance, so that the same seed gives the same ids.
 * @param at which of several rows of the kind
 */
export interface IdParts {
  first: number;
  second: (kind: Kind, at: number) => number;
  third: number;
  fourth: number;
}

export function idParts(seed: number, index: number): IdParts {
  const time = FIRST_MS + index;
  const low = (time % TWO_TO_THE_16) * TWO_TO_THE_16 + VERSION;
  return {
    first: Math.floor(time / TWO_TO_THE_16),
    second: (kind, at) => low + KINDS[kind] * 0x100 + at,
    third: (VARIANT + (seed & 0xfff)) * TWO_TO_THE_16 + (seed >>> 16),
    fourth: (seed & 0xffff) * TWO_TO_THE_16 + (mix(seed, index) & 0xffff),
  };
}

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

/** The ids of a mentor's rows in their usual form. */
export function createIds(seed: number, index: number): (kind: Kind, at?: number) => string {
  const { first, second, third, fourth } = idParts(seed, index);
  return (kind, at = 0) => {
    const all = `${hex(first)}${hex(second(kind, at))}${hex(third)}${hex(fourth)}`;
    return all.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  };
}
