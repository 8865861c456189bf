import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { writeAboutPeople, type PersonStatus } from '../../db/write-as.ts';

/** The parts of the context that payouts need. */
export type PayoutDeps = Pick<Context, 'db' | 'clock' | 'config' | 'logger' | 'payouts'>;

/**
 * Runs a write of a mentor's money by the clock or a provider: a transaction under the mentor's lock, which holds all writes of
 * their bookings and payments. Erased mentors are locked, too: their money is still theirs.
 */
export const writeMoneyOf = <T>(
  db: Database,
  user_id: string,
  write: (trx: Database, status: PersonStatus) => Promise<T>,
): Promise<T> =>
  writeAboutPeople(db, { by: null, about: [user_id] }, (trx, statuses) =>
    write(trx, statuses.get(user_id) ?? 'deleted'),
  );
