import { loadavg } from 'node:os';
import path from 'node:path';
import { fillTables } from '../../../tools/lib/start/prepare-database.ts';
import { startThrowAwayPostgres } from '../../../tools/lib/throw-away-postgres.ts';
import { buildWeb } from '../../../tools/lib/web-build/build-web.ts';
import { seedMentors } from '../../../tools/seed/seed.ts';
import { slugsOf } from '../lib/server/free-times.ts';
import { startLoad, type Load } from '../lib/server/load.ts';
import { startServer } from '../lib/server/start-server.ts';
import { takeTurns, type Rounds } from '../lib/rounds.ts';
import { table } from '../lib/table.ts';
import { BARE_PATH } from './bare-page.ts';
import { startNext } from './start-next.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MENTORS = 300;
const CLIENTS = 8;
const ROUNDS = 9;
const TURN_MS = 700;
/** Until a page's code is compiled. */
const WARM_UP_MS = 3000;
/** An unknown parameter: a URL with it is rendered each time. */
const UNKNOWN = '?bench=1';
const FACETS = 'expand=facets&facet_limit=250';

interface Page {
  name: string;
  url: string;
}

/** Returns the requested pages, ours first. */
function pagesOf(ours: string, next: string, slug: string): { pages: Page[]; beside: Page[] } {
  const page = (name: string, address: string): Page => ({ name, url: ours + address });
  const pages = [
    page('home', '/'),
    page('search', '/search'),
    page('profile', `/${slug}/mentor-profile`),
    page('times', `/${slug}/availability`),
    page('terms', '/terms'),
  ];
  const beside = [page('a bare page', BARE_PATH), { name: 'search in Next', url: `${next}/search` }];
  return { pages, beside };
}

const uncached = ({ name, url }: Page): Page => ({ name: `${name}, uncached`, url: url + UNKNOWN });

/** Bytes and elements of a page. */
async function weightOf({ url }: Page): Promise<{ bytes: number; elements: number }> {
  const page = await (await fetch(url)).text();
  const body = page.replaceAll(/<script.*?<\/script>/gs, '');
  return { bytes: Buffer.byteLength(page), elements: body.match(/<[a-z]/g)?.length ?? 0 };
}

async function report(pages: readonly Page[], rounds: Rounds<string>): Promise<string> {
  const times = (ratio: number) => ratio.toFixed(2);
  const rows = pages.map(async (page) => {
    const { bytes, elements } = await weightOf(page);
    const { name } = page;
    const beside = [rounds.ratio(name, 'a bare page'), rounds.ratio(name, 'search in Next')].map(times);
    return [name, rounds.median(name).toFixed(0), ...beside, `${(bytes / 1000).toFixed(0)} kB`, String(elements)];
  });
  return table([['page', 'a second', 'of a bare page', 'of Next', 'bytes', 'elements'], ...(await Promise.all(rows))]);
}

async function measure(pages: readonly Page[]): Promise<Rounds<string>> {
  const loads = new Map<string, Load>();
  const loadOf = ({ url }: Page): Load => {
    const { origin } = new URL(url);
    const load = loads.get(origin) ?? startLoad(origin, CLIENTS);
    loads.set(origin, load);
    return load;
  };
  const run = (page: Page, length_ms: number) => {
    const { pathname, search } = new URL(page.url);
    return loadOf(page).run(() => pathname + search, length_ms);
  };
  for (const page of pages) await run(page, WARM_UP_MS);
  const turns = Object.fromEntries(pages.map((page) => [page.name, () => run(page, TURN_MS)]));
  const rounds = await takeTurns(turns, ROUNDS);
  await Promise.all([...loads.values()].map((load) => load.close()));
  return rounds;
}

/**
 * Requests pages as a signed-out visitor does, a bare page of the same router and a search page in Next in turns,
 * and prints requests a second.
 * @param flags of Node for the server.
 */
export async function benchPages(flags: string[]): Promise<void> {
  await buildWeb(ROOT, new AbortController().signal);
  const postgres = await startThrowAwayPostgres('disk');
  try {
    const url = postgres.url();
    await fillTables(url);
    await seedMentors(url, { mentors: MENTORS, seed: 1, log: () => {} });
    // As in production; PostgreSQL alone counts nothing.
    const env = { SEARCH_ENGINE: 'index' };
    const server = await startServer(url, { flags, env, module: new URL('page-server.ts', import.meta.url) });
    const next = await startNext(`${server.base_url}/api/views/search/profiles?${FACETS}`);
    const [slug = ''] = await slugsOf(url);
    const { pages, beside } = pagesOf(server.base_url, next.base_url, slug);
    const all = [...pages, ...pages.map(uncached), ...beside];
    console.log(`\n${await report(all, await measure(all))}\n`);
    console.log(`${CLIENTS} clients, Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}.`);
    await next.stop();
    await server.stop();
  } finally {
    await postgres.stop();
  }
}
