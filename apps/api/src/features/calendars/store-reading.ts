import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { compareSessionEventsJob, nextAvailableJob } from '../../jobs/known-jobs.ts';
import type { BusyReading, Span } from '../../providers/calendar/port.ts';
import type { CalendarToRead } from './calendars-to-read.ts';

const MINUTE_MS = 60_000;
/** With the minute between two sweeps, a change is known within 5 minutes. */
const READ_EVERY_MS = 3.5 * MINUTE_MS;
const COPY_MS = LIMITS.calendar_copy_min * MINUTE_MS;

interface ReadingResult {
  reading: BusyReading;
  span: Span;
  /** Epoch milliseconds. */
  now: number;
}

/** Marks a calendar as read. @returns false if a concurrent reading was stored meanwhile. */
async function markRead(
  trx: Database,
  calendar: CalendarToRead,
  { reading, span, now }: ReadingResult,
): Promise<boolean> {
  const covered =
    reading.kind === 'all' ? { covered_from: toInstant(span.start), covered_until: toInstant(span.end) } : {};
  const { numUpdatedRows } = await trx
    .updateTable('provider_calendar')
    .set({
      ...covered,
      cursor: reading.cursor,
      read_at: toInstant(now),
      problem: null,
      unreadable: null,
      asked_again_at: null,
      failures: 0,
      next_read_at: toInstant(now + READ_EVERY_MS),
    })
    .where('id', '=', calendar.id)
    .where(sql<boolean>`cursor is not distinct from ${calendar.cursor}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Clears the break of a connection whose calendars can all be read; its owner is notified of the next one. */
async function markHealthy(trx: Database, connection_id: string): Promise<void> {
  await trx
    .updateTable('calendar_connection')
    .set({ broken_told_at: null })
    .where('id', '=', connection_id)
    .where('broken_told_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('provider_calendar')
            .select('id')
            .where('connection_id', '=', connection_id)
            .where('problem', 'is not', null),
        ),
      ),
    )
    .execute();
}

/** Rows are inserted in batches, so that other requests need not wait. */
const ROWS_AT_ONCE = 1000;

/** Our own sessions are skipped: they make their owner busy already, and must not do so after they are cancelled. */
async function insertTimes(trx: Database, calendar: CalendarToRead, { events }: BusyReading): Promise<void> {
  const times = events.flatMap(({ event_key, uid, times: spans }) =>
    spans.filter(({ start, end }) => start < end).map(({ start, end }) => ({ event_key, uid, start, end })),
  );
  for (let first = 0; first < times.length; first += ROWS_AT_ONCE) {
    const rows = times.slice(first, first + ROWS_AT_ONCE).map(({ event_key, uid, start, end }) => ({
      event_key,
      uid,
      start_at: toInstant(start),
      end_at: toInstant(end),
    }));
    await sql`
      insert into calendar_busy (provider_calendar_id, event_key, start_at, end_at)
      select ${calendar.id}, event.event_key, event.start_at, event.end_at
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as event(event_key text, uid text, start_at timestamptz, end_at timestamptz)
      where not exists (
        select 1 from booking
        where ical_uid = event.uid and ${calendar.auth_user_id} in (mentor_user_id, prospect_user_id))`.execute(trx);
  }
}

async function deleteOldTimes(trx: Database, calendar: CalendarToRead, { kind, events }: BusyReading): Promise<void> {
  const old = trx.deleteFrom('calendar_busy').where('provider_calendar_id', '=', calendar.id);
  const keys = events.map(({ event_key }) => event_key);
  await (kind === 'all' ? old : old.where(sql<boolean>`event_key = any(${keys}::text[])`)).execute();
}

/** Stores a reading and its consequences in one transaction. */
export async function storeReading(db: Database, calendar: CalendarToRead, result: ReadingResult): Promise<void> {
  const { reading } = result;
  await writeAbout(db, calendar.auth_user_id, async (trx) => {
    if (!(await markRead(trx, calendar, result))) {
      return;
    }
    await markHealthy(trx, calendar.connection.id);
    if (reading.kind === 'changes' && reading.events.length === 0) {
      // Times were withheld while the copy was too old, and are offered again.
      if (result.now - (calendar.read_at ?? 0) >= COPY_MS) {
        await enqueue(trx, [nextAvailableJob({ user_id: calendar.auth_user_id })]);
      }
      return;
    }
    await deleteOldTimes(trx, calendar, reading);
    await insertTimes(trx, calendar, reading);
    await sql`select announce_availability(${calendar.auth_user_id})`.execute(trx);
    const keys = reading.kind === 'all' ? null : reading.events.map(({ event_key }) => event_key);
    await enqueue(trx, [
      nextAvailableJob({ user_id: calendar.auth_user_id }),
      ...(calendar.takes_sessions
        ? [compareSessionEventsJob({ provider_calendar_id: calendar.id, event_keys: keys })]
        : []),
    ]);
  });
}
