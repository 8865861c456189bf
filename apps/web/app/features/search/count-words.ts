import type { SearchPage } from '@abroad/contract/search';
import type { Translate } from '../../lib/i18n.tsx';

type Count = Pick<SearchPage, 'total_count' | 'total_is_exact'>;

/** `31 mentors`, or `10,000 mentors or more` where counting stopped there. */
export function countWords({ total_count: count, total_is_exact }: Count, t: Translate): string {
  return t(total_is_exact ? 'search.count' : 'search.count_at_least', { count });
}

/** `Show 31 mentors`, for the button that does it. */
export function showWords({ total_count: count, total_is_exact }: Count, t: Translate): string {
  return t(total_is_exact ? 'search.show' : 'search.show_at_least', { count });
}
