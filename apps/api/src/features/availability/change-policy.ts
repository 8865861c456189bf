import type { BookingPolicyRow, PatchBookingPolicy } from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { refuseStale } from '../../core/refuse-stale.ts';
import { policiesOf, refuseBadPolicy, writePolicy } from '../event-types/policies.ts';
import { writeAsMentor } from '../profiles/own-profile.ts';
import { enqueueNextAvailable } from './next-available.ts';

/**
 * Changes the mentor's policy, or that of a service. Bookings keep the policy under which they were made.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED naming each field that is out of bounds, CHANGED_MEANWHILE
 */
export async function changePolicy(
  { db }: Pick<Context, 'db'>,
  user_id: string,
  id: string,
  { updated_at: seen, ...changes }: z.output<typeof PatchBookingPolicy>,
): Promise<BookingPolicyRow> {
  refuseBadPolicy(changes);
  return writeAsMentor(db, user_id, 'NOT_FOUND', async (trx) => {
    const present = (await policiesOf(trx, user_id)).find((policy) => policy.id === id);
    if (!present) {
      throw new AppError('NOT_FOUND');
    }
    refuseStale(present.updated_at, seen);
    await writePolicy(trx, id, changes);
    await enqueueNextAvailable(trx, user_id);
    const changed = (await policiesOf(trx, user_id)).find((policy) => policy.id === id);
    return changed ?? present;
  });
}
