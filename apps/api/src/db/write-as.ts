import { sql } from 'kysely';
import { AppError } from '../core/app-error.ts';
import type { Database } from './connection.ts';
import { PREPARED } from './prepared.ts';

// The order of locks, for the whole product: docs/locks.md.

export type PersonStatus = 'active' | 'suspended' | 'deleted';
type Statuses = ReadonlyMap<string, PersonStatus>;

interface Allowed {
  /** The write is one that somebody suspended may make too. */
  while_suspended?: boolean;
}

/**
 * Locks people's records until the transaction ends, in the order of their ids, before anything else is written of them.
 * @returns their statuses, as nobody can change them any more. Unknown people have none.
 */
export async function lockRecords(trx: Database, user_ids: readonly string[]): Promise<Statuses> {
  const rows = await trx
    .selectFrom('authenticated_user')
    .select(['id', 'status'])
    .where(sql<boolean>`id = any(${user_ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .modifyEnd(PREPARED)
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** @throws AppError USER_NOT_FOUND for somebody erased, ACCOUNT_SUSPENDED. */
export function refuseWriter(status: PersonStatus | undefined, { while_suspended = false }: Allowed = {}): void {
  if (status === undefined || status === 'deleted') {
    throw new AppError('USER_NOT_FOUND');
  }
  if (status === 'suspended' && !while_suspended) {
    throw new AppError('ACCOUNT_SUSPENDED');
  }
}

/**
 * Every write of somebody: a transaction that locks their record first, so that one follows the other, and looks at
 * their status then. Who was erased or suspended since they were let in writes nothing.
 * @throws AppError USER_NOT_FOUND, ACCOUNT_SUSPENDED.
 */
export const writeAs = <T>(
  db: Database,
  user_id: string,
  write: (trx: Database) => Promise<T>,
  allowed: Allowed = {},
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    refuseWriter((await lockRecords(trx, [user_id])).get(user_id), allowed);
    return write(trx);
  });

/**
 * Every write about somebody that they don't make themselves: by a job, by a link in a mail, by a provider. As `writeAs`,
 * and for somebody suspended too. In a transaction of the caller's, who has locked before, it is part of that one.
 * @returns undefined, and nothing was written, where they were erased.
 */
export async function writeAbout<T>(
  db: Database,
  user_id: string,
  write: (trx: Database) => Promise<T>,
): Promise<T | undefined> {
  if (db.isTransaction) {
    return write(db);
  }
  return db.transaction().execute(async (trx) => {
    const status = (await lockRecords(trx, [user_id])).get(user_id);
    return status === undefined || status === 'deleted' ? undefined : write(trx);
  });
}

/**
 * Holds other writers of these people's bookings back until the transaction ends, and every other write of theirs. One
 * space of locks in one order for both roles: somebody may be the mentor of one booking and the prospect of the next, and
 * nobody waits in a circle. Those who want the same time wait for the advisory lock, which lets them through in turn.
 */
export async function lockPeople(trx: Database, user_ids: readonly string[]): Promise<Statuses> {
  const [first = '', second = first] = user_ids.toSorted();
  // Rows are locked last in a statement, and then as they are now, not as they were when it began to wait.
  const { rows } = await sql<{ id: string; status: PersonStatus }>`/* prepared */
    with turn as materialized (
      select pg_advisory_xact_lock(hashtextextended(${first}, 0)), pg_advisory_xact_lock(hashtextextended(${second}, 0)))
    select person.id, person.status from turn cross join authenticated_user person
    where person.id = any(${user_ids}::uuid[]) order by person.id for no key update of person`.execute(trx);
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** The sides of a booking. */
interface Sides {
  mentor_user_id: string;
  prospect_user_id: string;
}

/**
 * Every write of bookings and of what hangs on them: a transaction that locks both sides first.
 * @param by who writes, whose status is looked at; null for the clock, a provider or the platform.
 * @param allowed whether they may write so while they are suspended.
 * @throws AppError USER_NOT_FOUND, ACCOUNT_SUSPENDED.
 */
export const writeBetween = <T>(
  db: Database,
  { mentor_user_id, prospect_user_id }: Sides,
  by: string | null,
  write: (trx: Database) => Promise<T>,
  allowed: Allowed = {},
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const statuses = await lockPeople(trx, [mentor_user_id, prospect_user_id]);
    if (by !== null) {
      refuseWriter(statuses.get(by), allowed);
    }
    return write(trx);
  });
