import type { AvailabilityRule, AvailabilitySchedule } from '@abroad/contract';
import { sql } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { enqueueNextAvailable } from './next-available.ts';

/** The rules of schedules, in the order of a week and a calendar. */
const rulesOf = (db: Database, schedule_ids: readonly string[]): Promise<AvailabilityRule[]> =>
  db
    .selectFrom('availability_rule')
    .selectAll()
    .where(sql<boolean>`schedule_id = any(${schedule_ids}::uuid[])`)
    .orderBy('weekday')
    .orderBy('date')
    .orderBy('start_time')
    .execute();

/** A mentor's schedules, the default one first. */
export async function listOwnSchedules(db: Database, user_id: string): Promise<AvailabilitySchedule[]> {
  const schedules = await db
    .selectFrom('availability_schedule')
    .select(['id', 'name', 'time_zone', 'is_default', 'created_at', 'updated_at'])
    .where('auth_user_id', '=', user_id)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const rules = await rulesOf(
    db,
    schedules.map(({ id }) => id),
  );
  const bySchedule = Map.groupBy(rules, (rule) => rule.schedule_id);
  return schedules.map((schedule) => ({ ...schedule, rules: bySchedule.get(schedule.id) ?? [] }));
}

/** @throws AppError NOT_FOUND for another user's. */
export async function getOwnSchedule(db: Database, user_id: string, id: string): Promise<AvailabilitySchedule> {
  const schedule = (await listOwnSchedules(db, user_id)).find((one) => one.id === id);
  if (!schedule) {
    throw new AppError('NOT_FOUND');
  }
  return schedule;
}

/**
 * Raises the version of a schedule, because compiled ones are cached by version, and enqueues the mentor's next
 * available time. Every change of a rule ends with it, in the same transaction.
 */
export async function scheduleChanged(trx: Database, user_id: string, id: string): Promise<void> {
  await trx
    .updateTable('availability_schedule')
    .set({ version: sql<number>`version + 1`, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  await enqueueNextAvailable(trx, user_id);
}
