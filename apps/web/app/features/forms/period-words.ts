import type { Translate } from '../../lib/i18n.tsx';
import { monthWords } from '../../lib/months.ts';

/** `Sep 2019 – Aug 2021`, `since Sep 2019`, `until Aug 2021`, or nothing, for two months as `YYYY-MM`. */
export function periodWords(start: string, end: string, locale: string, t: Translate): string {
  const from = monthWords(start, locale);
  const to = monthWords(end, locale);
  if (from !== '' && to !== '') {
    return t('forms.period', { start: from, end: to });
  }
  if (from !== '') {
    return t('forms.since', { start: from });
  }
  return to === '' ? '' : t('forms.until', { end: to });
}
