import { NO_VALUES } from '@abroad/search-index';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loggerSettings } from '../core/logger.ts';
import { startTracing } from '../providers/tracing/otlp.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { refusalCode } from '../testing/refusal.ts';
import { runDueJobs } from '../testing/run-due-jobs.ts';
import { traceCollector, type TraceCollector } from '../testing/trace-collector.ts';

const CANARY = 'Canary-4711';
const FILTERS = {
  keyword: [],
  ...NO_VALUES,
  available_times: [],
  destination_country_codes: ['NL'],
};

let api: TestApi;
let collector: TraceCollector;
let tracing: ReturnType<typeof startTracing>;
let logged = '';
const log = new Writable({
  write(line, _encoding, done) {
    logged += String(line);
    done();
  },
});

beforeAll(async () => {
  collector = await traceCollector();
  const settings = {
    url: `${collector.url}/v1/traces`,
    headers: {},
    service_name: 'mentors',
    service_version: '2.7.1',
    share: 1,
  };
  tracing = startTracing(settings, () => undefined);
  const logger = pino(loggerSettings({ log_level: 'trace' }), log);
  api = await startTestApi({ logger }, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
});
afterAll(async () => {
  await api.close();
  await tracing.stop();
  collector.close();
});

/** Makes every statement that writes to a table fail as this trigger does. */
async function breakTable(table: string, body: string): Promise<void> {
  await sql
    .raw(`create or replace function fault() returns trigger language plpgsql as $$ begin ${body} return new; end $$`)
    .execute(api.context.db);
  await sql
    .raw(`create or replace trigger fault before insert on ${table} for each row execute function fault()`)
    .execute(api.context.db);
}

// PostgreSQL quotes the row in the detail, the value in the message, and the statement in where and the internal query.
test.each([
  ['23502', 'a row that breaks a rule', 'new.sameness := null;'],
  ['22P02', 'a value that can’t be read', 'perform new.name::integer;'],
  ['42P01', 'a statement within a function', `execute format('insert into no_such_table values (%L)', new.name);`],
])('[N-09] attack 28: error %s, of %s, logs nothing of the row', async (code, _what, body) => {
  await breakTable('saved_search', body);
  const { client } = await api.signUp();
  const search = { name: CANARY, mail: true, mail_frequency: 'daily', filters: FILTERS } as const;
  logged = '';
  expect(await refusalCode(client.createSavedSearch({ body: search }))).toBe('INTERNAL');
  expect(logged).toContain(`"code":"${code}"`);
  expect(logged).toContain('a request failed');
  expect(logged).not.toContain(CANARY);
});

test('[N-09] attack 28: nor does a job that fails, in its log, in the queue or in a trace', async () => {
  const { db } = api.context;
  await breakTable('erasure', `perform 'x${CANARY}'::integer;`);
  const { user_id } = await api.signUp();
  await sql`select graphile_worker.add_job('erase-account', json_build_object('user_id', ${user_id}::text))`.execute(
    db,
  );
  logged = '';
  const rows = await vi.waitFor(
    async () => {
      await runDueJobs(api.context);
      const failed = await sql<{ last_error: string }>`
      select last_error from graphile_worker._private_jobs where last_error is not null`.execute(db);
      expect(failed.rows.map(({ last_error }) => last_error)).toContainEqual(expect.stringContaining('22P02'));
      return failed.rows;
    },
    { timeout: 30_000 },
  );
  expect(logged).toContain('22P02');
  expect(logged + JSON.stringify(rows)).not.toContain(CANARY);
  await tracing.stop();
  expect(collector.spans.length).toBeGreaterThan(0);
  expect(collector.bytes().includes(CANARY)).toBe(false);
});

test('[N-09] a broken connection logs neither its key nor its addresses', async () => {
  const { db } = api.context;
  await db.connection().execute(async (one) => {
    // Another one, which then waits in the pool.
    await sql`select 1`.execute(db);
    logged = '';
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'abroad-mentors' and pid <> pg_backend_pid()`.execute(
      one,
    );
  });
  await expect.poll(() => logged).toContain('a database connection broke');
  expect(logged).toContain('57P01');
  expect(logged).not.toMatch(/secretKey|connectionParameters|processID/);
});
