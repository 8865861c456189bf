import { DEFAULT_POLICY, policyInForce, policyProblems, type BookingPolicy } from '@abroad/booking-rules';
import type { BookingPolicyInput, BookingPolicyRow } from '@abroad/contract';
import type { Updateable } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { BookingPolicyTable } from '../../db/tables.ts';
import { POLICY_FIELDS } from './service-row.ts';

type Fields = Updateable<BookingPolicyTable>;

/**
 * @param prefix precedes the field's name in the error's path.
 * @throws AppError VALIDATION_FAILED, naming each field that is out of bounds and the bounds.
 */
export function refuseBadPolicy(changes: BookingPolicyInput, prefix = ''): void {
  const problems = policyProblems(changes);
  if (problems.length > 0) {
    const errors = problems.map(({ path, message }) => ({ path: prefix + path, message }));
    throw new AppError('VALIDATION_FAILED', { errors });
  }
}

/** The fields that a change contains. */
const namedFields = (changes: BookingPolicyInput): Fields =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** A mentor's policies: their default, and those of services that have one. */
export function policiesOf(db: Database, user_id: string): Promise<BookingPolicyRow[]> {
  return db
    .selectFrom('booking_policy')
    .select(['id', 'event_type_id', 'updated_at', ...POLICY_FIELDS])
    .where('auth_user_id', '=', user_id)
    .execute();
}

/** The mentor's policy for services without one of their own. */
export async function mentorPolicy(db: Database, user_id: string): Promise<BookingPolicy> {
  const policy = await db
    .selectFrom('booking_policy')
    .select(POLICY_FIELDS)
    .where('auth_user_id', '=', user_id)
    .where('event_type_id', 'is', null)
    .executeTakeFirst();
  return policy ?? DEFAULT_POLICY;
}

/** Creates the default policy of a mentor who has none. */
export async function keepDefaultPolicy(trx: Database, user_id: string): Promise<void> {
  await trx
    .insertInto('booking_policy')
    .values({ ...DEFAULT_POLICY, id: newId(), auth_user_id: user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes a policy. The caller has checked that it is the mentor's. */
export async function writePolicy(trx: Database, id: string, changes: BookingPolicyInput): Promise<void> {
  await trx
    .updateTable('booking_policy')
    .set({ ...namedFields(changes), updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/**
 * Creates, changes or (null) deletes the policy of a service; undefined leaves it. A new one starts as a copy of the
 * mentor's.
 */
export async function setServicePolicy(
  trx: Database,
  service: { id: string; auth_user_id: string },
  input: BookingPolicyInput | null | undefined,
): Promise<void> {
  if (input === undefined) {
    return;
  }
  if (input === null) {
    await trx.deleteFrom('booking_policy').where('event_type_id', '=', service.id).execute();
    return;
  }
  const fields = { ...namedFields(input), updated_at: new Date() };
  const present = await trx
    .updateTable('booking_policy')
    .set(fields)
    .where('event_type_id', '=', service.id)
    .returning('id')
    .executeTakeFirst();
  if (!present) {
    const { id: event_type_id, auth_user_id } = service;
    const policy = policyInForce(await mentorPolicy(trx, auth_user_id), input);
    await trx
      .insertInto('booking_policy')
      .values({ ...policy, id: newId(), auth_user_id, event_type_id })
      .execute();
  }
}
