import { z } from 'zod';
import type { UnreadableEntry } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { oneLine } from '../../core/one-line.ts';
import { wordsIn } from '../../core/words-in.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { plainMail } from '../mail/mail-content.ts';
import { dateIn, isolated } from '../mail/write-values.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';
import type { Database } from '../../db/connection.ts';
import { IN_USE } from './calendars-to-read.ts';

/** A calendar connection that can't be read, and its owner. */
interface BrokenCalendar {
  /** The name under which its owner knows it. */
  name: string;
  /** The reason, which decides the owner's remedy: connect it anew, choose another calendar, or wait. */
  reason: 'signed_out' | 'gone' | 'unreadable' | 'silent';
  /** With the reason `unreadable`: the unreadable parts, each with its calendar. */
  unreadable: (UnreadableEntry & { calendar: string }) | null;
  /** When the owner was notified, as an instant. A later break has another one. */
  told_at: string;
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  slug: string;
  /** BCP 47. */
  language: string;
}

/** @returns null if the connection works again or is gone, or if its owner has no address. */
async function findBrokenCalendar(db: Database, connection_id: string): Promise<BrokenCalendar | null> {
  const { rows } = await sql<BrokenCalendar>`
    select coalesce(nullif(connection.provider_email, ''), nullif(connection.display_name, ''), connection.provider) as name,
      case when not connection.is_active or in_use.problems && '{signed_out}' then 'signed_out'
           when in_use.problems && '{gone}' then 'gone'
           when in_use.unreadable is not null then 'unreadable' else 'silent' end as reason,
      in_use.unreadable,
      connection.broken_told_at as told_at, person.id as user_id, person.first_name, person.last_name, person.email,
      person.slug, person.language
    from calendar_connection connection
    join authenticated_user person on person.id = connection.auth_user_id and person.status <> 'deleted'
    cross join lateral (
      select array_remove(array_agg(problem), null) as problems,
        (array_agg(unreadable || jsonb_build_object('calendar', name) order by name)
         filter (where problem = 'unreadable' and unreadable is not null))[1] as unreadable
      from provider_calendar calendar
      where calendar.connection_id = connection.id and ${IN_USE}) in_use
    where connection.id = ${connection_id} and connection.broken_told_at is not null and person.email is not null
      and (not connection.is_active or cardinality(in_use.problems) > 0)`.execute(db);
  return rows[0] ?? null;
}

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

/** Explains the problem, its effect and its remedy. */
export const brokenCalendarNotification: Notification<BrokenCalendar> = {
  kind: 'calendar_broken',
  preference: null,
  content(broken, { public_url }) {
    const t = wordsIn(broken.language);
    const named = { name: isolated(oneLine(broken.name), t.direction) };
    const unreadable = broken.reason === 'unreadable' ? unreadableWords(broken) : null;
    const reason = broken.reason === 'unreadable' ? 'silent' : broken.reason;
    return plainMail(broken.language, {
      subject: t('calendars.subject', named),
      heading: t('calendars.heading', named),
      lead: unreadable ?? t(`calendars.leads.${reason}`),
      button: { label: t('calendars.button'), href: `${public_url}/${broken.slug}/availability-settings#calendars` },
      why: t('calendars.why'),
    });
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
