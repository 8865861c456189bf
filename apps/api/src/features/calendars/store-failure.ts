import { LIMITS } from '@abroad/contract';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { nextAvailableJob } from '../../jobs/known-jobs.ts';
import type { CalendarFailure } from '../../providers/calendar/port.ts';
import type { CalendarToRead } from './calendars-to-read.ts';
import { calendarBrokenJob } from './tell-calendar-broken.ts';

const MINUTE_MS = 60_000;
const COPY_MS = LIMITS.calendar_copy_min * MINUTE_MS;
const LONGEST_WAIT_MS = 30 * MINUTE_MS;

/** Every minute at first, more and more rarely for one that stays away. */
const waitAfter = (failures: number) => Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** Math.max(0, failures - 3));

/** What took all that a reading may take is not tried again at once. */
const WAIT_AFTER_MUCH_MS = 2 * MINUTE_MS;

/** Until when a calendar is left alone, by its owner and by bookings too; null where it may be asked at any time. */
function leftAloneFor({ retry_after_ms, unreadable }: CalendarFailure): number | null {
  const tookMuch = unreadable?.reason === 'too_much' || unreadable?.reason === 'too_large';
  return retry_after_ms ?? (tookMuch ? WAIT_AFTER_MUCH_MS : null);
}

/** Tells the person once, until it can be read again. */
async function tellOnce(trx: Database, connection_id: string, now: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('calendar_connection')
    .set({ broken_told_at: toInstant(now) })
    .where('id', '=', connection_id)
    .where('broken_told_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    await enqueue(trx, [calendarBrokenJob({ connection_id })]);
  }
}

/**
 * Keeps why a calendar could not be read. One that no longer lets us in is not asked again before it is connected anew;
 * the person is told then, or once nothing is known any more and so nothing offered.
 */
export async function storeFailure(
  db: Database,
  { id, auth_user_id, failures, read_at, connection }: CalendarToRead,
  { failure, now }: { failure: CalendarFailure; now: number },
): Promise<void> {
  const { problem, unreadable } = failure;
  const wait = leftAloneFor(failure);
  await writeAbout(db, auth_user_id, async (trx) => {
    await trx
      .updateTable('provider_calendar')
      .set({
        problem,
        unreadable: unreadable === null ? null : JSON.stringify(unreadable),
        failures: failures + 1,
        next_read_at: toInstant(now + Math.max(wait ?? 0, waitAfter(failures + 1))),
        asked_again_at: wait === null ? null : toInstant(now + wait),
      })
      .where('id', '=', id)
      .execute();
    if (problem === 'signed_out') {
      await trx.updateTable('calendar_connection').set({ is_active: false }).where('id', '=', connection.id).execute();
    }
    if (problem === 'signed_out' || now - (read_at ?? 0) >= COPY_MS) {
      await tellOnce(trx, connection.id, now);
    }
    if (failures === 0 || problem === 'signed_out') {
      // Their next free time is looked at from now on until the copy is too old to show one.
      await enqueue(trx, [nextAvailableJob({ user_id: auth_user_id })]);
    }
  });
}
