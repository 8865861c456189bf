import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { keepDefaultPolicy } from '../event-types/policies.ts';
import { enqueueNextAvailable } from './next-available.ts';

/** ISO weekdays, Monday to Friday. */
const WORKING_DAYS = [1, 2, 3, 4, 5];
const WORKING_HOURS = { start_time: '09:00', end_time: '17:00' };

/**
 * Creates a new mentor's working hours in their time zone and the default booking policy, in the transaction that
 * creates the mentor. Their next available time is computed afterwards.
 * @returns the schedule's id.
 */
export async function createDefaultSchedule(
  trx: Database,
  mentor: { user_id: string; time_zone: string },
): Promise<{ schedule_id: string }> {
  const schedule_id = newId();
  await trx
    .insertInto('availability_schedule')
    .values({
      id: schedule_id,
      auth_user_id: mentor.user_id,
      name: 'Working hours',
      time_zone: mentor.time_zone,
      is_default: true,
    })
    .execute();
  await trx
    .insertInto('availability_rule')
    .values(WORKING_DAYS.map((weekday) => ({ id: newId(), schedule_id, weekday, date: null, ...WORKING_HOURS })))
    .execute();
  await keepDefaultPolicy(trx, mentor.user_id);
  await enqueueNextAvailable(trx, mentor.user_id);
  return { schedule_id };
}
