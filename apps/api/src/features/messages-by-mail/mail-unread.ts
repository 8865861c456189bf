import { LANGUAGE_TAGS } from '@abroad/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { oneLine } from '../../core/one-line.ts';
import { wordsIn } from '../../core/words-in.ts';
import type { Database } from '../../db/connection.ts';
import { keyedHash } from '../../db/keyed-hash.ts';
import { writeAbout } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { plainMail } from '../mail/mail-content.ts';
import { findReader } from '../mail/find-reader.ts';
import { isolated } from '../mail/write-values.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';
import { mailUnreadJob, toldKey } from '../messages/unread-mail-job.ts';
import { replyAddress } from './reply-address.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config' | 'mail' | 'sealer'>;

/** The line above which people write, in every language. */
export const answerMarkers = (): string[] =>
  LANGUAGE_TAGS.map((language) => wordsIn(language)('messages_by_mail.answer_above'));

/** Returns the last words of every email about messages, in every language. */
export const mailEndings = (): string[] =>
  LANGUAGE_TAGS.map((language) => wordsIn(language)('mail.unsubscribe.categories.messages.button'));

interface Unread {
  language: string;
  thread_id: string;
  person: string;
  count: number;
  /** The latest of them, as the reader may see them. */
  texts: readonly string[];
  /** Null where people can't answer by email. */
  reply_to: string | null;
}

/** The latest messages that an email quotes. */
const QUOTED_MAX = 5;
const HOUR_MS = 60 * 60_000;

/** Notifies of unread messages: their texts, and the way to answer. */
export const unreadNotification: Notification<Unread> = {
  kind: 'message',
  // Staff read a conversation only where it was reported, and no address that lets them answer for its reader.
  is_secret: true,
  preference: null,
  content({ language, thread_id, person, count, texts, reply_to }, { public_url }) {
    const t = wordsIn(language);
    const name = isolated(oneLine(person), t.direction);
    const title = t('messages_by_mail.unread.title', { person: name });
    // Files may have no words.
    const text = texts.filter((one) => one !== '').join('\n\n');
    return plainMail(language, {
      answer_above: reply_to === null ? null : t('messages_by_mail.answer_above'),
      heading: title,
      lead: t('messages_by_mail.unread.lead', { count, answerable: reply_to !== null }),
      quote: text === '' ? null : { label: t('messages_by_mail.unread.quote', { person: name }), text },
      button: { label: t('messages_by_mail.unread.button'), href: `${public_url}/messages/${thread_id}` },
    });
  },
  replyTo: ({ reply_to }) => reply_to,
  thread: ({ thread_id }) => `thread-${thread_id}@messages`,
};

interface Facts {
  thread_id: string;
  person: string;
  /** Whether an email told of this message, or of a later one. */
  is_told: boolean;
  mailed_at: string | null;
  unread: { id: string; text: string }[];
}

/** Finds the content for an email; undefined where the message is read, removed, held, or of a conversation that can't notify now. */
async function findUnread(
  db: Database,
  { message_id, user_id }: { message_id: string; user_id: string },
): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    select thread.id as thread_id, author.first_name as person,
      coalesce(told.until >= message.created_at, false) as is_told, told.mailed_at,
      (select coalesce(json_agg(json_build_object('id', one.id, 'text',
           case when met.ok then one.text else coalesce(one.masked_text, one.text) end) order by one.created_at, one.id), '[]')
         from message one where one.thread_id = thread.id and one.author_id = author.id
           and one.held_at is null and one.removed_at is null and one.created_at > coalesce(side.read_at, '-infinity')) as unread
    from message
    join thread on thread.id = message.thread_id
    join authenticated_user author on author.id = message.author_id
    cross join lateral (select case ${user_id}::uuid
      when thread.mentor_id then thread.mentor_read_at when thread.prospect_id then thread.prospect_read_at end as read_at) side
    cross join lateral (select exists (select from booking where mentor_user_id = thread.mentor_id
      and prospect_user_id = thread.prospect_id
      and status in ('confirmed', 'completed', 'no_show_mentor', 'no_show_prospect')) as ok) met
    cross join lateral (select max(one.created_at) as until, max(mail.created_at) as mailed_at
      from message one join mail_message mail on mail.deduplication = 'message:' || one.id
      where one.thread_id = thread.id and one.author_id = author.id) told
    where message.id = ${message_id} and ${user_id}::uuid in (thread.mentor_id, thread.prospect_id)
      and message.author_id <> ${user_id} and author.status = 'active' and thread.frozen_at is null
      and message.held_at is null and message.removed_at is null
      and message.created_at > coalesce(side.read_at, '-infinity')
      and not exists (select from block where (blocker_id, blocked_id) in
        ((thread.mentor_id, thread.prospect_id), (thread.prospect_id, thread.mentor_id)))`.execute(db);
  return rows[0];
}

async function replyAddressFor(context: Deps, thread_id: string, user_id: string): Promise<string | null> {
  const { inbound_mail } = context.config;
  if (inbound_mail === null) {
    return null;
  }
  const hash = await keyedHash(context, 'reply-addresses');
  return replyAddress(inbound_mail.address, hash, { thread_id, user_id, now: context.clock.now() });
}

/**
 * Writes to a reader of unread messages, of all in the conversation at once, and an hour at least after the last email about it.
 * It may run again.
 */
export async function mailUnread(context: Deps, asked: z.infer<typeof mailUnreadJob.payload>): Promise<void> {
  const { db, clock } = context;
  const { user_id } = asked;
  const [reader, facts] = [await findReader(db, user_id), await findUnread(db, asked)];
  const last = facts?.unread.at(-1);
  if (!reader || reader.status !== 'active' || !facts || !last || facts.is_told) {
    return;
  }
  const next = facts.mailed_at === null ? 0 : Date.parse(facts.mailed_at) + HOUR_MS;
  if (next > clock.now()) {
    await writeAbout(db, user_id, (trx) => enqueue(trx, [mailUnreadJob(asked, { run_at: toInstant(next) })]));
    return;
  }
  const { thread_id, person, unread } = facts;
  await sendNotification(context, unreadNotification, {
    to: reader,
    facts: {
      language: reader.language,
      thread_id,
      person,
      count: unread.length,
      texts: unread.slice(-QUOTED_MAX).map(({ text }) => text),
      reply_to: await replyAddressFor(context, thread_id, user_id),
    },
    deduplication: toldKey(last.id),
  });
}
