/** Runs statements: the pool, or a transaction. */
export interface Statements {
  query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;
}

/** The models that keep a user signed in on a device. Access tokens are JWTs and expire within minutes. */
const MODELS = ['Session', 'RefreshToken', 'Grant', 'AuthorizationCode'];

export async function endSessions(database: Statements, accountId: string): Promise<void> {
  await database.query('delete from identity.artifact where account_id = $1 and model = any($2)', [accountId, MODELS]);
}
