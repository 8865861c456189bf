import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { fromDate, noonOf } from '../calendar/local-days.ts';

/** Names days from one date to another (`2026-12-24`): "Thu 24 Dec", or "Thu 24 Dec – Sat 26 Dec". */
export function useDaysName(): (first: string, last: string) => string {
  const t = useT();
  const format = useFormat();
  const day = (date: string) => format.day(noonOf(fromDate(date) ?? 0), 'UTC');
  return (first, last) => (first === last ? day(first) : t('format.range', { start: day(first), end: day(last) }));
}
