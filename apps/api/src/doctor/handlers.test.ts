import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { grantRole } from '../testing/grant-role.ts';
import type { Made } from '../testing/make.ts';
import { smallServers } from '../testing/small-server.ts';

/** Parts of settings that no one may read in the console. */
const SECRETS = ['pass-of-mail', 'sk_test_keyOfMoney', 'pass-of-bucket'];

let api: TestApi;
let admin: Made;
let looked = 0;
const serve = smallServers();

beforeAll(async () => {
  const bucket = await serve((_request, response) => {
    looked += 1;
    setTimeout(() => response.writeHead(500).end(), 200);
  });
  api = await startTestApi(
    {},
    {
      SMTP_URL: 'smtp://mailer:pass-of-mail@127.0.0.1:9',
      STRIPE_API_URL: 'http://127.0.0.1:9',
      STRIPE_SECRET_KEY: 'sk_test_keyOfMoney',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_keyOfMoney',
      STRIPE_WEBHOOK_SECRET: 'whsec_keyOfMoney',
      S3_BUCKET: 'photos',
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: bucket.url,
      S3_ACCESS_KEY_ID: 'bucket',
      S3_SECRET_ACCESS_KEY: 'pass-of-bucket',
    },
  );
  admin = await api.signUp();
  await grantRole(api, admin, 'admin');
});
afterAll(() => api.close());

test('[T-410] an admin gets what the doctor finds with their own token, without a secret, and nothing is sent', async () => {
  const { findings } = await admin.client.checkSetUp();
  const found = Object.fromEntries(findings.map((finding) => [finding.name, finding]));
  expect(found['Database']).toMatchObject({ state: 'ok', todo: null });
  expect(found['Access token']).toMatchObject({ state: 'ok' });
  expect(found['Mail server']).toMatchObject({ state: 'failed', todo: expect.stringContaining('SMTP_URL') as string });
  expect(found['Payments']).toMatchObject({ state: 'failed' });
  expect(found['Files']).toMatchObject({ state: 'failed', todo: expect.stringContaining('S3_BUCKET') as string });
  for (const secret of SECRETS) expect(JSON.stringify(findings)).not.toContain(secret);
  const { rows } = await sql`select from mail_message`.execute(api.context.db);
  expect(rows).toEqual([]);
});

test('[T-410] those who ask while the doctor is at work get what it finds then, and later ones a new look', async () => {
  looked = 0;
  const [first, second] = await Promise.all([admin.client.checkSetUp(), admin.client.checkSetUp()]);
  expect(second).toEqual(first);
  const of_one_look = looked;
  const third = await admin.client.checkSetUp();
  expect(looked).toBe(2 * of_one_look);
  expect(third.checked_at >= first.checked_at).toBe(true);
});
