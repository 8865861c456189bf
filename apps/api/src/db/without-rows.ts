import type { EventEmitter } from 'node:events';
import pg from 'pg';

/** What PostgreSQL says beside the message: the row that failed, the statement within a function, and where that was. */
const QUOTES = ['detail', 'hint', 'where', 'internalQuery', 'internalPosition'] as const;

/**
 * Messages that quote a value themselves: of data that can't be read as what it should be (class 22), and of our trigger that
 * guards slugs. Those of constraints name the constraint alone.
 */
const quotesValue = ({ code = '', routine }: pg.DatabaseError) =>
  code.startsWith('22') || (code === '23505' && routine === 'exec_stmt_raise');

/**
 * Takes out of an error whatever it quotes of a row, before anybody sees it: logs, job queues and traces keep errors for
 * longer than people's rows. Code, table, column and constraint stay, and say which rule it was.
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
 * The pool hangs the whole connection on its error: addresses, and the key with which anybody could cancel its statements.
 * Whoever needs it there still has it; who writes the error down does not see it.
 */
function hideClient(this: pg.Client, error: Error): void {
  Object.defineProperty(error, 'client', { value: this, enumerable: false, writable: true, configurable: true });
}

/** A connection whose errors quote nothing of any row, nor of itself. Whoever opens one listens to its errors too. */
export class DiscreetClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Before the client's own listener, which hands the error to whoever asked.
    (this as unknown as { connection: EventEmitter }).connection.on('errorMessage', withoutRows);
    this.on('error', hideClient);
  }
}
