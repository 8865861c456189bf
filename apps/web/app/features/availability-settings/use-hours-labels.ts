import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { fromDate, noonOf } from '../calendar/local-days.ts';
import type { PolicyDraft } from './policy-draft.ts';
import { weekdayName } from './weekday-name.ts';

/** What fields of hours and of the policy are called on the page, by the names that `bringTogether` tells. */
export function useHoursLabels(): (name: string) => string {
  const t = useT();
  const format = useFormat();
  return (name) => {
    const [field = '', within = ''] = name.split('.');
    if (field === 'days') return weekdayName(format, Number(within));
    if (field === 'dated') return format.day(noonOf(fromDate(within) ?? 0), 'UTC');
    if (field === 'name') return t('hours.schedule_name');
    return t(field === 'time_zone' ? 'hours.zone' : `hours.${field as keyof PolicyDraft}`);
  };
}
