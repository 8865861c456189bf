import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { toInstant } from '../core/clock.ts';
import { PreparingClient } from './prepared.ts';
import { SESSION_LIMITS } from './session-limits.ts';
import { traceQuery } from './trace-query.ts';
import type { Tables } from './tables.ts';

/** A database handle, also within a transaction. */
export type Database = Kysely<Tables>;

const { builtins } = pg.types;
const asIs = (value: string) => value;
/** Values are parsed into the form of the API, so that rows need no mappers. */
const parsers: Record<number, (value: string) => unknown> = {
  [builtins.TIMESTAMPTZ]: toInstant,
  [builtins.DATE]: asIs,
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
};
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers[oid]) ?? pg.types.getTypeParser(oid, format),
};

/** The number of connections in the pool, of idle ones, and of callers who wait for one. */
export interface PoolLoad {
  connections: number;
  idle: number;
  waiting: number;
}

export interface Connection {
  db: Database;
  pool: pg.Pool;
  load(): PoolLoad;
  close(): Promise<void>;
}

/**
 * Opens a pool. Statements end after 10 s, and waiting for a connection ends with an error after 3 s.
 * @param limits others than those of the product, for tools that look at all rows.
 * @param onError gets errors of idle connections, which would otherwise end the process.
 * @param is_traced whether each statement is a span of its caller's trace.
 */
export function connect(options: {
  url: string;
  pool_size: number;
  is_traced?: boolean;
  limits?: Partial<Record<keyof typeof SESSION_LIMITS, number>>;
  onError: (error: Error) => void;
}): Connection {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: options.url,
    max: options.pool_size,
    connectionTimeoutMillis: 3000,
    ...(options.limits ?? SESSION_LIMITS),
    application_name: 'abroad-mentors',
    types,
  });
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<Tables>({ dialect, ...(options.is_traced === true && { log: traceQuery }) });
  return {
    db,
    pool,
    load: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}
