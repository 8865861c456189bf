import type { MessageKey } from '../../locales/index.ts';

/** Terms in which studies begin; the profile stores these values. */
export const intakeTerms = ['autumn', 'winter', 'spring', 'summer'] as const;

const names: Record<string, MessageKey> = {
  autumn: 'prospects.term_autumn',
  winter: 'prospects.term_winter',
  spring: 'prospects.term_spring',
  summer: 'prospects.term_summer',
};

/** The catalogue's words for a term, or null for other text. */
export function termKey(term: string): MessageKey | null {
  return names[term] ?? null;
}

/** Returns the years to choose from: this one, the six after it, and the earlier choice. */
export function intakeYears(now: number, chosen: string): string[] {
  const first = new Date(now).getUTCFullYear();
  const years = Array.from({ length: 7 }, (_, index) => String(first + index));
  return chosen === '' || years.includes(chosen) ? years : [chosen, ...years].toSorted();
}
