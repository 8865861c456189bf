import { CAPS, type Message, type StartThread } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { areBlocked } from '../../db/are-blocked.ts';
import type { Database } from '../../db/connection.ts';
import { writeToPerson } from '../../db/write-as.ts';
import { resolveSlug } from '../identity/slugs.ts';
import { findVisibleProfile as findVisibleMentorProfile } from '../mentors/queries.ts';
import type { Pair } from './find-contacts.ts';
import { record } from './record.ts';
import { presentWritten } from './threads.ts';
import { readText } from './read-text.ts';
import { writeMessage } from './write-message.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config'>;

const DAY_S = 24 * 60 * 60;

interface Start {
  pair: Pair;
  user_id: string;
  /** Whether the two have a booking: then both may write, and it counts towards no limit. */
  has_booking: boolean;
}

/** A mentor whom the user can find. @throws AppError PROFILE_NOT_FOUND, INVALID_SLUG, VALIDATION_FAILED for oneself */
export async function findMentor(db: Database, slug: string, user_id: string): Promise<string> {
  const owner = await resolveSlug(db, slug);
  if (owner?.user_id === user_id) {
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'mentor_slug', message: 'You can’t write to yourself' }],
    });
  }
  const profile = owner && (await findVisibleMentorProfile(db, owner.user_id, user_id));
  if (!owner || !profile || (await areBlocked(db, owner.user_id, user_id))) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
  return owner.user_id;
}

/** The two people of a user's booking. @throws AppError NOT_FOUND for others' */
export async function findPairOfBooking(db: Database, id: string, user_id: string): Promise<Pair> {
  const booking = await db
    .selectFrom('booking')
    .select(['mentor_user_id as mentor_id', 'prospect_user_id as prospect_id'])
    .where('id', '=', id)
    .where(sql<boolean>`${user_id}::uuid in (mentor_user_id, prospect_user_id)`)
    .executeTakeFirst();
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  return booking;
}

async function findPair(db: Database, user_id: string, { mentor_slug, booking_id }: StartThread): Promise<Pair> {
  return mentor_slug === undefined
    ? findPairOfBooking(db, booking_id ?? '', user_id)
    : { mentor_id: await findMentor(db, mentor_slug, user_id), prospect_id: user_id };
}

async function haveBooking(db: Database, { mentor_id, prospect_id }: Pair): Promise<boolean> {
  const found = await db
    .selectFrom('booking')
    .select('id')
    .where('mentor_user_id', '=', mentor_id)
    .where('prospect_user_id', '=', prospect_id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** @throws AppError TOO_MANY_THREADS where the user has started as many as one may in a day or a week */
async function takePlace(trx: Database, user_id: string, now: number): Promise<void> {
  const at = toInstant(now);
  const since = (days: number) => sql`created_at > ${at}::timestamptz - make_interval(days => ${days})`;
  const { rows } = await sql<{ today: number; this_week: number; day_age_s: number; week_age_s: number }>`
    select count(*) filter (where ${since(1)})::int as today, count(*)::int as this_week,
      coalesce(extract(epoch from ${at}::timestamptz - min(created_at) filter (where ${since(1)})), 0)::int as day_age_s,
      coalesce(extract(epoch from ${at}::timestamptz - min(created_at)), 0)::int as week_age_s
    from thread where started_by = ${user_id} and prospect_id = ${user_id} and ${since(7)}`.execute(trx);
  const { today = 0, this_week = 0, day_age_s = 0, week_age_s = 0 } = rows[0] ?? {};
  if (this_week >= CAPS.threads_per_week) {
    throw new AppError('TOO_MANY_THREADS', { retry_after_s: Math.max(1, 7 * DAY_S - week_age_s) });
  }
  if (today >= CAPS.threads_per_day) {
    throw new AppError('TOO_MANY_THREADS', { retry_after_s: Math.max(1, DAY_S - day_age_s) });
  }
}

/** The conversation of a pair, which begins where there is none. */
export async function openThread(trx: Database, { pair, user_id, has_booking }: Start, now: number): Promise<string> {
  const found = await trx
    .selectFrom('thread')
    .select('id')
    .where('mentor_id', '=', pair.mentor_id)
    .where('prospect_id', '=', pair.prospect_id)
    .executeTakeFirst();
  if (found) {
    return found.id;
  }
  if (await areBlocked(trx, pair.mentor_id, pair.prospect_id)) {
    throw new AppError('THREAD_CLOSED');
  }
  if (!has_booking) {
    await takePlace(trx, user_id, now);
  }
  const id = newId();
  const at = toInstant(now);
  await trx
    .insertInto('thread')
    .values({
      ...pair,
      id,
      started_by: user_id,
      created_at: at,
      last_message_at: at,
    })
    .execute();
  await record(trx, { thread_id: id, kind: 'started', actor_user_id: user_id, now });
  return id;
}

/**
 * Writes to a mentor, or to the other person of a booking.
 * @throws AppError NOT_FOUND, PROFILE_NOT_FOUND, INVALID_SLUG, VALIDATION_FAILED, TOO_MANY_THREADS, and those of `writeMessage`
 */
export async function startThread({ db, ...context }: Deps, user_id: string, body: StartThread): Promise<Message> {
  const pair = await findPair(db, user_id, body);
  const words = await readText(context, db, pair, body.text);
  const about = pair.mentor_id === user_id ? pair.prospect_id : pair.mentor_id;
  return writeToPerson(db, { by: user_id, about }, async (trx) => {
    const has_booking = body.booking_id !== undefined || (await haveBooking(trx, pair));
    const thread_id = await openThread(trx, { pair, user_id, has_booking }, context.clock.now());
    const { client_message_id, attachment_ids } = body;
    const written = await writeMessage(context, trx, {
      thread_id,
      booking_id: body.booking_id ?? null,
      author_id: user_id,
      client_message_id,
      words,
      source: 'web',
      attachment_ids,
    });
    return presentWritten(trx, written, attachment_ids);
  });
}
