import { sql } from 'kysely';
import type { Context } from './context.ts';
import { countLivingLanes } from './db/has-worker.ts';
import { countLanes } from './jobs/define-job.ts';
import { JOBS_NAME } from './jobs/queue-pool.ts';

/** One listens to the database's notifications: changes of availability and of notifications. */
const LISTENERS = 1;
/** One follows changes for the search index. */
const OF_INDEX = 1;

interface Roles {
  /** Work off jobs in this process. */
  worker: boolean;
}

/**
 * The most connections of the server that a process opens, by the formula of docs/configuration.md. Those of requests are a pooler's
 * own where `DATABASE_DIRECT_URL` leads past one.
 */
export function connectionBudget(context: Pick<Context, 'config'>, { worker }: Roles): number {
  const { database_pool_size, database_direct_url, jobs, search } = context.config;
  const ofRequests = database_direct_url === undefined ? database_pool_size : 0;
  const ofJobs = worker ? countLanes(context.config) * jobs.pool_size : 0;
  return ofRequests + LISTENERS + (search.engine === 'index' ? OF_INDEX : 0) + ofJobs;
}

/** How many connections may be open at once, and how many are or may come to be. */
export interface Room {
  /** The limit that applies: the least of the server's limit, and those of the role and of the database where they have one. */
  limit: 'max_connections' | 'the role’s connection limit' | 'the database’s connection limit';
  /** The connections that it leaves to roles that aren't superusers. */
  allowed: number;
  /** Connections that count towards it, of all roles and programs that share it. */
  open: number;
  /** The connections that running workers may still open. */
  of_workers: number;
}

/** Connections of clients: the server hides the type of other roles' connections, but only those of clients have a database. */
const CLIENTS = sql`pg_stat_activity where datname is not null and coalesce(backend_type, 'client backend') = 'client backend'
  and pid <> pg_backend_pid()`;

const ROOMS = sql<Omit<Room, 'of_workers'>>`
  with client as (select usename, datname from ${CLIENTS}), room as (
  select 'max_connections' as limit, current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true)::int, 0) as allowed, (select count(*)::int from client) as open
  union all select 'the role’s connection limit', rolconnlimit, (select count(*)::int from client where usename = current_user)
    from pg_roles where rolname = current_user and rolconnlimit >= 0
  union all select 'the database’s connection limit', datconnlimit,
    (select count(*)::int from client where datname = current_database())
    from pg_database where datname = current_database() and datconnlimit >= 0)
  select * from room order by allowed - open limit 1`;

async function connectionsOfWorkers({ config, db }: Pick<Context, 'config' | 'db'>): Promise<number> {
  const { rows } = await sql<{ has_workers: boolean; open: number }>`
    select to_regclass('worker_heartbeat') is not null as has_workers, count(*)::int as open
    from ${CLIENTS} and usename = current_user and datname = current_database() and application_name = ${JOBS_NAME}`.execute(
    db,
  );
  const { has_workers, open } = rows[0] ?? { has_workers: false, open: 0 };
  return has_workers ? Math.max(0, (await countLivingLanes(db)) * config.jobs.pool_size - open) : 0;
}

/** The least room that there is for further connections. */
export async function readRoom(context: Pick<Context, 'config' | 'db'>): Promise<Room> {
  const [{ rows }, of_workers] = await Promise.all([ROOMS.execute(context.db), connectionsOfWorkers(context)]);
  return { limit: 'max_connections', allowed: 0, open: 0, ...rows[0], of_workers };
}

/**
 * Warns before this process opens its connections, when those that are open and those that it and running workers may open are together
 * more than there may be. The server would refuse further connections.
 */
export async function warnOfConnections(context: Context, roles: Roles): Promise<void> {
  const budget = connectionBudget(context, roles);
  const room = await readRoom(context).catch((error: unknown) => {
    // A database that is slow for a moment doesn't prevent the start.
    context.logger.warn({ part: 'database', err: error }, 'how many connections are open could not be asked');
    return null;
  });
  if (room === null) {
    return;
  }
  const { allowed, open, of_workers, limit } = room;
  if (budget + open + of_workers > allowed) {
    context.logger.warn(
      { part: 'database', budget, ...room },
      `this process may open ${budget} connections, ${open} are open already, running workers may open ${of_workers} more, and ` +
        `${limit} allows ${allowed}: raise it, or lower DATABASE_POOL_SIZE or JOB_POOL_SIZE (docs/configuration.md, “Connections to the database”)`,
    );
  }
}
