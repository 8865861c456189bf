import type { SearchPage } from '@abroad/contract/search';
import type { Translate } from '../../lib/i18n.tsx';

type Count = Pick<SearchPage, 'total_count' | 'total_is_exact'>;

/** `31 mentors`, or `About 12,000 mentors` where they are estimated. */
export function countWords({ total_count: count, total_is_exact }: Count, t: Translate): string {
  return t(total_is_exact ? 'search.count' : 'search.count_about', { count: total_is_exact ? count : rounded(count) });
}

/** `Show 31 mentors`, for the button that does it. */
export function showWords({ total_count: count, total_is_exact }: Count, t: Translate): string {
  return t(total_is_exact ? 'search.show' : 'search.show_about', { count: total_is_exact ? count : rounded(count) });
}

/** An estimate promises no more than two digits. */
export function rounded(count: number): number {
  return Number(count.toPrecision(2));
}
