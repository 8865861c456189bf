import type pg from 'pg';
import { TABLES } from './tables.ts';

/** What can be done with the tables to fill them faster. */
export interface Target {
  /**
   * Nobody may look at the tables meanwhile, or nothing is in them: they are locked, filled anew and without indexes,
   * which are built at the end.
   */
  afresh: boolean;
  /**
   * The keys between tables needn't be checked row by row, so that several connections can fill them before any of them
   * commits. Whoever may not switch the checks off gets one connection, which needs no such thing.
   */
  inLanes: boolean;
  /** Triggers don't see the rows: what they would keep is filled too. */
  pastTriggers: boolean;
}

/** Building indexes from full tables is many times quicker than filling them row by row. */
const WORTH_IT = 5000;

/**
 * Finds out how to fill the tables.
 * @param coming how many mentors
 * @param alone nobody else uses the database
 */
export async function lookAt(client: pg.Client, coming: number, alone: boolean): Promise<Target> {
  if (coming < WORTH_IT) return { afresh: false, inLanes: false, pastTriggers: false };
  const { rows } = await client.query<{ may_defer: boolean; owns: boolean; people: number }>(
    `select has_parameter_privilege('session_replication_role', 'SET') as may_defer,
       (select bool_and(pg_has_role(relowner, 'usage')) from pg_class where oid = any ($1::regclass[])) as owns,
       (select count(*)::int from authenticated_user) as people`,
    [TABLES],
  );
  const { may_defer = false, owns = false, people = 0 } = rows[0] ?? {};
  const isWorthIt = alone ? people <= coming : people === 0;
  const afresh = owns && isWorthIt;
  return { afresh, inLanes: may_defer, pastTriggers: afresh || may_defer };
}
