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
 * @param prefix what stands before the field's name in the error's path.
 * @throws AppError VALIDATION_FAILED, naming each field that is out of bounds and the bounds.
 */
export function refuseBadPolicy(changes: BookingPolicyInput, prefix = ''): void {
  const problems = policyProblems(changes);
  if (problems.length > 0) {
    const errors = problems.map(({ path, message }) => ({ path: prefix + path, message }));
    throw new AppError('VALIDATION_FAILED', { errors });
  }
}

/** What a change names; a field that is left out stays. */
const namedFields = (changes: BookingPolicyInput): Fields =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** A mentor's policies: their own, and those of services that have one. */
export function policiesOf(db: Database, user_id: string): Promise<BookingPolicyRow[]> {
  return db
    .selectFrom('booking_policy')
    .select(['id', 'event_type_id', 'updated_at', ...POLICY_FIELDS])
    .where('auth_user_id', '=', user_id)
    .execute();
}

/** The policy that holds for a mentor's services that have none of their own. */
export async function mentorPolicy(db: Database, user_id: string): Promise<BookingPolicy> {
  const policy = await db
    .selectFrom('booking_policy')
    .select(POLICY_FIELDS)
    .where('auth_user_id', '=', user_id)
    .where('event_type_id', 'is', null)
    .executeTakeFirst();
  return policy ?? DEFAULT_POLICY;
}

/** Gives a mentor the product's policy to change, where they have none yet. */
export async function keepDefaultPolicy(trx: Database, user_id: string): Promise<void> {
  await trx
    .insertInto('booking_policy')
    .values({ id: newId(), auth_user_id: user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes a policy that the caller has found to be the mentor's. */
export async function writePolicy(trx: Database, id: string, changes: BookingPolicyInput): Promise<void> {
  await trx
    .updateTable('booking_policy')
    .set({ ...namedFields(changes), updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/**
 * Begins, changes or (null) ends the policy of a service; undefined leaves it as it is. One that begins is the mentor's
 * as it is now, but for the fields that are named.
 */
export async function setServicePolicy(
  trx: Database,
  service: { id: string; auth_user_id: string },
  wanted: BookingPolicyInput | null | undefined,
): Promise<void> {
  if (wanted === undefined) {
    return;
  }
  if (wanted === null) {
    await trx.deleteFrom('booking_policy').where('event_type_id', '=', service.id).execute();
    return;
  }
  const fields = { ...namedFields(wanted), updated_at: new Date() };
  const present = await trx
    .updateTable('booking_policy')
    .set(fields)
    .where('event_type_id', '=', service.id)
    .returning('id')
    .executeTakeFirst();
  if (!present) {
    const { id: event_type_id, auth_user_id } = service;
    const policy = policyInForce(await mentorPolicy(trx, auth_user_id), wanted);
    await trx
      .insertInto('booking_policy')
      .values({ ...policy, id: newId(), auth_user_id, event_type_id })
      .execute();
  }
}
