/** Limits of each connection in milliseconds: for a statement, and for a transaction without activity. */
export const SESSION_LIMITS = { statement_timeout: 7000, idle_in_transaction_session_timeout: 15_000 } as const;

/** The time that a caller waits for a connection of the pool. */
export const CONNECTION_WAIT_MS = 2400;

/** The time that an answer may take beyond the limit of its statement. */
export const ON_THE_WAY_MS = 500;
