import type { PatchProviderCalendar, ProviderCalendar } from '@abroad/contract';
import type { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import { instantOrNull } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { nextAvailableJob, writeUpcomingSessionsJob } from '../../jobs/known-jobs.ts';
import { findCalendarsToRead } from './calendars-to-read.ts';
import { findSealedConnection } from './connections.ts';
import { readCalendar, type CalendarDeps } from './read-calendar.ts';

const calendarsOf = (db: Database, user_id: string) =>
  db
    .selectFrom('provider_calendar as calendar')
    .innerJoin('calendar_connection as connection', 'connection.id', 'calendar.connection_id')
    .select([
      'calendar.id',
      'calendar.connection_id',
      'calendar.name',
      'calendar.time_zone',
      'calendar.is_primary',
      'calendar.is_writable',
      'calendar.check_conflicts',
      'calendar.is_target',
      'calendar.problem',
      'calendar.unreadable',
      'calendar.read_at',
    ])
    .where('calendar.auth_user_id', '=', user_id);

type Row = Awaited<ReturnType<ReturnType<typeof calendarsOf>['executeTakeFirstOrThrow']>>;
const present = ({ read_at, problem, unreadable, ...calendar }: Row): ProviderCalendar => ({
  ...calendar,
  problem: problem as ProviderCalendar['problem'],
  unreadable: problem === 'unreadable' ? (unreadable as ProviderCalendar['unreadable']) : null,
  last_read_at: instantOrNull(read_at),
});

/**
 * A user's calendars, by the age of their connection, the main one of each first.
 * @throws AppError NOT_FOUND for another user's connection.
 */
export async function listProviderCalendars(
  db: Database,
  user_id: string,
  connection_id: string | undefined,
): Promise<ProviderCalendar[]> {
  const query = calendarsOf(db, user_id)
    .orderBy('connection.created_at')
    .orderBy('connection.id')
    .orderBy('calendar.is_primary', 'desc')
    .orderBy('calendar.name')
    .orderBy('calendar.id');
  if (connection_id === undefined) {
    return (await query.execute()).map(present);
  }
  await findSealedConnection(db, user_id, connection_id);
  return (await query.where('calendar.connection_id', '=', connection_id).execute()).map(present);
}

async function getOne(db: Database, user_id: string, id: string): Promise<ProviderCalendar> {
  const row = await calendarsOf(db, user_id).where('calendar.id', '=', id).executeTakeFirst();
  if (!row) {
    throw new AppError('NOT_FOUND');
  }
  return present(row);
}

type Change = z.output<typeof PatchProviderCalendar>;

/** Chooses a calendar. A new target replaces the former one, so that there is at most one. */
async function applyChange(trx: Database, user_id: string, id: string, change: Change): Promise<void> {
  if (change.is_target === true) {
    await trx
      .updateTable('provider_calendar')
      .set({ is_target: false })
      .where('auth_user_id', '=', user_id)
      .where('is_target', '=', true)
      .where('id', '<>', id)
      .execute();
  }
  const set = {
    ...(change.check_conflicts === undefined ? {} : { check_conflicts: change.check_conflicts }),
    ...(change.is_target === undefined ? {} : { is_target: change.is_target }),
  };
  await trx.updateTable('provider_calendar').set(set).where('id', '=', id).execute();
  const targetJobs = change.is_target === undefined ? [] : [writeUpcomingSessionsJob({ user_id })];
  await enqueue(trx, [nextAvailableJob({ user_id }), ...targetJobs]);
}

/** Whether a calendar is used from now on, and so must be read before anything relies on it. */
const needsReading = (before: ProviderCalendar, after: ProviderCalendar) =>
  (after.check_conflicts || after.is_target) && !before.check_conflicts && !before.is_target;

/**
 * Chooses whether a calendar makes its owner busy, and whether sessions are written to it. A calendar that is used from
 * now on is read before the answer.
 * @throws AppError NOT_FOUND, CALENDAR_NOT_WRITABLE
 */
export async function changeProviderCalendar(
  context: CalendarDeps,
  user_id: string,
  id: string,
  change: Change,
): Promise<ProviderCalendar> {
  const { db } = context;
  const before = await getOne(db, user_id, id);
  if (change.is_target === true && !before.is_writable) {
    throw new AppError('CALENDAR_NOT_WRITABLE');
  }
  if (change.check_conflicts === undefined && change.is_target === undefined) {
    return before;
  }
  await writeAs(db, user_id, (trx) => applyChange(trx, user_id, id, change));
  if (needsReading(before, await getOne(db, user_id, id))) {
    const calendars = await findCalendarsToRead(db, { calendar_id: id });
    await Promise.all(calendars.map((calendar) => readCalendar(context, calendar)));
  }
  return getOne(db, user_id, id);
}
