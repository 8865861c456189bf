import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { examine } from './examine.ts';
import { unusable } from './finding.ts';

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
