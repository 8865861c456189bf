import { sql } from 'kysely';
import { AppError } from '../core/app-error.ts';
import type { Database } from './connection.ts';
import { PREPARED } from './prepared.ts';

// The order of all locks is in docs/locks.md.

export type PersonStatus = 'active' | 'suspended' | 'deleted';
type Statuses = ReadonlyMap<string, PersonStatus>;

interface Allowed {
  /** Suspended users can make this write too. */
  while_suspended?: boolean;
}

/**
 * Locks users' records until the transaction ends, in the order of their ids, before anything of theirs is written.
 * @returns their statuses, which can't change any more. Unknown users have none.
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

/** @throws AppError USER_NOT_FOUND for an erased user, ACCOUNT_SUSPENDED. */
export function refuseWriter(status: PersonStatus | undefined, { while_suspended = false }: Allowed = {}): void {
  if (status === undefined || status === 'deleted') {
    throw new AppError('USER_NOT_FOUND');
  }
  if (status === 'suspended' && !while_suspended) {
    throw new AppError('ACCOUNT_SUSPENDED');
  }
}

/**
 * Runs every write of a user: a transaction that first locks their record, so that writes follow each other, and then
 * checks their status. A user who was erased or suspended after authentication writes nothing.
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
 * Runs another party's write about a user: a job, a link in an email, a provider. Like `writeAs`, but also for suspended
 * users. In a transaction of the caller, which has locked before, it is part of that one.
 * @returns undefined, without a write, for an erased user.
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
 * Runs one person's write that involves another: a transaction that first locks both.
 * @throws AppError USER_NOT_FOUND, ACCOUNT_SUSPENDED for the writer; NOT_FOUND for an unknown or erased other.
 */
export const writeToPerson = <T>(
  db: Database,
  { by, about }: { by: string; about: string },
  write: (trx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const statuses = await lockRecords(trx, [by, about]);
    refuseWriter(statuses.get(by));
    if ((statuses.get(about) ?? 'deleted') === 'deleted') {
      throw new AppError('NOT_FOUND');
    }
    return write(trx);
  });

/** The same for a staff member's action about a person. */
export const writeAsStaff = writeToPerson;

/**
 * Blocks other writers of these users' bookings, and every other write of the users, until the transaction ends. All
 * locks have one order for both roles, so there are no deadlocks: a user may be the mentor of one booking and the
 * prospect of the next. Those who want the same time wait for the advisory lock in turn.
 * @param also users whose records are locked too, but not their bookings.
 */
export async function lockPeople(
  trx: Database,
  user_ids: readonly string[],
  also: readonly string[] = [],
): Promise<Statuses> {
  const [first = '', second = first] = user_ids.toSorted();
  // Row locks come last in the statement, and read the rows as they are after the wait.
  const { rows } = await sql<{ id: string; status: PersonStatus }>`/* prepared */
    with turn as materialized (
      select pg_advisory_xact_lock(hashtextextended(${first}, 0)), pg_advisory_xact_lock(hashtextextended(${second}, 0)))
    select person.id, person.status from turn cross join authenticated_user person
    where person.id = any(${[...user_ids, ...also]}::uuid[]) order by person.id for no key update of person`.execute(
    trx,
  );
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/**
 * Runs a decision's effects on a user, or on a booking's two people, and on their bookings: a transaction that locks them
 * and the writer.
 * @param by whose status is checked; null for the clock.
 * @throws AppError USER_NOT_FOUND, ACCOUNT_SUSPENDED for `by`.
 */
export const writeAboutPeople = <T>(
  db: Database,
  { by, about }: { by: string | null; about: readonly string[] },
  write: (trx: Database, statuses: Statuses) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const statuses = await lockPeople(trx, about, by === null ? [] : [by]);
    if (by !== null) {
      refuseWriter(statuses.get(by));
    }
    return write(trx, statuses);
  });

/** The two users of a booking. */
interface Sides {
  mentor_user_id: string;
  prospect_user_id: string;
}

/**
 * Runs every write of bookings and their related rows: a transaction that locks both users first.
 * @param by the user who writes, whose status is checked; null for timers, providers and the platform.
 * @param allowed whether a suspended user can make this write.
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
