import { useT } from '../../lib/i18n.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { targetOptions } from './target-options.ts';
import { useCalendars } from './use-calendars.ts';

interface Properties {
  userId: string;
  /** '' is the calendar for all sessions. */
  value: string;
  isRefused: boolean;
  onChange: (id: string) => void;
}

/** The calendar that a service's sessions are written to. Nothing if no calendar is possible. */
export function ServiceTarget({ userId, value, isRefused, onChange }: Properties) {
  const t = useT();
  const { data } = useCalendars(userId);
  const options = data === undefined ? [] : targetOptions(data, t);
  if (data === undefined || options.length === 0) {
    return null;
  }
  const usual = data.calendars.find(({ is_target }) => is_target);
  const usualWords = usual ? t('calendars.target_of_all', { name: usual.name }) : t('calendars.target_of_all_none');
  return (
    <SelectField
      label={t('calendars.target')}
      options={[{ value: '', label: usualWords }, ...options]}
      value={value}
      error={isRefused ? t('calendars.bad_target') : null}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
