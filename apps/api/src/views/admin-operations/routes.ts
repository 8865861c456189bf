import type { Operations } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { hasWorker } from '../../db/has-worker.ts';
import { listMigrations, pendingMigrations } from '../../db/migrate.ts';
import type { Handlers } from '../../http/handlers.ts';
import { IS_UNSENT } from '../../db/unsent-mails.ts';
import { calendarStates, waitingMails } from '../../http/metrics/standings.ts';
import { boundedCount, countSome } from './count-some.ts';
import { changeJobs } from './failed-jobs.ts';
import { readJobs } from './read-jobs.ts';

type Deps = Pick<Context, 'db' | 'config' | 'search_index'>;

async function readMigrations(db: Database, known: readonly string[]): Promise<Operations['migrations']> {
  const { rows } = await sql<{ applied: number; last: string | null; last_at: string | null }>`
    select count(*)::int as applied, (array_agg(name order by applied_at desc, name desc))[1] as last,
      max(applied_at) as last_at
    from schema_migration`.execute(db);
  const waiting = await pendingMigrations((text) => sql.raw<{ name: string }>(text).execute(db), known);
  return { applied: 0, last: null, last_at: null, ...rows[0], waiting };
}

async function readWorker(db: Database): Promise<Operations['worker']> {
  const { rows } = await sql<{ seen_at: string | null }>`select max(seen_at) as seen_at from worker_heartbeat`.execute(
    db,
  );
  return { is_alive: await hasWorker(db), seen_at: rows[0]?.seen_at ?? null };
}

async function readMails(db: Database): Promise<Operations['mails']> {
  const [{ count, oldest_at }, failed] = await Promise.all([
    waitingMails(db),
    countSome(db, sql`from mail_message where failed_at is not null and ${IS_UNSENT}`),
  ]);
  return { waiting: boundedCount(count), oldest_at, failed };
}

/** Reads the webhooks' state. The index on `next_try_at` finds the due deliveries and the first of them. */
async function readWebhooks(db: Database): Promise<Operations['webhooks']> {
  const due = sql`from webhook_delivery where status = 'waiting' and next_try_at <= now()`;
  const [waiting, { rows: first }, failing] = await Promise.all([
    countSome(db, due),
    sql<{ oldest_at: string | null }>`select min(next_try_at) as oldest_at ${due}`.execute(db),
    countSome(db, sql`from webhook_subscription where is_active and failing_since is not null`),
  ]);
  return { waiting, oldest_at: first[0]?.oldest_at ?? null, failing };
}

async function readBackup(db: Database): Promise<Operations['backup']> {
  const last = await db
    .selectFrom('backup_made')
    .select(['made_at', 'rows', 'files'])
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? null;
}

async function readOperations({ db, config, search_index }: Deps, known: readonly string[]): Promise<Operations> {
  const index = search_index?.standing() ?? null;
  const [migrations, worker, jobs, mails, webhooks, calendars, backup] = await Promise.all([
    readMigrations(db, known),
    readWorker(db),
    readJobs(db),
    readMails(db),
    readWebhooks(db),
    calendarStates(db),
    readBackup(db),
  ]);
  return {
    version: config.build_version,
    migrations,
    worker,
    jobs,
    mails,
    webhooks,
    calendars,
    search: { engine: index?.is_serving ? 'index' : 'postgres', lag_ms: index?.lag_ms ?? null },
    backup,
  };
}

/** The work behind the product, as the console shows it. */
export function adminOperationHandlers(context: Deps) {
  // Read at the start, because a newer version may replace these files later.
  const known = listMigrations();
  return {
    getOperations: async () => readOperations(context, await known),
    retryJobs: ({ actor, body }) => changeJobs(context, actor.user_id, 'retry', body),
    discardJobs: ({ actor, body }) => changeJobs(context, actor.user_id, 'discard', body),
  } satisfies Partial<Handlers>;
}
