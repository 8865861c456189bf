import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createContext } from '../context.ts';
import { person } from '../testing/issuer.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { startTestSandbox, type TestSandbox } from '../testing/payments-sandbox.ts';
import { make } from '../testing/make.ts';
import { insertPaidBooking } from '../testing/insert-payment.ts';
import { PGBOUNCERS, startPgBouncer } from '../testing/pgbouncer/start-pgbouncer.ts';
import { smallServers } from '../testing/small-server.ts';
import { startSmtpInbox, type SmtpInbox } from '../testing/smtp-inbox.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';

let api: TestApi;
let sandbox: TestSandbox;
let smtp: SmtpInbox;
let data: Awaited<ReturnType<typeof temporaryFolder>>;
const serve = smallServers();

beforeAll(async () => {
  [api, sandbox, smtp, data] = await Promise.all([
    startTestApi({}, { ENCRYPTION_KEYS }),
    startTestSandbox(),
    startSmtpInbox(),
    temporaryFolder(),
  ]);
  await sql`insert into worker_heartbeat (worker_id) values ('doctor')`.execute(api.context.db);
});
afterAll(async () => {
  await Promise.all([api.close(), sandbox.close(), smtp.close()]);
  await data.remove();
});

const ENCRYPTION_KEYS = Buffer.alloc(32, 7).toString('base64');
const NOWHERE = 'http://127.0.0.1:9';

/** Runs the doctor on an instance that is set up well except for these settings. */
async function examined(
  settings: Readonly<Record<string, string>> = {},
  { token = null, mail_to = null }: { token?: string | null; mail_to?: string | null } = {},
): Promise<Map<string, Finding>> {
  const { PAYMENTS: _, STRIPE_PUBLISHABLE_KEY: __, ...stripe } = sandbox.settings;
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: api.context.config.database_url,
    PUBLIC_URL: api.base_url,
    OIDC_ISSUER: api.issuer.issuer,
    DATA_DIR: data.folder,
    SMTP_URL: smtp.url,
    ENCRYPTION_KEYS,
    ...stripe,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_doctor',
    EXCHANGE_RATES: JSON.stringify({ base: 'EUR', as_of: new Date().toISOString().slice(0, 10), rates: { USD: 1.1 } }),
    ...settings,
  });
  const { database_url = '' } = config;
  const context = createContext({ ...config, database_url }, { logger: pino({ level: 'silent' }) });
  try {
    const findings = await examine(context, { token, mail_to });
    return new Map(findings.map((finding) => [finding.name, finding]));
  } finally {
    await context.close();
  }
}

test('[T-343] an instance that is set up well has nothing in its way, and the test email arrives', async () => {
  const token = await api.issuer.token(person(), { claims: { acr: 'mfa' } });
  const findings = await examined({ STAFF_ACR: 'mfa' }, { token, mail_to: 'operator@example.org' });
  expect(Object.fromEntries([...findings].map(([name, { state }]) => [name, state]))).toEqual({
    Database: 'ok',
    Pooler: 'ok',
    Notifications: 'ok',
    Migrations: 'ok',
    Connections: 'ok',
    Worker: 'ok',
    'Encryption keys': 'ok',
    Clock: 'ok',
    'Database disk': 'ok',
    'Payment events': 'skipped',
    'Payout events': 'skipped',
    'Webhook signatures': 'skipped',
    'Identity provider': 'ok',
    'Access token': 'ok',
    'Staff sign-in': 'ok',
    'Mail server': 'ok',
    Files: 'ok',
    'Malware scanner': 'skipped',
    Payments: 'ok',
    Payouts: 'ok',
    'Public address': 'ok',
    Disk: 'ok',
    'Time zones': 'ok',
    'Exchange rates': 'ok',
  });
  expect(smtp.recipients).toEqual([['operator@example.org']]);
});

interface Broken {
  title: string;
  /** The settings that break the set-up. */
  settings: () => Record<string, string> | Promise<Record<string, string>>;
  name: string;
  says: RegExp;
  todo: RegExp;
}

const discovery = (answer: (asked: string, self: string) => [number, unknown]) => async () => {
  const server = await serve(({ line }, response) => {
    const [status, body] = answer(line, server.url);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return { OIDC_ISSUER: server.url };
};

const BROKEN: readonly Broken[] = [
  {
    title: 'an issuer that doesn’t answer',
    settings: () => ({ OIDC_ISSUER: NOWHERE }),
    name: 'Identity provider',
    says: /no one can sign in: fetch failed: .*(ECONNREFUSED|bad port)/,
    todo: /OIDC_ISSUER: it must be reachable/,
  },
  {
    title: 'an issuer by another name than it calls itself',
    settings: discovery(() => [200, { issuer: 'https://id.example.org', jwks_uri: `${NOWHERE}/keys` }]),
    name: 'Identity provider',
    says: /OIDC_ISSUER is http:\S+, but its discovery document says https:\/\/id\.example\.org/,
    todo: /exactly what the provider says of itself/,
  },
  {
    title: 'an issuer whose keys can’t be read',
    settings: discovery((line, self) =>
      line.endsWith('/jwks') ? [500, {}] : [200, { issuer: self, jwks_uri: `${self}/jwks` }],
    ),
    name: 'Identity provider',
    says: /no one can sign in/,
    todo: /OIDC_ISSUER/,
  },
  {
    title: 'a mail server that doesn’t answer',
    settings: () => ({ SMTP_URL: 'smtp://127.0.0.1:9' }),
    name: 'Mail server',
    says: /ECONNREFUSED/,
    todo: /SMTP_URL/,
  },
  {
    title: 'a folder for files that can’t be written',
    settings: () => {
      const file = path.join(data.folder, 'file');
      writeFileSync(file, '');
      return { MEDIA_STORAGE: 'folder', MEDIA_FOLDER: path.join(file, 'media') };
    },
    name: 'Files',
    says: /it can't be used/,
    todo: /MEDIA_FOLDER/,
  },
  {
    title: 'a bucket that isn’t there',
    settings: () => ({
      S3_BUCKET: 'mentors',
      S3_REGION: 'eu-1',
      S3_ENDPOINT: NOWHERE,
      S3_FORCE_PATH_STYLE: '1',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    }),
    name: 'Files',
    says: /it can't be used/,
    todo: /S3_BUCKET/,
  },
  {
    title: 'a malware scanner that doesn’t answer',
    settings: () => ({ CLAMD_URL: 'tcp://127.0.0.1:9' }),
    name: 'Malware scanner',
    says: /it can't be used/,
    todo: /CLAMD_URL/,
  },
  {
    title: 'a payment provider that refuses the key',
    settings: () => ({ STRIPE_SECRET_KEY: 'sk_test_another' }),
    name: 'Payments',
    says: /it can't be used/,
    todo: /STRIPE_SECRET_KEY/,
  },
  {
    title: 'a payout provider that refuses the key',
    settings: () => ({ STRIPE_SECRET_KEY: 'sk_test_another' }),
    name: 'Payouts',
    says: /it can't be used/,
    todo: /Connect/,
  },
  {
    title: 'a payment provider that doesn’t answer',
    settings: () => ({ STRIPE_API_URL: NOWHERE }),
    name: 'Payments',
    says: /it can't be used/,
    todo: /reach api\.stripe\.com/,
  },
  {
    title: 'a public address where another product answers',
    settings: async () => ({ PUBLIC_URL: (await serve((_, response) => response.writeHead(404).end())).url }),
    name: 'Public address',
    says: /answers 404/,
    todo: /PUBLIC_URL/,
  },
  {
    title: 'more connections than the server allows',
    settings: () => ({ DATABASE_POOL_SIZE: '200', JOB_POOL_SIZE: '200' }),
    name: 'Connections',
    says: /may open \d{3,}/,
    todo: /max_connections/,
  },
  {
    title: 'a database that doesn’t answer',
    settings: () => ({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/none' }),
    name: 'Database',
    says: /ECONNREFUSED/,
    todo: /DATABASE_URL/,
  },
];

describe('a broken set-up is named, with what to do', () => {
  test.each(BROKEN)('[T-343] $title', async ({ settings, name, says, todo }) => {
    const finding = (await examined(await settings())).get(name);
    expect(finding).toMatchObject({ says: expect.stringMatching(says), todo: expect.stringMatching(todo) });
    expect(finding?.state).toBe(name === 'Connections' ? 'warning' : 'failed');
    expect(JSON.stringify(finding)).not.toContain('secret@');
  });

  test('[T-343] tokens for another audience, without an address, and without a second factor', async () => {
    const who = person();
    const look = async (token: string, settings = {}) => (await examined(settings, { token })).get('Access token');
    const failed = (says: RegExp) => ({ state: 'failed', says: expect.stringMatching(says) as string });
    const foreign = await api.issuer.token(who, { audience: 'https://other.example.org' });
    expect(await look(foreign)).toMatchObject(failed(/refused: unexpected "aud" claim value/));
    expect(await look('opaque')).toMatchObject(failed(/refused: /));
    const nameless = await api.issuer.token(who, { claims: { email: undefined } });
    expect(await look(nameless)).toMatchObject(failed(/no email address/));
    const unverified = await api.issuer.token({ ...who, email_verified: false });
    expect(await look(unverified)).toMatchObject({ state: 'warning', todo: expect.stringContaining('email_verified') });
    const staff = await look(await api.issuer.token(who), { STAFF_ACR: 'mfa' });
    expect(staff).toMatchObject({ state: 'warning', says: expect.stringContaining('nothing of mfa') });
  });

  test('[T-343] missing migrations, no worker, and keys that are gone', async () => {
    const { db } = api.context;
    const { rows } = await sql<{ name: string }>`select max(name) as name from schema_migration`.execute(db);
    const last = rows[0]?.name ?? '';
    await sql`update schema_migration set name = 'doctor' where name = ${last}`.execute(db);
    await sql`update worker_heartbeat set seen_at = now() - interval '1 hour'`.execute(db);
    await sql`insert into sealed_secret (name, secret, secret_key_id) values ('doctor', '\\x00', 'former')`.execute(db);
    const findings = await examined();
    const failed = (words: string, todo: string) => ({
      state: 'failed',
      says: expect.stringContaining(words) as string,
      todo: expect.stringContaining(todo) as string,
    });
    expect(findings.get('Migrations')).toMatchObject(failed(last, 'npm run migrate'));
    expect(findings.get('Worker')).toMatchObject(failed('No worker', 'npm run worker'));
    expect(findings.get('Encryption keys')).toMatchObject(failed('former', 'ENCRYPTION_KEYS'));
    await sql`update schema_migration set name = ${last} where name = 'doctor'`.execute(db);
    await sql`update worker_heartbeat set seen_at = now()`.execute(db);
    await sql`delete from sealed_secret where name = 'doctor'`.execute(db);
  });

  test('[T-343] a provider whose events never came, though people paid', async () => {
    const { db } = api.context;
    const events = async () => (await examined(sandbox.settings)).get('Payment events');
    expect((await events())?.state).toBe('skipped');
    const [mentor, prospect] = [await make(api).mentor(), await make(api).prospect()];
    await insertPaidBooking(api, { mentor, prospect, status: 'confirmed' });
    expect(await events()).toMatchObject({ state: 'failed', todo: expect.stringContaining('STRIPE_WEBHOOK_SECRET') });
    await sql`insert into payment_provider_event (id, provider, kind, received_at)
      values ('evt_doctor', 'sandbox', 'payment_intent.succeeded', now())`.execute(db);
    expect((await events())?.state).toBe('ok');
  });

  test.each(PGBOUNCERS.filter(({ knows_prepared }) => !knows_prepared))(
    '[T-343] PgBouncer $version, which loses prepared statements',
    async (program) => {
      const pooler = await startPgBouncer(program, api.context.config.database_url, {});
      try {
        const found = (
          await examined({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: api.context.config.database_url })
        ).get('Pooler');
        expect(found).toMatchObject({ state: 'failed', todo: expect.stringContaining('PgBouncer 1.21') });
      } finally {
        await pooler.stop();
      }
    },
  );
});

test('[T-343] whatever fails, all other checks are made', async () => {
  const findings = await examined({
    DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/none',
    OIDC_ISSUER: NOWHERE,
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  expect([...findings.values()].filter(({ state }) => state === 'failed').map(({ name }) => name)).toEqual([
    'Database',
    'Identity provider',
    'Mail server',
  ]);
  expect(findings.get('Files')?.state).toBe('ok');
});
