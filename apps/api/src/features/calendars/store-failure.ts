import { LIMITS } from '@abroad/contract';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { nextAvailableJob } from '../../jobs/known-jobs.ts';
import type { CalendarFailure } from '../../providers/calendar/port.ts';
import { notify } from '../notifications/notify.ts';
import type { CalendarToRead } from './calendars-to-read.ts';
import { calendarBrokenJob } from './calendar-broken-notice.ts';

const MINUTE_MS = 60_000;
const COPY_MS = LIMITS.calendar_copy_min * MINUTE_MS;
const LONGEST_WAIT_MS = 30 * MINUTE_MS;

/** The wait after a failure: a minute at first, longer after repeated failures. */
const waitAfter = (failures: number) => Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** Math.max(0, failures - 3));

/** A calendar that exhausted the limits of a reading is not read again at once. */
const WAIT_AFTER_OVERSIZE_MS = 2 * MINUTE_MS;

/** How long a calendar is not read at all, not even by its owner or a booking; null if it may be read. */
function backoffOf({ retry_after_ms, unreadable }: CalendarFailure): number | null {
  const tookMuch = unreadable?.reason === 'too_much' || unreadable?.reason === 'too_large';
  return retry_after_ms ?? (tookMuch ? WAIT_AFTER_OVERSIZE_MS : null);
}

interface Broken {
  connection_id: string;
  user_id: string;
}

/** Notifies the owner once per break. */
async function notifyOnce(trx: Database, { connection_id, user_id }: Broken, now: number): Promise<void> {
  const told_at = toInstant(now);
  const { numUpdatedRows } = await trx
    .updateTable('calendar_connection')
    .set({ broken_told_at: told_at })
    .where('id', '=', connection_id)
    .where('broken_told_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    const key = `calendar_broken:${connection_id}:${told_at}`;
    await notify(trx, [{ user_id, kind: 'calendar_broken', group_key: `calendar:${connection_id}`, key }]);
    await enqueue(trx, [calendarBrokenJob({ connection_id })]);
  }
}

/**
 * Stores why a calendar could not be read. After a lost access it is not read again until it is reconnected. The owner
 * is notified then, or once the copy is so old that their times are withheld.
 */
export async function storeFailure(
  db: Database,
  { id, auth_user_id, failures, read_at, connection }: CalendarToRead,
  { failure, now }: { failure: CalendarFailure; now: number },
): Promise<void> {
  const { problem, unreadable } = failure;
  const wait = backoffOf(failure);
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
      await notifyOnce(trx, { connection_id: connection.id, user_id: auth_user_id }, now);
    }
    if (failures === 0 || problem === 'signed_out') {
      // The next available time is checked from now on, until the copy is too old.
      await enqueue(trx, [nextAvailableJob({ user_id: auth_user_id })]);
    }
  });
}
