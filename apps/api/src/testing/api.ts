import { createClient, type Client } from '@abroad/contract/client';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApi } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { createContext, type Context } from '../context.ts';
import type { Connection } from '../db/connection.ts';
import { createTestDatabase } from './database.ts';
import { person, startIssuer, type Person, type TestIssuer } from './issuer.ts';
import { withoutTimeLimit } from './index-without-limit.ts';
import { closeQueue } from './run-due-jobs.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface TestApi {
  app: FastifyInstance;
  context: Context;
  issuer: TestIssuer;
  base_url: string;
  /** The client of a person, who signs in with a real token; null is a client that is not signed in. Calls go over HTTP. */
  as(who: Person | null): Client;
  /** Signs a person up, with a record in the database. */
  signUp(changes?: Partial<Person>): Promise<{ person: Person; client: Client; user_id: string; slug: string }>;
  close(): Promise<void>;
}

const CONNECTION_MS = 120_000;

/**
 * The API on a database of its own, listening on a free port, with an issuer of its own.
 * @param overrides stand-ins of providers.
 * @param settings as the environment would have them.
 */
export async function startTestApi(
  overrides: Parameters<typeof createContext>[1] = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<TestApi> {
  const [database, issuer] = await Promise.all([createTestDatabase(), startIssuer(overrides.clock)]);
  const data = await temporaryFolder();
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: data.folder,
    DATABASE_URL: database.url,
    OIDC_ISSUER: issuer.issuer,
    DATABASE_POOL_SIZE: '10',
    ...settings,
  });
  const context = createContext(
    { ...config, database_url: database.url },
    { logger: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }), ...overrides },
  );
  // The product waits three seconds for a connection, and a busy machine may take longer to make one.
  const { pool } = context.database as Partial<Connection>;
  Object.assign(pool?.options ?? {}, { connectionTimeoutMillis: CONNECTION_MS });
  context.search_index &&= withoutTimeLimit(context.search_index);
  const app = await buildApi(context);
  const base_url = await app.listen({ port: 0, host: '127.0.0.1' });
  const as = (who: Person | null) => createClient({ base_url, token: () => (who ? issuer.token(who) : null) });
  return {
    app,
    context,
    issuer,
    base_url,
    as,
    async signUp(changes = {}) {
      const who = person(changes);
      const client = as(who);
      const user = await client.createAuthenticatedUser({
        body: { first_name: who.first_name, last_name: who.last_name },
      });
      return { person: who, client, user_id: user.id, slug: user.slug };
    },
    async close() {
      await app.close();
      closeQueue(context);
      await context.close();
      await issuer.close();
      await database.drop();
      await data.remove();
    },
  };
}
