import { loadReferenceData } from '@abroad/api';
import { TERMS } from '@abroad/api/features/identity/terms/index';
import pg from 'pg';
import { createMentor } from './create-mentor.ts';
import { DEMO_PEOPLE } from './demo/people.ts';
import { accountOf, addRows, createRows, TABLES } from './load/rows.ts';
import { createNextFreeTimes } from './load/next-free-time.ts';
import { withoutSearchIndexes } from './load/search-indexes.ts';
import { openWriters } from './load/writers.ts';
import { toSearchable } from './mentor.ts';
import { createSearchRows } from './search-row.ts';
import { createSlugs } from './slugs.ts';
import { createSchools, type KnownUniversity } from './studies/schools.ts';

export const MOST_MENTORS = 1_000_000;
export const MOST_SEED = 0xffff_ffff;
/** Rows are written in chunks of so many mentors: some 10 MB. */
const CHUNK = 2500;
/** Below this, one connection is as quick. */
const PARALLEL_FROM = 5000;

export interface SeedOptions {
  /** How many mentors of this seed there are to be, up to a million. */
  mentors: number;
  seed: number;
  /** Hears in a line what has been done. */
  log: (line: string) => void;
  /** Hears how many of the mentors to come are made. */
  onProgress?: (done: number, total: number) => void;
}

/** What is there already: universities, slugs, and how many mentors of the seed. */
async function readPresent(databaseUrl: string, number: number) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const universities = await client.query<KnownUniversity>(
      'select id, name, aliases, domains, country_code, rank from university order by id',
    );
    const slugs = await client.query<{ slug: string }>(
      'select lower(slug::text) as slug from authenticated_user union all select lower(slug::text) from former_slug',
    );
    const there = await client.query<{ count: number }>(
      `select count(*)::int as count from authenticated_user where clerk_id ^@ $1`,
      [accountOf(number, 0).slice(0, -1)],
    );
    return {
      universities: universities.rows,
      slugs: slugs.rows.map((row) => row.slug),
      there: there.rows[0]?.count ?? 0,
    };
  } finally {
    await client.end();
  }
}

async function analyse(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`analyze ${TABLES.join(', ')}`);
  } finally {
    await client.end();
  }
}

/** A turn for timers, signals and sockets. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Sees to it that there are so many made-up mentors of a seed, with everything that makes them bookable and found.
 * Goes on after those that are there already; the same seed always gives the same people. All of them or none are
 * added.
 * @returns how many were added
 */
export async function seedMentors(databaseUrl: string, options: SeedOptions): Promise<{ added: number }> {
  const { mentors, seed: number, log, onProgress } = options;
  await loadReferenceData(databaseUrl);
  const present = await readPresent(databaseUrl, number);
  const coming = mentors - present.there;
  if (coming <= 0) {
    log(`${present.there} mentors of seed ${number} are there already.`);
    return { added: 0 };
  }
  const schools = createSchools(present.universities);
  const slugs = createSlugs([...DEMO_PEOPLE.map((person) => person.slug), ...present.slugs]);
  const toSearchRow = createSearchRows(new Map(present.universities.map((one) => [one.id, one])));
  const toNext = createNextFreeTimes(Date.now());
  const universities = new Map<string, KnownUniversity>();
  // While one is written the other is filled.
  const rooms = [createRows(), createRows()] as const;
  const writers = await openWriters(databaseUrl, { parallel: coming >= PARALLEL_FROM });
  try {
    const buildIndexes = await withoutSearchIndexes(writers.clientOf('mentor_search'), coming);
    for (let first = present.there; first < mentors; first += CHUNK) {
      const rows = rooms[((first - present.there) / CHUNK) % 2 === 0 ? 0 : 1];
      for (const table of TABLES) rows[table].clear();
      for (let index = first; index < Math.min(first + CHUNK, mentors); index += 1) {
        const mentor = createMentor(number, index, schools, slugs);
        const search = toSearchRow(toSearchable(mentor, universities));
        addRows(rows, mentor, { seed: number, terms_version: TERMS.mentor.version, search, next: toNext(mentor) });
      }
      await writers.write(rows);
      onProgress?.(Math.min(first + CHUNK, mentors) - present.there, coming);
      await breathe();
    }
    await writers.drain();
    await buildIndexes((name) => log(`Building ${name}`));
    await writers.commit();
  } finally {
    await writers.close();
  }
  await analyse(databaseUrl);
  log(`${coming} mentors of seed ${number} added.`);
  return { added: coming };
}
