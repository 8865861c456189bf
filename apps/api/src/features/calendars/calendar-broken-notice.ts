import { z } from 'zod';
import type { Context } from '../../context.ts';
import { oneLine } from '../../core/one-line.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { ABOUT_NO_SESSION } from '../mail/mail-content.ts';
import { wordsIn as commonWordsIn } from '../mail/locales/index.ts';
import { dateIn, isolated } from '../mail/write-values.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';
import { findBrokenCalendar, type BrokenCalendar } from './broken-calendar.ts';
import { calendarWordsIn } from './locales/index.ts';

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
  const { dates, direction } = commonWordsIn(language);
  const { lead, entry, titled, untitled, faults, whole } = calendarWordsIn(language).unreadable;
  const { reason, title, date } = unreadable;
  if (reason === 'not_a_calendar' || reason === 'cut_off' || reason === 'too_large') {
    return lead(whole[reason]);
  }
  const plain = (text: string) => isolated(oneLine(text), direction);
  // The day in the calendar, in any time zone.
  const day = date === null ? null : dateIn(`${date}T12:00:00Z`, { time_zone: 'UTC', dates });
  const named = title === null ? untitled(day) : titled(plain(title), day);
  return lead(entry(plain(unreadable.calendar), named, faults[reason]));
}

/** Says what is wrong, what it means and what to do. */
export const brokenCalendarNotification: Notification<BrokenCalendar> = {
  kind: 'calendar_broken',
  preference: null,
  content(broken, { public_url }) {
    const { subject, heading, leads, button, why } = calendarWordsIn(broken.language);
    const name = isolated(oneLine(broken.name), commonWordsIn(broken.language).direction);
    return {
      ...ABOUT_NO_SESSION,
      language: broken.language,
      subject: oneLine(subject(name)),
      heading: heading(name),
      lead: broken.reason === 'unreadable' ? (unreadableWords(broken) ?? leads.silent) : leads[broken.reason],
      button: { label: button, href: `${public_url}/${broken.slug}/availability-settings#calendars` },
      why,
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
