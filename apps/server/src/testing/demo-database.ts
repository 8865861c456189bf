import { Client } from 'pg';
import { inject } from 'vitest';
import { DATABASE_SERVER_URL } from '../../../api/src/testing/provided.ts';
import { createTestDatabase } from '../../../api/src/testing/database.ts';
import { copyDatabase, type TestDatabase } from '../../../embedded/src/testing/test-database.ts';
import { loadDemoData } from '../../../../tools/lib/start/demo-data.ts';

const TEMPLATE = 'template_demo';
/** One file at a time looks whether the template is there. */
const ADVISORY_LOCK = 727_277;

/** Seeding takes seconds: the first file that asks does it for all. */
async function makeTemplate(server: Client): Promise<void> {
  await server.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
  const { rowCount } = await server.query('select from pg_database where datname = $1', [TEMPLATE]);
  if (rowCount) return;
  const { url } = await createTestDatabase();
  await loadDemoData(url);
  await server.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${TEMPLATE}`);
}

/** A database for one test file, with the demonstration data that the first start of the product loads. */
export async function createDemoDatabase(): Promise<TestDatabase> {
  const provided = inject as (key: string) => unknown;
  const server = new Client({ connectionString: `${String(provided(DATABASE_SERVER_URL))}/postgres` });
  await server.connect();
  try {
    await makeTemplate(server);
  } finally {
    await server.end();
  }
  return copyDatabase(TEMPLATE);
}
