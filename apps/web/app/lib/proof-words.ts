import type { ShownProof } from '@abroad/contract/shown-proofs';
import type { Translate } from './i18n.tsx';
import { monthWords } from './months.ts';

/** Describes the check of a study, and its date: `Degree seen · Mar 2026`. */
export function proofWords(
  { kind, domain, university_name, checked_on }: ShownProof,
  t: Translate,
  locale: string,
): string {
  const month = monthWords(checked_on, locale);
  if (kind === 'affiliation') {
    // With the sign in the same value, because in Arabic it would be put after the domain.
    return t('proven.affiliation', { domain: `@${domain ?? ''}`, month });
  }
  return kind === 'graduation'
    ? t('proven.graduation', { month })
    : t('proven.vouched', { university: university_name, month });
}
