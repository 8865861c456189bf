import { LIMITS, type PatchTimeOff, type SetTimeOff, type TimeOff } from '@abroad/contract';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { refuseStale } from '../../core/refuse-stale.ts';
import type { Database } from '../../db/connection.ts';
import type { TimeOffTable } from '../../db/tables.ts';
import { requireMentor, writeAsMentor } from '../profiles/own-profile.ts';
import { findHeldTimes } from './busy-queries.ts';
import { enqueueNextAvailable } from './next-available.ts';
import { spanOfDaysOff } from './time-off.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Row = Selectable<TimeOffTable> & { time_zone: string };

const rowsOf = (db: Database, user_id: string) =>
  db
    .selectFrom('time_off as off')
    .innerJoin('mentor_profile as profile', 'profile.auth_user_id', 'off.auth_user_id')
    .selectAll('off')
    .select('profile.time_zone')
    .where('off.auth_user_id', '=', user_id);

/** Adds the instants, and the number of sessions in them, to rows. */
async function present(db: Database, user_id: string, rows: readonly Row[], now: number): Promise<TimeOff[]> {
  const spans = rows.map((row) => spanOfDaysOff(row));
  const all = {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
  const held = rows.length === 0 ? [] : await findHeldTimes(db, [user_id], all, now);
  const sessions = held.filter(({ mentor_user_id, end }) => mentor_user_id === user_id && end > now);
  return rows.map(({ auth_user_id: _owner, ...row }, index) => {
    const { start, end } = spans[index] ?? all;
    const session_count = sessions.filter((session) => session.start < end && session.end > start).length;
    return { ...row, start: toInstant(start), end: toInstant(end), session_count };
  });
}

/**
 * A mentor's current and future time off, the next first.
 * @throws AppError PROFILE_NOT_FOUND if the user isn't a mentor.
 */
export async function listTimeOff({ db, clock }: Deps, user_id: string) {
  await requireMentor(db, user_id);
  const rows = await rowsOf(db, user_id).orderBy('first_date').orderBy('id').execute();
  const now = clock.now();
  const items = (await present(db, user_id, rows, now)).filter(({ end }) => Date.parse(end) > now);
  return { items, total: items.length };
}

/** @throws AppError NOT_FOUND for another user's. */
async function findOwn(db: Database, user_id: string, id: string): Promise<Row> {
  const row = await rowsOf(db, user_id).where('off.id', '=', id).executeTakeFirst();
  if (!row) {
    throw new AppError('NOT_FOUND');
  }
  return row;
}

async function presentOne(db: Database, user_id: string, id: string, now: number): Promise<TimeOff> {
  const [one] = await present(db, user_id, [await findOwn(db, user_id, id)], now);
  if (!one) {
    throw new AppError('NOT_FOUND');
  }
  return one;
}

/** @throws AppError VALIDATION_FAILED at the limit of time off ahead. */
async function refuseTooMany(trx: Database, user_id: string, now: number): Promise<void> {
  const { count } = await trx
    .selectFrom('time_off')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('auth_user_id', '=', user_id)
    .where('last_date', '>=', toInstant(now).slice(0, 10))
    .executeTakeFirstOrThrow();
  if (count >= LIMITS.time_off_max) {
    const message = `You can plan up to ${LIMITS.time_off_max} times off. Delete one first.`;
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'first_date', message }] });
  }
}

/**
 * Adds time off, on which all schedules are closed. Existing sessions stay.
 * @throws AppError PROFILE_NOT_FOUND, VALIDATION_FAILED
 */
export async function addTimeOff({ db, clock }: Deps, user_id: string, body: SetTimeOff): Promise<TimeOff> {
  const now = clock.now();
  const { first_date, last_date, note = null } = body;
  return writeAsMentor(db, user_id, 'PROFILE_NOT_FOUND', async (trx) => {
    await refuseTooMany(trx, user_id, now);
    const id = newId();
    await trx.insertInto('time_off').values({ id, auth_user_id: user_id, first_date, last_date, note }).execute();
    await enqueueNextAvailable(trx, user_id);
    return presentOne(trx, user_id, id, now);
  });
}

/** Changes time off. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
export async function changeTimeOff(
  { db, clock }: Deps,
  user_id: string,
  id: string,
  { updated_at: seen, ...changes }: PatchTimeOff,
): Promise<TimeOff> {
  return writeAsMentor(db, user_id, 'NOT_FOUND', async (trx) => {
    refuseStale((await findOwn(trx, user_id, id)).updated_at, seen);
    const { first_date, last_date, note } = changes;
    await trx
      .updateTable('time_off')
      .set({ first_date, last_date, ...(note === undefined ? {} : { note }), updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    await enqueueNextAvailable(trx, user_id);
    return presentOne(trx, user_id, id, clock.now());
  });
}

/** Deletes time off. @throws AppError NOT_FOUND */
export async function deleteTimeOff({ db }: Deps, user_id: string, id: string): Promise<undefined> {
  await writeAsMentor(db, user_id, 'NOT_FOUND', async (trx) => {
    await findOwn(trx, user_id, id);
    await trx.deleteFrom('time_off').where('id', '=', id).execute();
    await enqueueNextAvailable(trx, user_id);
  });
}
