import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: new URL('/postgres', serverUrl).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database of its own for one test file, on the server that the global set-up has started. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = (inject as (key: string) => unknown)('databaseServerUrl') as string;
  const name = `embedded_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  return {
    url: new URL(`/${name}`, serverUrl).href,
    drop: () => runOnServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}
