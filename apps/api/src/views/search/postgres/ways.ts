import type { AskedFilters } from './asked-filters.ts';
import { HOME_KINDS, KINDS } from '../../../db/filter-lexemes.ts';
import { estimateOf, SAMPLED, type Probe } from './probe.ts';

/** What to find everybody by who is sought. */
export type Way = 'words' | 'filters';

/**
 * Who are no more by the sample are all gathered, counted and ranked: a number up to 10,000 has to be exact, and the
 * sample is so far out once in a thousand times. Of more, the number may be an estimate.
 */
const MOST_GATHERED = 15_000;
/** Milliseconds, measured on an idle machine: */
const A_DOCUMENT = 0.004;
const AN_ENTRY = 0.0004;
const THE_BITMAPS = 4;
const A_STEP = 0.0025;

/** The quicker way to gather, and the milliseconds that it will take. */
export function quickestWay(seen: Probe, asked: AskedFilters): { way: Way; price: number } {
  const found = estimateOf(seen);
  const rarest = Math.min(...(seen.frequencies.length > 0 ? seen.frequencies : [found / SAMPLED])) * SAMPLED;
  const byWords = rarest * AN_ENTRY + Math.max(found, seen.frequencies.length > 1 ? rarest : 0) * A_DOCUMENT;
  const byFilters = THE_BITMAPS + seen.filtered * SAMPLED * A_DOCUMENT;
  // Not every university has a bitmap.
  const isUniversity = (value: string) =>
    value.startsWith(KINDS.university_ids) || value.startsWith(HOME_KINDS.university_ids);
  const hasBitmaps = !asked.isEmpty && !asked.values.some(isUniversity);
  return hasBitmaps && byFilters < byWords ? { way: 'filters', price: byFilters } : { way: 'words', price: byWords };
}

/** Whether to gather all rather than to walk so many steps. */
export function isWorthGathering(seen: Probe, price: number, steps: number): boolean {
  return price <= steps * A_STEP || estimateOf(seen) <= MOST_GATHERED;
}
