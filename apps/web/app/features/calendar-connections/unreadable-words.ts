import type { ProviderCalendar, UnreadableEntry } from '@abroad/contract/calendar-connections';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';

/** A date as the day that it is, wherever the reader lives. */
const dayOf = (date: string, format: Format): string => format.day(`${date}T12:00:00Z`, 'UTC');

/** Returns the name of a calendar's entry within a sentence. */
function entryWords({ title, date }: UnreadableEntry, t: Translate, format: Format): string {
  if (date === null) {
    return title === null ? t('calendars.entry_unnamed') : t('calendars.entry_titled', { title });
  }
  const day = dayOf(date, format);
  return title === null ? t('calendars.entry_on', { day }) : t('calendars.entry_titled_on', { title, day });
}

/** Explains why one of an account's calendars can't be read, with the entry that causes it, if any. */
export function unreadableWords(
  calendars: readonly Pick<ProviderCalendar, 'name' | 'unreadable'>[],
  t: Translate,
  format: Format,
): string {
  const broken = calendars.find(({ unreadable }) => unreadable !== null);
  const unreadable = broken?.unreadable ?? null;
  const reason = unreadable?.reason ?? 'not_a_calendar';
  if (broken === undefined || unreadable === null || reason === 'not_a_calendar') {
    return t('calendars.why_unreadable');
  }
  if (reason === 'cut_off' || reason === 'too_large') {
    return t(`calendars.why_${reason}`);
  }
  const entry = entryWords(unreadable, t, format);
  return t('calendars.why_entry', { calendar: broken.name, entry, fault: t(`calendars.fault_${reason}`) });
}
