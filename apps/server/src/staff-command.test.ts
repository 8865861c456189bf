/** @module-tag full Each look starts the command as a process. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../api/src/core/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/database.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
let database: TestDatabase;
let client: Client;
const [ada, ben] = [newId(), newId()];

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    insert into authenticated_user (id, clerk_id, slug, first_name, last_name, email, email_verified) values
      ('${ada}', 'ada', 'ada', 'Ada', 'Byron', 'ada@people.test', true),
      ('${ben}', 'ben', 'ben', 'Ben', 'Okafor', 'ben@people.test', false)`);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Returns the output of `npm run staff`, without a running server. */
async function staff(...wishes: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'test' };
  const run = promisify(execFile)(process.execPath, ['tools/staff.ts', ...wishes], { cwd: ROOT, env });
  return run.then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }: { stderr: string }) => stderr.trim(),
  );
}

test('[T-24] the command line grants the first role, lists the staff, and revokes all but the last admin', async () => {
  expect(await staff('--list')).toBe('nobody has a role');
  expect(await staff('ADA@people.test', '--role', 'admin', '--reason', 'The first')).toBe(
    'ADA@people.test has the role admin',
  );
  expect(await staff('--list')).toMatch(/^admin {6}Ada Byron \(ada\), since /);
  expect(await staff('ada@people.test', '--revoke')).toMatch(/^staff: There’d be no admin left\./);
  expect(await staff('ben@people.test', '--role', 'admin')).toBe(
    'staff: No active account has this verified email address: ben@people.test',
  );
  await client.query(`update authenticated_user set email_verified = true where id = '${ben}'`);
  expect(await staff('ben@people.test', '--role', 'admin')).toBe('ben@people.test has the role admin');
  expect(await staff('ada@people.test', '--revoke')).toBe('ada@people.test has no role any more');
  expect(await staff('ada@people.test', '--revoke')).toBe('staff: nobody of the staff has the address ada@people.test');
  const { rows } = await client.query(
    'select kind, actor_user_id, about_user_id, reason from staff_event order by created_at',
  );
  expect(rows).toEqual([
    { kind: 'granted', actor_user_id: null, about_user_id: ada, reason: 'The first' },
    { kind: 'granted', actor_user_id: null, about_user_id: ben, reason: null },
    { kind: 'revoked', actor_user_id: null, about_user_id: ada, reason: null },
  ]);
});

test('[T-108] the command line checks the audit', async () => {
  expect(await staff('--check-audit')).toBe('no day of the audit is sealed yet');
});

test('[T-107] the command line says where there is no second factor to remove', async () => {
  expect(await staff('ada@people.test', '--reset-second-factor')).toBe(
    'staff: the embedded identity provider has no second factor of ada@people.test',
  );
});

test.each([
  [[]],
  [['ada@people.test']],
  [['ada@people.test', '--role', 'boss']],
  [['--list', 'ada@people.test']],
  [['ada@people.test', '--revoke', '--reset-second-factor']],
])('[T-24] the command line explains its use when it is called with %j', async (wishes) => {
  expect(await staff(...wishes)).toMatch(/^staff: usage: npm run staff -- EMAIL --role/);
});
