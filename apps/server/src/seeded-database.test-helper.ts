import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/database.ts';
import { seedDemoAccounts } from '../../../tools/seed/demo/seed-demo-accounts.ts';
import { seedMentors } from '../../../tools/seed/seed.ts';

/**
 * A database with the demonstration data, for the tests of a file.
 * @param more what else is seeded
 */
export function seededDatabase(more: (url: string) => Promise<unknown> = () => Promise.resolve()) {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    await seedMentors(database.url, { mentors: 300, seed: 1, log: () => {} });
    await seedDemoAccounts(database.url);
    await more(database.url);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  const query = async <T extends object>(sql: string) => (await client.query<T>(sql)).rows;
  const count = async (from: string) => Number((await query<{ n: string }>(`select count(*) as n from ${from}`))[0]?.n);
  return { query, count, url: () => database.url };
}
