import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startThrowAwayPostgres } from '../../../../tools/lib/throw-away-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { loadReferenceData } from '../features/reference/load-reference-data.ts';
import { DATABASE_SERVER_URL, DATABASES_IN_MEMORY } from './provided.ts';
import { TEMPLATE_DATABASE } from './template-database.ts';

/** Starts one PostgreSQL for all test files, with a migrated database that holds the reference data for them to clone. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startThrowAwayPostgres('memory');
  try {
    const client = new Client({ connectionString: postgres.url('postgres') });
    await client.connect();
    await client.query(`create database ${TEMPLATE_DATABASE}`);
    await client.end();
    const template = postgres.url(TEMPLATE_DATABASE);
    await migrate(template);
    await loadReferenceData(template);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide(DATABASE_SERVER_URL, postgres.url());
  project.provide(DATABASES_IN_MEMORY, postgres.place === 'memory');
  return postgres.stop;
}
