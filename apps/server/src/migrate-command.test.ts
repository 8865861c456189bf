/** @module-tag full It starts the command as a process. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../embedded/src/testing/test-database.ts';
import { compileCache } from '../../../tools/lib/compile-cache.ts';
import { withClient } from '../../../tools/lib/with-client.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** `npm run migrate` with these settings alone, without npm. */
async function migrate(settings: Record<string, string>): Promise<{ code: number; output: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, ...compileCache, ...settings };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/migrate.ts'], { cwd: ROOT, env });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

test('npm run migrate brings the tables up to date and ends, so that processes can be started beside old ones', async () => {
  const database = await createEmptyDatabase();
  try {
    const migrated = { code: 0, output: expect.stringMatching(/^migrated: /m) as string };
    expect(await migrate({ DATABASE_URL: database.url })).toEqual(migrated);
    expect(await migrate({ DATABASE_URL: database.url })).toEqual(migrated);
    const known = await withClient(database.url, async (client) => {
      const { rows } = await client.query<{ known: boolean }>('select count(*) > 5000 as known from university');
      return rows[0]?.known;
    });
    expect(known).toBe(true);
  } finally {
    await database.drop();
  }
});

test('npm run migrate names in one line the database that is missing, or can’t be reached', async () => {
  expect(await migrate({})).toEqual({ code: 1, output: expect.stringMatching(/^DATABASE_URL: [^\n]*\n$/) as string });
  const { code, output } = await migrate({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/none' });
  expect(code).toBe(1);
  expect(output).toMatch(/^The database of DATABASE_URL at 127\.0\.0\.1:9 [^\n]*\n$/);
  expect(output).not.toContain('secret');
});
