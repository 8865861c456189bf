import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { connectionBudget, readRoom } from '../connection-budget.ts';
import type { Context } from '../context.ts';
import { directUrl } from '../db/direct-url.ts';
import { hasWorker } from '../db/has-worker.ts';
import { keepsPrepared } from '../db/keeps-prepared.ts';
import { listMigrations, pendingMigrations } from '../db/migrate.ts';
import { SESSION_LIMITS } from '../db/session-limits.ts';
import { failed, ok, skipped, unusable, warning, type Outcome } from './finding.ts';

type Deps = Pick<Context, 'config' | 'db'>;

const OLDEST = 15;

export async function checkDatabase({ db }: Deps): Promise<Outcome> {
  try {
    const { rows } = await sql<{ version: number }>`
      select current_setting('server_version_num')::int / 10000 as version`.execute(db);
    const version = rows[0]?.version ?? 0;
    return version < OLDEST
      ? failed(`it is PostgreSQL ${version}`, `Upgrade it to PostgreSQL ${OLDEST} or newer.`)
      : ok(`PostgreSQL ${version} answers.`);
  } catch (error) {
    return unusable(error, 'Check DATABASE_URL: host, port, name, user and password, percent-encoded.');
  }
}

/** Each connection sets these limits; a pooler drops them, and then the role's own apply. */
const UNLIMITED = sql<{ name: string }>`
  select name from pg_settings where name in (${sql.join(Object.keys(SESSION_LIMITS))}) and setting = '0' order by name desc`;

/** Whether statements that are prepared by name stay, which PgBouncer keeps from 1.21 on, and whether what never ends is ended. */
export async function checkPooler({ config, db }: Deps): Promise<Outcome> {
  const options = { connectionString: config.database_url, connectionTimeoutMillis: 5000, ...SESSION_LIMITS };
  if (!(await keepsPrepared(options))) {
    return failed(
      'The pooler of DATABASE_URL loses prepared statements.',
      'Use PgBouncer 1.21 or newer with max_prepared_statements above 0 (docs/operations.md, “Behind PgBouncer”).',
    );
  }
  const { rows } = await UNLIMITED.execute(db);
  return rows.length === 0
    ? ok('Prepared statements stay from one transaction to the next, and what never ends is ended.')
    : warning(
        `Behind the pooler nothing ends what never ends: the role has no ${rows.map(({ name }) => name).join(' and no ')}.`,
        'Set both on the role, and reconnect the pooler (docs/operations.md, “Behind PgBouncer”).',
      );
}

/** Whether `npm run migrate` has been there: without it each question to a table is an error. */
export async function hasTables({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('schema_migration') is not null as is_there`.execute(db);
  return rows[0]?.is_there ?? false;
}

export async function checkMigrations({ db }: Pick<Context, 'db'>): Promise<Outcome> {
  if (!(await hasTables({ db }))) return failed('The database has no tables yet.', 'Run: npm run migrate');
  const pending = await pendingMigrations(
    (text) => sql.raw<{ name: string }>(text).execute(db),
    await listMigrations(),
  );
  const [first] = pending;
  return first === undefined
    ? ok('All migrations of this version are applied.')
    : failed(
        `${pending.length === 1 ? 'A migration is' : `${pending.length} migrations are`} missing, from ${first} on.`,
        'Run: npm run migrate',
      );
}

export async function checkConnections(context: Deps): Promise<Outcome> {
  const { limit, allowed, open, of_workers } = await readRoom(context);
  const budget = connectionBudget(context, { worker: true });
  const says = `${allowed} connections are allowed by ${limit}, ${open} are open, running workers may open ${of_workers} more, and another process with jobs may open ${budget}.`;
  return open + of_workers + budget > allowed
    ? warning(
        says,
        `Raise ${limit}, or lower DATABASE_POOL_SIZE or JOB_POOL_SIZE (docs/configuration.md, “Connections to the database”).`,
      )
    : ok(says);
}

/** The time in which a notification of the database has to arrive. */
const ANNOUNCED_MS = 3000;

/** Checks that one connection's notification reaches another that listens: poolers in transaction mode don't forward it. */
export async function checkNotifications({ config, db }: Deps): Promise<Outcome> {
  const channel = `doctor_${randomUUID()}`;
  const setting = config.database_direct_url === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const listener = new pg.Client({ connectionString: directUrl(config), connectionTimeoutMillis: 5000 });
  listener.on('error', () => undefined);
  try {
    await listener.connect();
    const heard = once(listener, 'notification', { signal: AbortSignal.timeout(ANNOUNCED_MS) });
    heard.catch(() => undefined);
    await listener.query(`listen ${listener.escapeIdentifier(channel)}`);
    await sql`select pg_notify(${channel}, '')`.execute(db);
    return await heard.then(
      () => ok('What the database announces arrives.'),
      () =>
        failed(
          `What the database announces doesn't arrive at ${setting}: jobs and changed profiles are found late, and open pages don't follow changes.`,
          'Set DATABASE_DIRECT_URL to the same database without the pooler (docs/operations.md, “Behind PgBouncer”).',
        ),
    );
  } catch (error) {
    return unusable(error, `Check ${setting}.`);
  } finally {
    await listener.end().catch(() => undefined);
  }
}

export const checkWorker = async ({ db }: Deps): Promise<Outcome> =>
  (await hasWorker(db))
    ? ok('A worker is alive.')
    : failed('No worker is alive: emails, calendars, payouts and deadlines wait.', 'Start one: npm run worker');

/** How far two clocks may be apart: tokens and signatures are taken 5 s early. */
const SKEW_MS = 3000;

export async function checkClock({ db }: Deps): Promise<Outcome> {
  const begin = Date.now();
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
  const skew = Math.round((rows[0]?.now ?? begin) - (begin + Date.now()) / 2);
  const says = `The clocks of this machine and of the database are ${Math.abs(skew)} ms apart.`;
  return Math.abs(skew) > SKEW_MS
    ? failed(says, 'Set both clocks by NTP: tokens and deadlines depend on them.')
    : ok(says);
}

const KEYED = [
  ['calendar_connection', 'secret_key_id'],
  ['calendar_feed_token', 'secret_key_id'],
  ['webhook_subscription', 'secret_key_id'],
  ['sealed_secret', 'secret_key_id'],
  ['sealed_file', 'key_id'],
  ['attachment', 'key_id'],
  ['payout_account', 'bank_details_key_id'],
] as const;

/** Whether each key that something was sealed with is there. */
export async function checkEncryption({ db, sealer }: Pick<Context, 'db' | 'sealer'>): Promise<Outcome> {
  const one = ([table, column]: (typeof KEYED)[number]) =>
    sql`(select distinct ${sql.ref(column)} as key_id from ${sql.table(table)} where ${sql.ref(column)} is not null)`;
  const { rows } = await sql<{ key_id: string }>`
    select key_id from (${sql.join(KEYED.map(one), sql` union `)}) as used`.execute(db);
  const missing = rows.map(({ key_id }) => key_id).filter((key_id) => !sealer.knows(key_id));
  if (rows.length === 0) return skipped('Nothing is sealed yet.');
  return missing.length > 0
    ? failed(
        `Secrets are sealed with keys that ENCRYPTION_KEYS doesn't have: ${missing.join(', ')}.`,
        'Add the former keys to ENCRYPTION_KEYS, after the newest.',
      )
    : ok('Each key that secrets are sealed with is there.');
}
