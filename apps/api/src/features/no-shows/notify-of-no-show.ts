import type { NoShowOutcome } from '@abroad/booking-rules';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { oneLine } from '../../core/one-line.ts';
import { wordsIn } from '../../core/words-in.ts';
import type { Database } from '../../db/connection.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { plainMail, type MailContent } from '../mail/mail-content.ts';
import { isolated, momentIn } from '../mail/write-values.ts';
import { findReader } from '../mail/find-reader.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { MailSettings, Notification } from '../mail/compose.ts';
import { findOtherMentors, otherMentorsPath } from './other-mentors.ts';

/** Writes to one side that their report is contested, or how the case ended. */
export const notifyOfNoShowJob = jobKind({
  task: 'tell-no-show',
  payload: z.object({
    booking_id: z.uuid(),
    about: z.enum(['contested', 'ended']),
    reader: z.enum(['mentor', 'prospect']),
  }),
  lane: 'mail',
  key: ({ booking_id, about, reader }) => `tell-no-show:${booking_id}:${about}:${reader}`,
});

interface NoShowNews {
  language: string;
  time_zone: string;
  booking_id: string;
  reader: 'mentor' | 'prospect';
  /** The other person's first name; null for a deleted account. */
  name: string | null;
  service: string;
  start_at: string;
  /** When staff decide at the latest. */
  due_at: string | null;
  outcome: NoShowOutcome | null;
  facts: string | null;
  is_paid: boolean;
  /** The path of a search for other mentors; null where this one didn't miss the session, and for the mentor. */
  other_mentors: string | null;
}

type About = 'contested' | `ended.${NoShowOutcome}.${'mentor' | 'prospect'}`;

/** Describes the event and, for a paid session, its effect on the payment. */
function saidOf(news: NoShowNews, about: About): { title: string; lead: string } {
  const t = wordsIn(news.language);
  const at = (instant: string) => momentIn(instant, news.time_zone, news.language);
  const named = {
    name: news.name === null ? t('no_shows.unnamed') : isolated(oneLine(news.name), t.direction),
    service: isolated(oneLine(news.service), t.direction),
    when: at(news.start_at),
    until: news.due_at === null ? '' : at(news.due_at),
    is_paid: news.is_paid,
  };
  return { title: t(`no_shows.${about}.title`, named), lead: t(`no_shows.${about}.lead`, named) };
}

function contentOf(news: NoShowNews, about: About, { public_url }: MailSettings): MailContent {
  const { language, booking_id, facts, other_mentors, is_paid } = news;
  const { title, lead } = saidOf(news, about);
  const t = wordsIn(language);
  return plainMail(language, {
    heading: title,
    lead,
    quote: facts === null ? null : { label: t('no_shows.found'), text: facts },
    button:
      other_mentors === null
        ? { label: t('no_shows.button'), href: `${public_url}/bookings/${booking_id}` }
        : { label: t(`no_shows.find.${is_paid ? 'paid' : 'free'}`), href: `${public_url}${other_mentors}` },
  });
}

/** Notifies the reporter that the other side contests the report, and that staff decide. */
export const noShowContestedNotification: Notification<NoShowNews> = {
  kind: 'no_show_contested',
  preference: null,
  content: (news, settings) => contentOf(news, 'contested', settings),
};

/** Notifies both people of the case's end and its effect on the money. */
export const noShowEndedNotification: Notification<NoShowNews & { outcome: NoShowOutcome }> = {
  kind: 'no_show_ended',
  preference: null,
  content: (news, settings) => contentOf(news, `ended.${news.outcome}.${news.reader}`, settings),
};

type StoredNews = Omit<NoShowNews, 'language' | 'time_zone' | 'reader' | 'other_mentors'> & {
  reader_id: string;
  time_zone: string;
};

async function findNews(
  { db }: Pick<Context, 'db'>,
  booking_id: string,
  reader: 'mentor' | 'prospect',
): Promise<StoredNews | undefined> {
  const [own, other] = reader === 'mentor' ? ['mentor', 'prospect'] : ['prospect', 'mentor'];
  const zone = reader === 'mentor' ? sql.ref('booking.mentor_time_zone') : sql.ref('booking.time_zone');
  const { rows } = await sql<StoredNews>`
    select booking.id as booking_id, own.id as reader_id, coalesce(own.time_zone, ${zone}) as time_zone,
      case when other.status <> 'deleted' then other.first_name end as name, booking.title as service, booking.start_at,
      no_show.due_at, no_show.outcome, no_show.facts, booking.price_minor > 0 as is_paid
    from no_show_case no_show join booking on booking.id = no_show.booking_id
    join authenticated_user own on own.id = ${sql.ref(`booking.${own}_user_id`)}
    join authenticated_user other on other.id = ${sql.ref(`booking.${other}_user_id`)}
    where booking.id = ${booking_id}`.execute(db);
  return rows[0];
}

/** Reads the facts of one side's notification of an end, and returns a function that writes it in a language (BCP 47). */
export async function findEndWords(
  db: Database,
  { booking_id, reader }: { booking_id: string; reader: 'mentor' | 'prospect' },
): Promise<(language: string, end: { outcome: NoShowOutcome; facts: string }) => string[]> {
  const found = await findNews({ db }, booking_id, reader);
  return (language, { outcome, facts }) => {
    if (found === undefined) {
      return [];
    }
    const news = { ...found, reader, other_mentors: null, language };
    const { title, lead } = saidOf(news, `ended.${outcome}.${reader}`);
    return [title, lead, facts];
  };
}

type MailContext = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

/** Sends one of the emails, once. That a report is contested is not sent once the case has ended. */
export async function notifyOfNoShow(
  context: MailContext,
  { booking_id, about, reader }: { booking_id: string; about: 'contested' | 'ended'; reader: 'mentor' | 'prospect' },
): Promise<void> {
  const found = await findNews(context, booking_id, reader);
  const to = found && (await findReader(context.db, found.reader_id));
  if (!found || !to) {
    return;
  }
  const { reader_id: _id, outcome, ...rest } = found;
  const was_missed = reader === 'prospect' && outcome === 'mentor_absent';
  const other_mentors = was_missed ? otherMentorsPath(await findOtherMentors(context.db, booking_id)) : null;
  const news = { ...rest, reader, other_mentors, language: to.language };
  const deduplication = `no_show_${about}:${booking_id}:${reader}`;
  if (about === 'ended' && outcome !== null) {
    await sendNotification(context, noShowEndedNotification, { to, facts: { ...news, outcome }, deduplication });
  }
  if (about === 'contested' && outcome === null) {
    await sendNotification(context, noShowContestedNotification, { to, facts: { ...news, outcome }, deduplication });
  }
}
