import { LIMITS, type BookingMessages } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { writeAbout, writeToPerson } from '../../db/write-as.ts';
import { attachmentsOf, dropFilesOf, filesWaitingWith } from '../attachments/files.ts';
import { presentMessage } from './present.ts';
import { THREAD_HAS_SESSION } from './queries.ts';
import { readText } from './read-text.ts';
import { findPairOfBooking, openThread } from './start-thread.ts';
import { writeMessage } from './write-message.ts';

/** The messages of a booking's two people about it, the oldest first. @throws AppError NOT_FOUND for others' */
export async function listBookingMessages(
  { db }: Pick<Context, 'db'>,
  id: string,
  user_id: string,
): Promise<BookingMessages> {
  const { prospect_id } = await findPairOfBooking(db, id, user_id);
  const rows = await db
    .selectFrom('message')
    .innerJoin('thread', 'thread.id', 'message.thread_id')
    .selectAll('message')
    .select(THREAD_HAS_SESSION.as('has_session'))
    .where('message.booking_id', '=', id)
    .where('message.removed_at', 'is', null)
    .where(({ or, eb }) => or([eb('message.held_at', 'is', null), eb('message.author_id', '=', user_id)]))
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(LIMITS.thread_page)
    .execute();
  const files = await attachmentsOf(
    db,
    rows.map((row) => row.id),
  );
  return {
    messages: rows
      .toReversed()
      .map(({ has_session, ...row }) => presentMessage(row, { user_id, has_session }, files.get(row.id))),
    waiting_files: prospect_id === user_id ? await filesWaitingWith(db, id) : [],
  };
}

type Deps = Pick<Context, 'db' | 'clock' | 'config'>;

/**
 * Sends the files that came with a booking as a message about it, now that it is confirmed. They are dropped where the two may not
 * write to each other.
 * @throws AppError TOO_MANY_MESSAGES_HOUR: the job tries again.
 */
export async function sendBookingFiles({ db, ...context }: Deps, booking_id: string): Promise<void> {
  const pair = await db
    .selectFrom('booking')
    .select(['mentor_user_id as mentor_id', 'prospect_user_id as prospect_id'])
    .where('id', '=', booking_id)
    .executeTakeFirst();
  if (!pair) {
    return;
  }
  const { mentor_id, prospect_id } = pair;
  const words = await readText(context, db, pair, '');
  try {
    await writeToPerson(db, { by: prospect_id, about: mentor_id }, async (trx) => {
      // Read under the student's lock: a file that they take back meanwhile leaves the others.
      const files = await filesWaitingWith(trx, booking_id);
      if (files.length === 0) {
        return;
      }
      const start = { pair, user_id: prospect_id, has_booking: true };
      await writeMessage(context, trx, {
        thread_id: await openThread(trx, start, context.clock.now()),
        booking_id,
        author_id: prospect_id,
        // One message for a booking, however often the job runs.
        client_message_id: booking_id,
        words,
        source: 'web',
        attachment_ids: files.map(({ id }) => id),
      });
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'TOO_MANY_MESSAGES_HOUR') {
      throw error;
    }
    await writeAbout(db, prospect_id, (trx) => dropFilesOf(trx, booking_id));
  }
}
