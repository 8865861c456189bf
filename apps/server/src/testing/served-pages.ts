import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import pino from 'pino';
import { buildApi } from '@abroad/api/app';
import { createContext } from '@abroad/api/context';
import { readConfig } from '@abroad/api/config/config';
import { createClient, type Client } from '@abroad/contract/client';
import { person, startIssuer, type TestIssuer } from '../../../api/src/testing/issuer.ts';
import { untilCaughtUp } from '../../../api/src/testing/index-scene.ts';
import { withoutTimeLimit } from '../../../api/src/testing/index-without-limit.ts';
import { temporaryFolder } from '../../../api/src/testing/temporary-folder.ts';
import { buildWeb } from '../../../../tools/lib/web-build/build-web.ts';
import { mountWeb } from '../web/mount.ts';
import { createDemoDatabase } from './demo-database.ts';
import { PlainPage } from './plain-page.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const BUILD_TIMEOUT_MS = 200_000;
/** Where the product says that it is. */
export const PUBLIC_URL = 'https://mentors.example';
/** Crawlers get a page at once and whole; people get its late parts at its end, from where scripts take them. */
const CRAWLER = 'Googlebot';
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

type App = Awaited<ReturnType<typeof buildApi>>;
export type SentHeaders = Readonly<Record<string, string>>;

/** The server's answer. */
export interface Served {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * The product in this process on the demonstration data, for the tests of a file: its API, and the pages of the web's build as
 * they leave the server. No port is opened, and nothing runs scripts.
 */
export function servedPages() {
  let app: App;
  let issuer: TestIssuer;
  const ends: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    // `npm test` has built it already.
    await buildWeb(ROOT, AbortSignal.timeout(BUILD_TIMEOUT_MS));
    const [database, data] = await Promise.all([createDemoDatabase(), temporaryFolder()]);
    issuer = await startIssuer();
    ends.push(data.remove, database.drop, issuer.close);
    const config = readConfig({
      NODE_ENV: 'test',
      DATA_DIR: data.folder,
      DATABASE_URL: database.url,
      OIDC_ISSUER: issuer.issuer,
      PUBLIC_URL,
      // Tests use PostgreSQL unless they say otherwise.
      SEARCH_ENGINE: 'index',
    });
    const context = createContext({ ...config, database_url: database.url }, { logger: pino({ level: 'silent' }) });
    ends.push(context.close);
    context.search_index &&= withoutTimeLimit(context.search_index);
    app = await buildApi(context);
    ends.push(() => app.close());
    await mountWeb(app, context, { development: false });
    await app.ready();
    // It starts when a port is opened, and without it pages have no numbers beside their filters.
    if (context.search_index !== null) {
      context.search_index.start();
      await untilCaughtUp(context.search_index);
    }
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  /** Asks for an address as it stands, and follows no redirect. */
  async function get(address: string, headers: SentHeaders = {}): Promise<Served> {
    const answer = await app.inject({ url: address, headers: { 'user-agent': CRAWLER, ...headers } });
    const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
    return { status: answer.statusCode, headers: Object.fromEntries(named), body: answer.body };
  }

  /** `fetch`, of the API in this process. */
  const fetchHere: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const body = answer.statusCode === 204 ? null : answer.body;
    return new Response(body, { status: answer.statusCode, headers: answer.headers as Record<string, string> });
  };

  return {
    get,
    /** The API, signed out. */
    api: createClient({ base_url: PUBLIC_URL, fetch: fetchHere }),
    /** The API as a new person with a record. */
    async signUp(): Promise<Client> {
      const who = person();
      const client = createClient({ base_url: PUBLIC_URL, fetch: fetchHere, token: () => issuer.token(who) });
      const { first_name, last_name } = who;
      await client.createAuthenticatedUser({ body: { first_name, last_name } });
      return client;
    },
    /** Opens a page as a browser without scripts does. */
    async open(address: string, headers: SentHeaders = {}): Promise<PlainPage> {
      const page = new PlainPage((each) => get(each, headers));
      await page.open(address);
      return page;
    },
  };
}
