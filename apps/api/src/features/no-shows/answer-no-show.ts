import { afterSaying, decisionDue, maySay, type NoShowCase, type NoShowWord } from '@abroad/booking-rules';
import type { AnswerNoShow, NoShow } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { aboutBooking, notify } from '../notifications/notify.ts';
import { findBookingOf, type BookingView } from '../bookings/core/queries.ts';
import { noShowOf, sideOf, type Side } from '../bookings/core/present.ts';
import { recordNews } from '../bookings/core/consequences.ts';
import { endCase } from './end-case.ts';
import { attachFiles } from './files.ts';
import { getNoShow } from './get-no-show.ts';
import { notifyOfNoShowJob } from './notify-of-no-show.ts';

interface Word {
  side: Side;
  word: NoShowWord;
  text: string | null;
  /** Epoch milliseconds. */
  now: number;
}

/** Stores a side's statement. The database refuses the same word twice. */
export async function keepWord(trx: Database, booking_id: string, { side, word, text, now }: Word): Promise<void> {
  await trx
    .insertInto('no_show_statement')
    .values({ id: newId(), booking_id, side, word, text, created_at: toInstant(now) })
    .execute();
}

const personOf = (booking: BookingView, side: Side) => ({
  user_id: side === 'mentor' ? booking.mentor_user_id : booking.prospect_user_id,
  role: side,
});

/** Both disagree now: staff have to decide, and the other side is told. Later additions only change the version. */
async function contest(trx: Database, booking: BookingView, { side, word, text, now }: Word): Promise<void> {
  const isFirst = booking.no_show?.state === 'reported';
  await trx
    .updateTable('no_show_case')
    .set((row) => ({
      version: row('version', '+', 1),
      ...(isFirst ? { state: 'contested' as const, due_at: toInstant(decisionDue(now)) } : {}),
    }))
    .where('booking_id', '=', booking.id)
    .execute();
  if (isFirst) {
    const detail = word === 'report' && text !== null ? { reason: text } : {};
    await recordNews(trx, booking, [{ event: 'no_show_contested', by: personOf(booking, side), detail }]);
    const reader = side === 'mentor' ? 'prospect' : 'mentor';
    const told = { user_id: booking[`${reader}_user_id`], kind: 'no_show_contested' } as const;
    await notify(trx, [{ ...told, key: `no_show_contested:${booking.id}:${reader}`, ...aboutBooking(booking.id) }]);
    await enqueue(trx, [notifyOfNoShowJob({ booking_id: booking.id, about: 'contested', reader })]);
  }
}

/** Stores a statement with its effects: the case is contested, or ends. Call it with the users' locks held. */
export async function sayInCase(
  trx: Database,
  { booking, no_show, ...said }: Word & { booking: BookingView; no_show: NoShowCase },
): Promise<void> {
  const { side, word, now } = said;
  await keepWord(trx, booking.id, said);
  const next = afterSaying(no_show, side, word);
  if (next.outcome === null) {
    await contest(trx, booking, said);
    return;
  }
  await recordNews(trx, booking, [{ event: 'no_show_accepted', by: personOf(booking, side) }]);
  await endCase(trx, {
    booking_id: booking.id,
    from: no_show.state === 'reported' ? 'reported' : 'contested',
    state: next.state === 'accepted' ? 'accepted' : 'decided',
    outcome: next.outcome,
    now,
  });
}

/**
 * Answers the report of a no-show, or adds a word to a contested one.
 * @throws AppError VALIDATION_FAILED for its documents; NOT_FOUND for another user's booking; ILLEGAL_MOVE without a case,
 * after the deadline, and for a statement that the user has made already.
 */
export async function answerNoShow(
  context: Pick<Context, 'db' | 'clock'>,
  { id, user_id, body }: { id: string; user_id: string; body: AnswerNoShow },
): Promise<NoShow> {
  const seen = await findBookingOf(context.db, id, user_id);
  if (!seen) {
    throw new AppError('NOT_FOUND');
  }
  const say = async (trx: Database) => {
    const now = context.clock.now();
    const booking = (await findBookingOf(trx, id, user_id)) ?? seen;
    const side = sideOf(booking, user_id);
    const no_show = noShowOf(booking);
    if (no_show === null || !maySay(no_show, side, body.position, now)) {
      throw new AppError('ILLEGAL_MOVE');
    }
    await attachFiles(trx, id, { user_id, ids: body.file_ids ?? [], now });
    await sayInCase(trx, { booking, no_show, side, word: body.position, text: body.text ?? null, now });
  };
  await writeBetween(context.db, seen, user_id, say, { while_suspended: true });
  return getNoShow(context, id, user_id);
}
