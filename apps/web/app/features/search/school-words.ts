import type { Translate } from '../../lib/i18n.tsx';
import type { MentorCard } from './mentor-card.ts';

/** `Delft University of Technology, 2019–2021`, with the years as far as they are known. */
export function schoolWords(
  { school, started, ended }: Pick<MentorCard, 'school' | 'started' | 'ended'>,
  t: Translate,
) {
  const years = yearWords(started, ended, t);
  return years === null || school === null ? (school ?? '') : t('search.years_of_study', { school, years });
}

/** Years are no amounts: they go into words as they are. */
function yearWords(started: number | null, ended: number | null, t: Translate): string | null {
  if (started === null || ended === null) {
    return started === null
      ? ended === null
        ? null
        : String(ended)
      : t('search.year_since', { from: String(started) });
  }
  return started === ended ? String(ended) : t('search.year_range', { from: String(started), to: String(ended) });
}
