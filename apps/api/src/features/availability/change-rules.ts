import { LIMITS, type AvailabilityRule, type AvailabilityRuleInput } from '@abroad/contract';
import { ruleProblems } from '@abroad/contract/opening-rules';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAsMentor } from '../profiles/own-profile.ts';
import { toRow } from './change-schedules.ts';
import { getOwnSchedule, scheduleChanged } from './own-schedules.ts';

type Deps = Pick<Context, 'db'>;

/** @throws AppError VALIDATION_FAILED when a rule can't stand beside the others. */
function refuseBadRule(others: readonly AvailabilityRule[], rule: AvailabilityRuleInput): void {
  const ofRule = ruleProblems([...others, rule]).filter(({ path }) => path.startsWith(`${others.length}.`));
  if (ofRule.length > 0) {
    const errors = ofRule.map(({ path, message }) => ({ path: path.slice(path.indexOf('.') + 1), message }));
    throw new AppError('VALIDATION_FAILED', { errors });
  }
}

/**
 * Adds a rule to an own schedule.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED
 */
export async function addRule(
  { db }: Deps,
  user_id: string,
  schedule_id: string,
  rule: AvailabilityRuleInput,
): Promise<AvailabilityRule> {
  return writeAsMentor(db, user_id, 'NOT_FOUND', async (trx) => {
    const { rules } = await getOwnSchedule(trx, user_id, schedule_id);
    if (rules.length >= LIMITS.rules_max) {
      const message = `No more than ${LIMITS.rules_max}`;
      throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'start_time', message }] });
    }
    refuseBadRule(rules, rule);
    const row = toRow(schedule_id, rule);
    await trx.insertInto('availability_rule').values(row).execute();
    await scheduleChanged(trx, user_id, schedule_id);
    return row;
  });
}

async function findOwnRule(trx: Database, user_id: string, id: string) {
  const rule = await trx
    .selectFrom('availability_rule as rule')
    .innerJoin('availability_schedule as schedule', 'schedule.id', 'rule.schedule_id')
    .selectAll('rule')
    .where('rule.id', '=', id)
    .where('schedule.auth_user_id', '=', user_id)
    .executeTakeFirst();
  if (!rule) {
    throw new AppError('NOT_FOUND');
  }
  return rule;
}

/**
 * Changes a rule of the mentor's schedules. Fields that are left out keep their value; null clears.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED
 */
export async function changeRule(
  { db }: Deps,
  user_id: string,
  id: string,
  changes: AvailabilityRuleInput,
): Promise<AvailabilityRule> {
  return writeAsMentor(db, user_id, 'NOT_FOUND', async (trx) => {
    const present = await findOwnRule(trx, user_id, id);
    const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const rule = { ...toRow(present.schedule_id, { ...present, ...named }), id };
    const { rules } = await getOwnSchedule(trx, user_id, present.schedule_id);
    refuseBadRule(
      rules.filter((other) => other.id !== id),
      rule,
    );
    await trx
      .updateTable('availability_rule')
      .set(rule)
      .where('schedule_id', '=', present.schedule_id)
      .where('id', '=', id)
      .execute();
    await scheduleChanged(trx, user_id, present.schedule_id);
    return rule;
  });
}

/**
 * Deletes a rule of an own schedule.
 * @throws AppError NOT_FOUND
 */
export async function deleteRule({ db }: Deps, user_id: string, id: string): Promise<undefined> {
  await writeAsMentor(db, user_id, 'NOT_FOUND', async (trx) => {
    const { schedule_id } = await findOwnRule(trx, user_id, id);
    await trx.deleteFrom('availability_rule').where('schedule_id', '=', schedule_id).where('id', '=', id).execute();
    await scheduleChanged(trx, user_id, schedule_id);
  });
}
