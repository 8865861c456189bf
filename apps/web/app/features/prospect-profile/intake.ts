import type { MessageKey } from '../../locales/index.ts';

/** Terms in which studies begin; the profile keeps these words. */
export const intakeTerms = ['autumn', 'winter', 'spring', 'summer'] as const;

const names: Record<string, MessageKey> = {
  autumn: 'prospects.term_autumn',
  winter: 'prospects.term_winter',
  spring: 'prospects.term_spring',
  summer: 'prospects.term_summer',
};

/** The catalogue's words for a term, or null for one that was written otherwise. */
export function termKey(term: string): MessageKey | null {
  return names[term] ?? null;
}

/** The years that can be chosen: this one, the six after it, and the one that was chosen before. */
export function intakeYears(now: number, chosen: string): string[] {
  const first = new Date(now).getUTCFullYear();
  const years = Array.from({ length: 7 }, (_, index) => String(first + index));
  return chosen === '' || years.includes(chosen) ? years : [chosen, ...years].toSorted();
}
