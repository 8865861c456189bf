import { z } from 'zod';
import type { Context } from '../../context.ts';
import { oneLine } from '../../core/one-line.ts';
import { wordsIn } from '../../core/words-in.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { ABOUT_NO_SESSION } from '../mail/mail-content.ts';
import { dateIn, isolated } from '../mail/write-values.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';
import { findBrokenCalendar, type BrokenCalendar } from './broken-calendar.ts';

/** Notifies a user that a calendar of theirs can't be read. */
export const calendarBrokenJob = jobKind({
  task: 'tell-calendar-broken',
  payload: z.object({ connection_id: z.uuid() }),
  lane: 'mail',
  key: ({ connection_id }) => `tell-calendar-broken:${connection_id}`,
});

/** Names the entry that can't be read by title and day, as the calendars page does. */
function unreadableWords({ language, unreadable }: BrokenCalendar): string | null {
  if (unreadable === null) {
    return null;
  }
  const t = wordsIn(language);
  const lead = (what: string) => t('calendars.unreadable.lead', { what });
  const { reason, title, date } = unreadable;
  if (reason === 'not_a_calendar' || reason === 'cut_off' || reason === 'too_large') {
    return lead(t(`calendars.unreadable.whole.${reason}`));
  }
  const plain = (text: string) => isolated(oneLine(text), t.direction);
  // The day in the calendar, in any time zone.
  const day = date === null ? null : dateIn(`${date}T12:00:00Z`, { time_zone: 'UTC', dates: t.dates });
  const entry =
    title === null
      ? t('calendars.unreadable.untitled', { day })
      : t('calendars.unreadable.titled', { title: plain(title), day });
  const fault = t(`calendars.unreadable.faults.${reason}`);
  return lead(t('calendars.unreadable.entry', { calendar: plain(unreadable.calendar), entry, fault }));
}

/** Says what is wrong, what it means and what to do. */
export const brokenCalendarNotification: Notification<BrokenCalendar> = {
  kind: 'calendar_broken',
  preference: null,
  content(broken, { public_url }) {
    const t = wordsIn(broken.language);
    const named = { name: isolated(oneLine(broken.name), t.direction) };
    const unreadable = broken.reason === 'unreadable' ? unreadableWords(broken) : null;
    const reason = broken.reason === 'unreadable' ? 'silent' : broken.reason;
    return {
      ...ABOUT_NO_SESSION,
      language: broken.language,
      subject: oneLine(t('calendars.subject', named)),
      heading: t('calendars.heading', named),
      lead: unreadable ?? t(`calendars.leads.${reason}`),
      button: { label: t('calendars.button'), href: `${public_url}/${broken.slug}/availability-settings#calendars` },
      why: t('calendars.why'),
    };
  },
};

/**
 * Notifies a user that a calendar of theirs can't be read, once per break, and not if it works again. It can be run
 * again at any point.
 */
export async function notifyCalendarBroken(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>,
  connection_id: string,
): Promise<void> {
  const broken = await findBrokenCalendar(context.db, connection_id);
  if (broken) {
    const deduplication = `calendar_broken:${connection_id}:${broken.told_at}`;
    await sendNotification(context, brokenCalendarNotification, { to: broken, facts: broken, deduplication });
  }
}
