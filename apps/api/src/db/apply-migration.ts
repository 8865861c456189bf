import { setTimeout as later } from 'node:timers/promises';
import type pg from 'pg';
import { beginWithoutLimit } from './begin-without-limit.ts';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * A change of a table waits for the transactions that use it, and all later ones wait behind it. After this time it lets
 * them go first and tries again.
 */
const LOCK_TIMEOUT_MS = 200;
const PAUSE_MS = 500;
const PATIENCE_MS = 120_000;
/** SQLSTATE lock_not_available. */
const LOCKED = '55P03';

const isLocked = (error: unknown): boolean => (error as { code?: unknown }).code === LOCKED;

async function attempt(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await beginWithoutLimit(client);
  try {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Applies a migration completely or not at all, without blocking users of its tables for long.
 * @throws Error with its name when it fails, or when a table stays locked for two minutes.
 */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await attempt(client, migration);
      return;
    } catch (cause) {
      if (!isLocked(cause) || performance.now() > until) {
        throw new Error(`migration ${migration.name}: ${(cause as Error).message}`, { cause });
      }
      await later(PAUSE_MS);
    }
  }
}
