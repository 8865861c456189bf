/**
 * What each connection asks for as it begins, in milliseconds: a statement that takes longer ends, and so does a
 * transaction in which nothing happens.
 */
export const SESSION_LIMITS = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 15_000 } as const;
