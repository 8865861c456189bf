import { fullName } from '@abroad/contract/full-name';
import type { Context } from '../../context.ts';
import { findBrokenCalendar, type BrokenCalendar } from './broken-calendar.ts';
import { dateIn } from './clocks.ts';
import { ABOUT_NO_SESSION, type MailContent } from './mail-content.ts';
import { isolated } from './isolate.ts';
import { findMail, storeMail } from './kept-mail.ts';
import { sendKept } from './send-kept.ts';
import { wordsIn } from './locales/index.ts';
import { mailAddress, oneLine } from '../../core/one-line.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

/** What can't be read, by its title and day as the page of the calendars names it. */
function unreadableWords({ language, unreadable }: BrokenCalendar): string | null {
  const { calendarBroken, dates, direction } = wordsIn(language);
  if (unreadable === null) {
    return null;
  }
  const { lead, entry, titled, untitled, faults, whole } = calendarBroken.unreadable;
  const { reason, title, date } = unreadable;
  if (reason === 'not_a_calendar' || reason === 'cut_off' || reason === 'too_large') {
    return lead(whole[reason]);
  }
  const plain = (text: string) => isolated(oneLine(text), direction);
  // The day that it is there, wherever its owner lives.
  const day = date === null ? null : dateIn(`${date}T12:00:00Z`, { time_zone: 'UTC', dates });
  const named = title === null ? untitled(day) : titled(plain(title), day);
  return lead(entry(plain(unreadable.calendar), named, faults[reason]));
}

/** Says what is wrong, what it means and what to do, in the owner's language. */
export function brokenCalendarContent(broken: BrokenCalendar, public_url: string): MailContent {
  const { calendarBroken, direction } = wordsIn(broken.language);
  const { subject, heading, leads, button, why } = calendarBroken;
  const name = isolated(oneLine(broken.name), direction);
  return {
    ...ABOUT_NO_SESSION,
    language: broken.language,
    subject: oneLine(subject(name)),
    heading: heading(name),
    lead: broken.reason === 'unreadable' ? (unreadableWords(broken) ?? leads.silent) : leads[broken.reason],
    button: { label: button, href: `${public_url}/${broken.slug}/availability-settings#calendars` },
    why,
  };
}

async function keep(context: Omit<Needs, 'mail'>, broken: BrokenCalendar, deduplication: string) {
  const { public_url, mail_from } = context.config;
  // The mail's libraries take a while to load, and the start must not wait for them.
  const { composeMail } = await import('./compose.ts');
  const composed = await composeMail(brokenCalendarContent(broken, public_url), {
    sender: mail_from,
    recipient: mailAddress(fullName(broken, broken.language), broken.email),
  });
  return storeMail(context, { kind: 'calendar_broken', deduplication, auth_user_id: broken.user_id }, composed);
}

/**
 * Writes to somebody that a calendar of theirs can't be read: once for each time that it breaks, and not at all when it
 * has healed meanwhile. It may run again at any point.
 */
export async function tellCalendarBroken(context: Needs, connection_id: string): Promise<void> {
  const broken = await findBrokenCalendar(context.db, connection_id);
  if (!broken) {
    return;
  }
  const deduplication = `calendar_broken:${connection_id}:${broken.told_at}`;
  const kept = (await findMail(context, deduplication)) ?? (await keep(context, broken, deduplication));
  if (kept) {
    await sendKept(context, kept);
  }
}
