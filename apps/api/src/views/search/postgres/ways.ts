import type { AskedFilters } from './asked-filters.ts';
import { KINDS } from './asked-filters.ts';
import { estimateOf, SAMPLED, type Probe } from './probe.ts';

/** What to find everybody by who is sought. */
export type Way = 'words' | 'filters';

/** So many are all gathered, counted and ranked; of more, the number is an estimate. */
const MOST_GATHERED = 5000;
/** Milliseconds, measured on an idle machine: */
const A_DOCUMENT = 0.004;
const AN_ENTRY = 0.0004;
const THE_BITMAPS = 4;
const A_STEP = 0.0025;
/** Longer than this an exact number isn't worth waiting for, if a walk is quicker. */
const PATIENCE = 25;

/** The quicker way to gather, and the milliseconds that it will take. */
export function quickestWay(seen: Probe, asked: AskedFilters): { way: Way; price: number } {
  const found = estimateOf(seen);
  const rarest = Math.min(...(seen.frequencies.length > 0 ? seen.frequencies : [found / SAMPLED])) * SAMPLED;
  const byWords = rarest * AN_ENTRY + Math.max(found, seen.frequencies.length > 1 ? rarest : 0) * A_DOCUMENT;
  const byFilters = THE_BITMAPS + seen.filtered * SAMPLED * A_DOCUMENT;
  // Not every university has a bitmap.
  const hasBitmaps = !asked.isEmpty && !asked.values.some((value) => value.startsWith(KINDS.university_ids));
  return hasBitmaps && byFilters < byWords ? { way: 'filters', price: byFilters } : { way: 'words', price: byWords };
}

/** Whether to gather all rather than to walk so many steps. */
export function isWorthGathering(seen: Probe, price: number, steps: number): boolean {
  return price <= steps * A_STEP || (estimateOf(seen) <= MOST_GATHERED && price <= PATIENCE);
}
