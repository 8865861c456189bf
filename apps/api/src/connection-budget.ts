import { sql } from 'kysely';
import type { Context } from './context.ts';
import { countLanes } from './jobs/define-job.ts';

/** One listens for what the database announces: changes of availability and of notifications. */
const LISTENERS = 1;
/** One follows changes for the search index. */
const OF_INDEX = 1;

interface Roles {
  /** Work off jobs in this process. */
  worker: boolean;
}

/**
 * The most connections of the server that a process opens, by the formula of the README. Those of requests are a pooler's
 * own where `DATABASE_DIRECT_URL` leads past one.
 */
export function connectionBudget(context: Pick<Context, 'config'>, { worker }: Roles): number {
  const { database_pool_size, database_direct_url, jobs, search } = context.config;
  const ofRequests = database_direct_url === undefined ? database_pool_size : 0;
  const ofJobs = worker ? countLanes(context.config) * jobs.pool_size : 0;
  return ofRequests + LISTENERS + (search.engine === 'index' ? OF_INDEX : 0) + ofJobs;
}

export interface Room {
  /** What `max_connections` leaves to those who aren't superusers. */
  allowed: number;
  /** Connections of the same role that are open now, in whichever process. */
  open: number;
}

/** How many connections the server allows, and how many this role has open. */
export async function readRoom({ db }: Pick<Context, 'db'>): Promise<Room> {
  const { rows } = await sql<Room>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) as allowed,
      (select count(*)::int from pg_stat_activity
       where usename = current_user and backend_type = 'client backend' and pid <> pg_backend_pid()) as open`.execute(
    db,
  );
  return rows[0] ?? { allowed: 0, open: 0 };
}

/**
 * Warns before this process opens its connections, when those that are open and those that it may open are together more than
 * `max_connections`. The server would refuse further connections.
 */
export async function warnOfConnections(context: Context, roles: Roles): Promise<void> {
  const budget = connectionBudget(context, roles);
  const room = await readRoom(context).catch((error: unknown) => {
    // A database that is slow for a moment is no reason not to start.
    context.logger.warn({ part: 'database', err: error }, 'how many connections are open could not be asked');
    return null;
  });
  if (room === null) {
    return;
  }
  const { allowed, open } = room;
  if (budget + open > allowed) {
    context.logger.warn(
      { part: 'database', budget, open, allowed },
      `this process may open ${budget} connections, ${open} are open already, and the server allows ${allowed}: ` +
        'raise max_connections, or lower DATABASE_POOL_SIZE or JOB_POOL_SIZE (README, “Connections to the database”)',
    );
  }
}
