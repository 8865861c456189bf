/** Limits of each connection in milliseconds: for a statement, and for a transaction without activity. */
export const SESSION_LIMITS = { statement_timeout: 8000, idle_in_transaction_session_timeout: 15_000 } as const;
