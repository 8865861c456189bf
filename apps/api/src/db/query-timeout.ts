/** Begins and ends a transaction that takes more time than others. */
const LENGTHENS = /^\s*set local statement_timeout/i;
const ENDS = /^\s*(?:commit|rollback)\s*$/i;
/** The longest that a timer can wait (24 days). */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** Whether a database gave no answer within `query_timeout`, which the driver says in these words alone. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** How long a connection waits for its answers. */
export class QueryTimeout {
  #isLong = false;

  /** @returns the `query_timeout` of a statement in ms; null for that of all statements. A transaction that lengthened its own limit is waited for. */
  of(statement: string): number | null {
    this.#isLong ||= LENGTHENS.test(statement);
    const limit = this.#isLong ? NO_LIMIT_MS : null;
    this.#isLong &&= !ENDS.test(statement);
    return limit;
  }
}
