import {
  LIMITS,
  type AvailabilityRuleInput,
  type AvailabilitySchedule,
  type CreateAvailabilitySchedule,
  type PatchAvailabilitySchedule,
} from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/ids.ts';
import { refuseStale } from '../../core/refuse-stale.ts';
import type { Database } from '../../db/connection.ts';
import { writeAsMentor } from '../profiles/own-profile.ts';
import { getOwnSchedule, listOwnSchedules, scheduleChanged } from './own-schedules.ts';

type Deps = Pick<Context, 'db'>;
type Creation = z.output<typeof CreateAvailabilitySchedule>;
type Changes = z.output<typeof PatchAvailabilitySchedule>;

const refuse = (path: string, message: string) => new AppError('VALIDATION_FAILED', { errors: [{ path, message }] });

/** The row of a rule. */
export const toRow = (schedule_id: string, rule: AvailabilityRuleInput) => ({
  id: newId(),
  schedule_id,
  weekday: rule.weekday ?? null,
  date: rule.date ?? null,
  start_time: rule.start_time ?? null,
  end_time: rule.end_time ?? null,
});

async function replaceRules(trx: Database, schedule_id: string, rules: readonly AvailabilityRuleInput[]) {
  await trx.deleteFrom('availability_rule').where('schedule_id', '=', schedule_id).execute();
  if (rules.length > 0) {
    await trx
      .insertInto('availability_rule')
      .values(rules.map((rule) => toRow(schedule_id, rule)))
      .execute();
  }
}

/** There is always one default schedule, so the former one loses the flag first. */
async function makeDefault(trx: Database, user_id: string, id: string): Promise<void> {
  const others = trx
    .updateTable('availability_schedule')
    .set({ is_default: false })
    .where('auth_user_id', '=', user_id);
  await others.where('is_default', '=', true).execute();
  await trx.updateTable('availability_schedule').set({ is_default: true }).where('id', '=', id).execute();
}

/**
 * Adds a schedule; a mentor's first one is the default.
 * @throws AppError PROFILE_NOT_FOUND, VALIDATION_FAILED
 */
export async function addSchedule({ db }: Deps, user_id: string, body: Creation): Promise<AvailabilitySchedule> {
  return writeAsMentor(db, user_id, 'PROFILE_NOT_FOUND', async (trx) => {
    const present = await listOwnSchedules(trx, user_id);
    if (present.length >= LIMITS.schedules_max) {
      throw refuse('name', `No more than ${LIMITS.schedules_max}`);
    }
    const id = newId();
    const { name, time_zone } = body;
    await trx.insertInto('availability_schedule').values({ id, auth_user_id: user_id, name, time_zone }).execute();
    await replaceRules(trx, id, body.rules ?? []);
    if (body.is_default || !present.some((schedule) => schedule.is_default)) {
      await makeDefault(trx, user_id, id);
    }
    await scheduleChanged(trx, user_id, id);
    return getOwnSchedule(trx, user_id, id);
  });
}

/**
 * Changes a schedule in one transaction. Fields that are left out keep their value; `rules` replaces all its rules.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, CHANGED_MEANWHILE
 */
export async function changeSchedule(
  { db }: Deps,
  user_id: string,
  id: string,
  { updated_at: seen, rules, is_default, name, time_zone }: Changes,
): Promise<AvailabilitySchedule> {
  return writeAsMentor(db, user_id, 'NOT_FOUND', async (trx) => {
    const present = await getOwnSchedule(trx, user_id, id);
    refuseStale(present.updated_at, seen);
    if (is_default === false && present.is_default) {
      throw refuse('is_default', 'Make another schedule the default instead');
    }
    if (name !== undefined || time_zone !== undefined) {
      const named = { name: name ?? present.name, time_zone: time_zone ?? present.time_zone };
      await trx.updateTable('availability_schedule').set(named).where('id', '=', id).execute();
    }
    if (rules !== undefined) {
      await replaceRules(trx, id, rules);
    }
    if (is_default) {
      await makeDefault(trx, user_id, id);
    }
    await scheduleChanged(trx, user_id, id);
    return getOwnSchedule(trx, user_id, id);
  });
}

/**
 * Deletes an own schedule.
 * @throws AppError NOT_FOUND, SCHEDULE_IN_USE for the default one and for one that a service names.
 */
export async function deleteSchedule({ db }: Deps, user_id: string, id: string): Promise<undefined> {
  await writeAsMentor(db, user_id, 'NOT_FOUND', async (trx) => {
    const schedule = await getOwnSchedule(trx, user_id, id);
    const service = await trx.selectFrom('event_type').select('id').where('schedule_id', '=', id).executeTakeFirst();
    if (schedule.is_default || service) {
      throw new AppError('SCHEDULE_IN_USE');
    }
    await trx.deleteFrom('availability_schedule').where('id', '=', id).execute();
  });
}
