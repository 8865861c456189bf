import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { DATABASE_SERVER_URL } from './provided.ts';
import { TEMPLATE_DATABASE } from './template-database.ts';

/** A database for one test file. */
export interface TestDatabase {
  url: string;
  /** Removes it, and sends away whoever is still connected. */
  drop: () => Promise<void>;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: `${inject(DATABASE_SERVER_URL)}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Clones the template: every table is there, reference data is loaded, and nothing else. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${TEMPLATE_DATABASE}`);
  return {
    url: `${inject(DATABASE_SERVER_URL)}/${name}`,
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
}
