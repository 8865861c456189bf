import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { PGBOUNCERS, startPgBouncer } from '../testing/pgbouncer/start-pgbouncer.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { needs } from '../testing/needs.ts';
import { hasOpenssl, selfSignedServer } from '../testing/self-signed.ts';
import { checkNotifications } from './database.ts';
import { examine } from './examine.ts';
import { unusable } from './finding.ts';
import { checkDisk, checkRates, checkZones } from './machine.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('[T-343] a database without tables: what has to be run, and nothing about each table', async () => {
  const empty = new URL(api.context.config.database_url ?? '');
  empty.pathname = '/postgres';
  const config = { ...api.context.config, database_url: empty.href };
  const context = createContext(config, { logger: pino({ level: 'silent' }) });
  const findings = await examine(context, { token: null, mail_to: null });
  await context.close();
  const names = findings.map(({ name }) => name);
  expect(findings.find(({ name }) => name === 'Migrations')).toMatchObject({
    state: 'failed',
    says: 'The database has no tables yet.',
    todo: 'Run: npm run migrate',
  });
  expect(names).toContain('Clock');
  expect(names).not.toContain('Worker');
  expect(names).not.toContain('Encryption keys');
});

test('[T-343] what OpenSSL says on lines of its own is one line', () => {
  const error = new Error('routines:ssl3_read_bytes:alert number 80:\n\n');
  expect(unusable(error, 'Look.').says).toBe("it can't be used: routines:ssl3_read_bytes:alert number 80:");
});

test('[T-343] a time zone database that is years old', () => {
  expect(checkZones(Date.UTC(2026, 10, 27), '2026c').state).toBe('ok');
  expect(checkZones(Date.UTC(2027, 10, 27), '2026c').state).toBe('ok');
  expect(checkZones(Date.UTC(2028, 10, 27), '2026c')).toMatchObject({
    state: 'failed',
    todo: expect.stringMatching(/^Upgrade/),
  });
});

test('exchange rates are said to be as old as they are, and newer ones are asked for after a quarter of a year', () => {
  const rates = { base: 'EUR', as_of: '2026-09-29', rates: { USD: 1.1 } };
  expect(checkRates(rates, Date.UTC(2026, 10, 29, 12))).toMatchObject({
    state: 'ok',
    says: 'The exchange rates are of 2026-09-29, 61 days old.',
  });
  expect(checkRates(rates, Date.UTC(2026, 11, 29))).toMatchObject({
    state: 'warning',
    says: 'The exchange rates are of 2026-09-29, 91 days old.',
    todo: expect.stringContaining('EXCHANGE_RATES'),
  });
});

needs('openssl', hasOpenssl).test('[T-343] an authority that Node doesn’t know is named before all else', async () => {
  const server = await selfSignedServer(5);
  const { config } = api.context;
  const context = createContext(
    { ...config, public_url: server.url, oidc: { ...config.oidc, issuer: server.url } },
    { logger: pino({ level: 'silent' }) },
  );
  const findings = await examine(context, { token: null, mail_to: null });
  await context.close();
  await server.close();
  for (const asked of ['Identity provider', 'Public address']) {
    expect(
      findings.find(({ name }) => name === asked),
      asked,
    ).toMatchObject({
      state: 'failed',
      says: expect.stringContaining('self-signed certificate'),
      todo: expect.stringMatching(/^Node doesn't know the authority .*NODE_EXTRA_CA_CERTS.*Check /),
    });
  }
});

test('[T-462] the disk of folders that no process has made is not looked at, and the answer says so', async () => {
  const { config } = api.context;
  const media = { storage: 'folder' as const, folder: '/tmp', former_folder: null, secret: undefined };
  const search = { ...config.search, engine: 'index' as const, folder: '/nowhere/search' };
  const of = (wishes: Partial<typeof config>) => checkDisk({ config: { ...config, ...wishes } });
  expect(await of({ data_dir: '/nowhere', media, search })).toMatchObject({
    says: expect.stringMatching(/at \/tmp\.$/),
  });
  expect(await of({ data_dir: '/nowhere', media: { ...media, folder: '/nowhere/media' }, search })).toMatchObject({
    state: 'skipped',
    says: 'There is no /nowhere: no process has written there.',
    todo: expect.stringContaining('DATA_DIR'),
  });
});

test.each(PGBOUNCERS)(
  '[T-343] behind PgBouncer $version, whether what the database announces arrives',
  async (program) => {
    const { config, db } = api.context;
    const pooler = await startPgBouncer(program, config.database_url);
    const behind = (database_direct_url: string | undefined) =>
      checkNotifications({ db, config: { ...config, database_url: pooler.url, database_direct_url } });
    expect(await behind(undefined)).toMatchObject({
      state: 'failed',
      says: expect.stringContaining("doesn't arrive at DATABASE_URL"),
      todo: expect.stringMatching(/^Set DATABASE_DIRECT_URL/),
    });
    expect((await behind(config.database_url)).state).toBe('ok');
    expect(await behind('postgres://127.0.0.1:9/none')).toMatchObject({
      state: 'failed',
      todo: 'Check DATABASE_DIRECT_URL.',
    });
    await pooler.stop();
  },
);

test.each(PGBOUNCERS)('[T-462] behind PgBouncer $version, limits that no connection has', async (program) => {
  const { config, db } = api.context;
  const found = async () => {
    // Before 1.21 only this mode keeps prepared statements.
    const pooler = await startPgBouncer(program, config.database_url, { pool_mode: 'session' });
    const context = createContext({ ...config, database_url: pooler.url }, { logger: pino({ level: 'silent' }) });
    const findings = await examine(context, { token: null, mail_to: null });
    await context.close();
    await pooler.stop();
    return findings.find(({ name }) => name === 'Pooler');
  };
  expect(await found()).toMatchObject({
    state: 'warning',
    says: expect.stringMatching(/the role has no statement_timeout and no idle_in_transaction_session_timeout\.$/),
    todo: expect.stringContaining('Set both on the role'),
  });
  const own = sql.ref(new URL(config.database_url).pathname.slice(1));
  await sql`alter database ${own} set statement_timeout = '10s'`.execute(db);
  expect((await found())?.says).toMatch(/the role has no idle_in_transaction_session_timeout\.$/);
  await sql`alter database ${own} set idle_in_transaction_session_timeout = '15s'`.execute(db);
  expect((await found())?.state).toBe('ok');
  await sql`alter database ${own} reset all`.execute(db);
});
