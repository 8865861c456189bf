declare module 'vitest' {
  interface ProvidedContext {
    /** postgres://user:password@127.0.0.1:port, without a database. */
    databaseServerUrl: string;
    /** Whether the server keeps its files there. */
    databasesInMemory: boolean;
  }
}

/** The names under which the global set-up tells the test files of the database server. */
export const DATABASE_SERVER_URL = 'databaseServerUrl';
export const DATABASES_IN_MEMORY = 'databasesInMemory';
