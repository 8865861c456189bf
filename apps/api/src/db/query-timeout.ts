/** Begins and ends a transaction that takes more time than others. */
const LENGTHENS = /^\s*set local statement_timeout/i;
const ENDS = /^\s*(?:commit|rollback)\s*$/i;
/** The longest that a timer can wait (24 days). */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** Says whether a database gave no answer within `query_timeout`, which the driver reports only by this message. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** The time that a connection waits for its answers. */
export class QueryTimeout {
  #isLong = false;

  /** @returns the `query_timeout` of a statement in ms; null for the default. There is no limit in a transaction that lengthened its own. */
  of(statement: string): number | null {
    this.#isLong ||= LENGTHENS.test(statement);
    const limit = this.#isLong ? NO_LIMIT_MS : null;
    this.#isLong &&= !ENDS.test(statement);
    return limit;
  }
}
