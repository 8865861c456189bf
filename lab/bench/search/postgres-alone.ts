/**
 * Times the search on PostgreSQL alone, without HTTP and cards: `node lab/bench/search/postgres-alone.ts postgres://… [clients]`.
 * Uses a database filled by `npm run lab -- seed --mentors 1000000`. Prints the percentiles of each kind of search.
 */
import { readFileSync } from 'node:fs';
import { SearchFilters } from '@abroad/contract';
import { degreeByCode } from '@abroad/reference-data';
import { connect } from '../../../apps/api/src/db/connection.ts';
import { postgresSearch } from '../../../apps/api/src/views/search/postgres-search.ts';
import { percentile } from '../lib/percentile.ts';

const ROUNDS = 30;
const WARM_UP = 3;
const MS_A_TICK = 10;
const PERCENTILES = [0.5, 0.95] as const;
const [, , url = '', clientsAsked = '1'] = process.argv;
const clients = Number(clientsAsked);

const COUNTRIES = ['NL', 'DE', 'GB', 'US', 'CA', 'FR', 'SE', 'IE', 'IT', 'AU'];
const ORIGINS = ['VN', 'IN', 'NG', 'BR', 'TR', 'MX', 'ID', 'PK', 'EG', 'KE'];
const COMMON = ['engineering', 'science', 'university', 'master', 'business', 'data', 'research', 'health'];
const RARE = ['aerodynamics', 'linguistics', 'kigali', 'tiaret', 'orsay', 'archaeology', 'viticulture', 'chennai'];
const TYPING_ERRORS = ['enginering', 'lingiustics', 'netherlnds', 'archeaology', 'busness', 'universty'];
const PREFIXES = ['engi', 'ma', 'lin', 'del', 'sci', 'arch', 'mar', 'ch'];
const NAMES = ['linh', 'patel', 'maria', 'nguyen', 'salma', 'jonas', 'kumar', 'silva'];
const TOPICS = ['scholarships', 'visa-and-permits', 'thesis', 'student-housing', 'part-time-work'];
const MASTER = degreeByCode('master-science')?.id ?? '';

const of = (values: readonly string[], nth: number): string => values[nth % values.length] ?? '';
const SHAPES: Record<string, (nth: number) => Partial<SearchFilters>> = {
  home: () => ({}),
  'country by rating': (nth) => ({ destination_country_codes: [of(COUNTRIES, nth)], sort_by: 'rating' }),
  'country with degree and years': (nth) => ({
    destination_country_codes: [of(COUNTRIES, nth)],
    degree_ids: [MASTER],
    education_start_year_from: 2015 + (nth % 5),
    education_start_year_to: 2021,
  }),
  'common keyword': (nth) => ({ keyword: [of(COMMON, nth)] }),
  'rare keyword': (nth) => ({ keyword: [of(RARE, nth)] }),
  'keyword with three filters': (nth) => ({
    keyword: [of(COMMON, nth)],
    destination_country_codes: [of(COUNTRIES, nth)],
    topics: [of(TOPICS, nth)],
    degree_ids: [MASTER],
  }),
  'typing error': (nth) => ({ keyword: [of(TYPING_ERRORS, nth)] }),
  prefix: (nth) => ({ keyword: [of(PREFIXES, nth)] }),
  'page 50': (nth) => ({ destination_country_codes: [of(COUNTRIES, nth)], page: 50 }),
  'newest with topic': (nth) => ({ topics: [of(TOPICS, nth)], sort_by: 'newest' }),
  'rating with keyword and origin': (nth) => ({
    keyword: [of(COMMON, nth)],
    origin_country_codes: [of(ORIGINS, nth)],
    sort_by: 'rating',
  }),
  'name with country': (nth) => ({ keyword: [of(NAMES, nth)], destination_country_codes: [of(COUNTRIES, nth)] }),
};

const connection = connect({ url, pool_size: clients, onError: () => {} });
const engine = postgresSearch(connection.db);
const all: number[] = [];

const show = (times: readonly number[]) =>
  PERCENTILES.map((share) => percentile(times, share).toFixed(2).padStart(9)).join('');

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Milliseconds of processor time of the database for the only connection, if it runs on this Linux machine. */
async function processorTime(): Promise<number> {
  const { rows } = await connection.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  try {
    const fields = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK;
  } catch {
    return Number.NaN;
  }
}

async function measure(name: string, run: (nth: number) => Promise<unknown>): Promise<number[]> {
  for (let nth = 0; nth < WARM_UP; nth += 1) await run(nth);
  const times: number[] = [];
  const before = await processorTime();
  for (let nth = 0; nth < ROUNDS; nth += clients) {
    const together = Array.from({ length: clients }, (_, client) => time(() => run(nth + client)));
    times.push(...(await Promise.all(together)));
  }
  const spent = (((await processorTime()) - before) / times.length).toFixed(2).padStart(9);
  process.stdout.write(`${name.padEnd(34)}${show(times)}${clients === 1 ? spent : ''}\n`);
  return times;
}

process.stdout.write(`${'ms'.padEnd(34)}      p50      p95${clients === 1 ? '      CPU' : ''}\n`);
for (const [name, filtersOf] of Object.entries(SHAPES)) {
  const times = await measure(name, (nth) => engine.search({ ...SearchFilters.parse({}), ...filtersOf(nth) }));
  all.push(...times);
}
process.stdout.write(`${'all'.padEnd(34)}${show(all)}\n`);
for (const name of ['home', 'country by rating', 'common keyword', 'rare keyword']) {
  const filtersOf = SHAPES[name] ?? (() => ({}));
  await measure(`facets of ${name}`, (nth) =>
    engine.facets({ ...SearchFilters.parse({}), ...filtersOf(nth), facet_limit: 20 }),
  );
}
await connection.close();
