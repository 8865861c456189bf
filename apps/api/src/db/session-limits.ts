/** Limits of each connection in milliseconds: for a statement, and for a transaction without activity. */
export const SESSION_LIMITS = { statement_timeout: 7000, idle_in_transaction_session_timeout: 15_000 } as const;

/** How long a caller waits for a connection of the pool. */
export const CONNECTION_WAIT_MS = 2400;

/** How much longer than the limit of a statement its answer may take. */
export const ON_THE_WAY_MS = 500;
