import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorker } from '../../jobs/worker.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';

const ALONE = { engine: 'postgres', index: null };
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('[C-54] HEAD /api/health answers that the process lives', async () => {
  const head = await fetch(`${api.base_url}/api/health`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await api.as(null).getHealth()).toEqual({ status: 'ok' });
});

test('is ready only while a worker says that it lives', async () => {
  const readiness = async () => (await fetch(`${api.base_url}/api/health/ready`)).json();
  expect(await readiness()).toEqual({
    status: 'not_ready',
    stopping: false,
    database: true,
    migrations: true,
    worker: false,
    search: ALONE,
  });
  const worker = await startWorker(api.context);
  expect(await readiness()).toEqual({
    status: 'ready',
    stopping: false,
    database: true,
    migrations: true,
    worker: true,
    search: ALONE,
  });
  expect(await api.as(null).getReadiness()).toMatchObject({ status: 'ready' });
  await worker.stop();
});

test('waits for the migrations that it knows, and not for those of a newer version', async () => {
  const { db } = api.context;
  const migrations = async () => {
    const answer = await fetch(`${api.base_url}/api/health/ready`);
    return ((await answer.json()) as { migrations: boolean }).migrations;
  };
  const rename = (from: string, to: string) =>
    sql`update schema_migration set name = ${to} where name = ${from}`.execute(db);
  await sql`insert into schema_migration (name, checksum) values ('9999-newer.sql', 'none') on conflict do nothing`.execute(
    db,
  );
  expect(await migrations()).toBe(true);
  await rename('0003-bookings.sql', 'away');
  expect(await migrations()).toBe(false);
  await rename('away', '0003-bookings.sql');
  expect(await migrations()).toBe(true);
});

test('says what a browser has to know before anybody signs in', async () => {
  expect(await api.as(null).getConfig()).toEqual({
    identity: {
      provider: 'oidc',
      issuer: api.issuer.issuer,
      audience: 'urn:abroad-mentors:api',
      client_id: 'web',
    },
    payments: {
      provider: 'sandbox',
      publishable_key: expect.stringMatching(/^pk_test_[0-9a-f]{40}$/),
      url: 'http://localhost:3002',
    },
    platform_fee_pct: 0,
    contact_email: 'hello@abroad-mentors.test',
    features: { mailbox: true, payments: true, demo_accounts: false, google_calendar: false, exchange_rates: false },
  });
});

test('gives public reads an entity tag and answers a match with 304', async () => {
  const first = await fetch(`${api.base_url}/api/v1/auth/terms`);
  const tag = first.headers.get('etag') ?? '';
  const second = await fetch(`${api.base_url}/api/v1/auth/terms`, { headers: { 'if-none-match': tag } });
  expect(tag).not.toBe('');
  expect([second.status, await second.text()]).toEqual([304, '']);
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
});

test('attack 23: refuses a body that is too large, no JSON, or of another type, by a code each', async () => {
  const send = async (body: string, type = 'application/json') => {
    const response = await fetch(`${api.base_url}/api/v1/calendar/event`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, authorization: `Bearer ${await api.issuer.token((await api.signUp()).person)}` },
    });
    return ((await response.json()) as { code: string }).code;
  };
  expect(await send('{"a":')).toBe('VALIDATION_FAILED');
  expect(await send('a=b', 'application/x-www-form-urlencoded')).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect(await send(JSON.stringify({ message: 'x'.repeat(1_100_000) }))).toBe('PAYLOAD_TOO_LARGE');
});
