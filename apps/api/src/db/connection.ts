import pg from 'pg';
import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import { SpanKind, trace } from '@opentelemetry/api';
import { toInstant } from '../core/clock.ts';
import { failSpan, tracer } from '../core/tracing.ts';
import { PreparingClient } from './prepared.ts';
import { CONNECTION_WAIT_MS, ON_THE_WAY_MS, SESSION_LIMITS } from './session-limits.ts';
import type { Tables } from './tables.ts';

const LONGEST_TEXT = 4000;
/** Neither `is distinct from` nor `extract (epoch from …)`. */
const TABLE = /(?<!\b(?:distinct|epoch)\s)\b(?:from|into|update)\s+"?([a-z_.]+)/i;

/** The operation and its table, as far as a simple match can tell. */
function summaryOf(text: string): string {
  const statement = text.replace(/^(\s|\/\*.*?\*\/)+/s, '');
  const verb = /^\w+/.exec(statement)?.[0].toLowerCase() ?? 'statement';
  const table = TABLE.exec(statement)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

/** Makes a statement a span of its caller's trace: its text with placeholders, never the values. */
function traceQuery(event: LogEvent): void {
  if (trace.getActiveSpan() === undefined) return;
  const { query, queryDurationMillis } = event;
  const summary = summaryOf(query.sql);
  const span = tracer().startSpan(summary, {
    kind: SpanKind.CLIENT,
    startTime: performance.now() - queryDurationMillis,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': summary,
      'db.query.text': query.sql.slice(0, LONGEST_TEXT),
    },
  });
  if (event.level === 'error') failSpan(span, event.error);
  span.end();
}

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
  /** Opens all connections, so that the first callers don't wait for them. One that can't be had is opened when it is needed. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a pool, whose connections stay. Statements end after 7 s, and waiting for a connection ends with an error after 2.4 s:
 * the caller of a statement hears within ten, also where the database gives no answer.
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
  const limits = options.limits ?? SESSION_LIMITS;
  const { statement_timeout = 0 } = limits;
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: options.url,
    max: options.pool_size,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    idleTimeoutMillis: 0,
    ...limits,
    ...(statement_timeout > 0 && { query_timeout: statement_timeout + ON_THE_WAY_MS }),
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
    async warm() {
      const opened = await Promise.allSettled(Array.from({ length: options.pool_size }, () => pool.connect()));
      for (const one of opened) {
        if (one.status === 'fulfilled') one.value.release();
      }
    },
    close: () => db.destroy(),
  };
}
