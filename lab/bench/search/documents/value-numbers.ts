import type { BenchDocument } from './document.ts';

/** The filters whose values peers get as numbers. */
export const KINDS = {
  origin_country_codes: (document: BenchDocument) => (document.origin === null ? [] : [document.origin]),
  destination_country_codes: (document: BenchDocument) => document.destinations,
  university_ids: (document: BenchDocument) => document.universities,
  degree_ids: (document: BenchDocument) => document.degrees,
  topics: (document: BenchDocument) => document.topics,
};
export type Kind = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Kind[];

/** A number for each value of each filter, from 1, in order of appearance. */
export interface ValueNumbers {
  of(document: BenchDocument): number[];
  /** By filter and value, as `numberKey` writes them. */
  entries(): [key: string, number: number][];
}

export const numberKey = (kind: Kind, value: string) => `${kind} ${value}`;

export function startValueNumbers(): ValueNumbers {
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => {
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return number;
  };
  return {
    of: (document) => NAMES.flatMap((kind) => KINDS[kind](document).map((value) => numberOf(numberKey(kind, value)))),
    entries: () => [...numbers],
  };
}
