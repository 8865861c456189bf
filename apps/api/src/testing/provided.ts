declare module 'vitest' {
  interface ProvidedContext {
    /** postgres://user:password@127.0.0.1:port, without a database. */
    databaseServerUrl: string;
  }
}

/** The name under which the global set-up provides the database server to the test files. */
export const DATABASE_SERVER_URL = 'databaseServerUrl';
