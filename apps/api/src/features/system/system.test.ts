import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorker } from '../../jobs/worker.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';

const ALONE = { engine: 'postgres', index: null };
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('[C-54] [T-412] HEAD /api/health answers that the process lives, and GET which version it is', async () => {
  const head = await fetch(`${api.base_url}/api/health`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await api.as(null).getHealth()).toEqual({
    status: 'ok',
    version: api.context.config.build_version,
  });
});

test('[N-13] without a worker the process is ready, and warns in its answer and once in the log', async () => {
  const said: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => said.push((JSON.parse(line) as { msg: string }).msg) });
  const watched = await startTestApi({ logger });
  said.length = 0;
  const readiness = async () => {
    const answer = await fetch(`${watched.base_url}/api/health/ready`);
    return { status: answer.status, body: await answer.json() };
  };
  const ready = { status: 'ready', stopping: false, database: true, migrations: true, search: ALONE };
  const alone = { status: 200, body: { ...ready, worker: false, warnings: ['no_worker'] } };
  const missing = 'no worker lives: jobs wait until one is started';
  expect(await readiness()).toEqual(alone);
  expect(await readiness()).toEqual(alone);
  expect(said).toEqual([missing]);
  const worker = await startWorker(watched.context);
  expect(await readiness()).toEqual({ status: 200, body: { ...ready, worker: true, warnings: [] } });
  await worker.stop();
  expect(await readiness()).toEqual(alone);
  expect(said.filter((line) => line.includes('worker'))).toEqual([missing, 'a worker lives again', missing]);
  await watched.close();
});

test('[N-13] a worker that was killed is missed after a minute, and the process stays ready', async () => {
  const { db } = api.context;
  const heard = (seconds: number) =>
    sql`insert into worker_heartbeat (worker_id, seen_at) values ('killed', now() - make_interval(secs => ${seconds}))
        on conflict (worker_id) do update set seen_at = excluded.seen_at`.execute(db);
  await heard(50);
  expect(await api.as(null).getReadiness()).toMatchObject({ status: 'ready', worker: true, warnings: [] });
  await heard(61);
  expect(await api.as(null).getReadiness()).toMatchObject({ status: 'ready', worker: false, warnings: ['no_worker'] });
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
  await rename('0005-bookings.sql', 'away');
  expect(await migrations()).toBe(false);
  await rename('away', '0005-bookings.sql');
  expect(await migrations()).toBe(true);
});

test('gives the settings that a browser needs before sign-in', async () => {
  expect(await api.as(null).getConfig()).toEqual({
    identity: expect.objectContaining({
      provider: 'oidc',
      issuer: api.issuer.issuer,
      audience: 'urn:abroad-mentors:api',
      client_id: 'web',
    }),
    payments: {
      provider: 'sandbox',
      publishable_key: expect.stringMatching(/^pk_test_[0-9a-f]{40}$/),
      url: 'http://localhost:3002',
    },
    platform_fee_pct: 0,
    platform_fee_fixed: {},
    contact_email: 'hello@abroad-mentors.test',
    features: {
      mailbox: true,
      payments: true,
      demo_accounts: false,
      google_calendar: false,
      imprint: false,
      withdrawal: true,
    },
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
      headers: {
        'content-type': type,
        authorization: `Bearer ${await api.issuer.token((await make(api).user()).person)}`,
      },
    });
    return ((await response.json()) as { code: string }).code;
  };
  expect(await send('{"a":')).toBe('VALIDATION_FAILED');
  expect(await send('a=b', 'application/x-www-form-urlencoded')).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect(await send(JSON.stringify({ message: 'x'.repeat(1_100_000) }))).toBe('PAYLOAD_TOO_LARGE');
});
