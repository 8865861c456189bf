import type { EventEmitter } from 'node:events';
import pg from 'pg';

/**
 * The fields of a PostgreSQL error besides the message: the failed row, the statement within a function, and where that
 * was.
 */
const QUOTES = ['detail', 'hint', 'where', 'internalQuery', 'internalPosition'] as const;

/**
 * Messages that quote values themselves: those of unreadable data (class 22), and of our trigger that guards slugs. Those
 * of constraints name only the constraint.
 */
const quotesValue = ({ code = '', routine }: pg.DatabaseError) =>
  code.startsWith('22') || (code === '23505' && routine === 'exec_stmt_raise');

/**
 * Removes all quoted row data from an error before it is seen: logs, job queues and traces keep errors for longer than
 * users' rows. Code, table, column and constraint stay, and name the violated rule.
 */
export function withoutRows(error: pg.DatabaseError): void {
  for (const part of QUOTES) {
    delete error[part];
  }
  if (quotesValue(error)) {
    const message = `a value was refused (SQLSTATE ${error.code})`;
    if (error.stack !== undefined) error.stack = error.stack.replace(error.message, message);
    error.message = message;
  }
}

/**
 * The pool attaches the whole connection to its errors: addresses, and the key that can cancel its statements. The
 * property stays, but it is hidden from those who log the error.
 */
function hideClient(this: pg.Client, error: Error): void {
  Object.defineProperty(error, 'client', { value: this, enumerable: false, writable: true, configurable: true });
}

/** A connection whose errors quote no rows and not itself. Its owner has to listen to its errors too. */
export class DiscreetClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Runs before the client's own listener, which passes the error to the caller.
    (this as unknown as { connection: EventEmitter }).connection.on('errorMessage', withoutRows);
    this.on('error', hideClient);
  }
}
