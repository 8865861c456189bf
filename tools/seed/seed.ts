// Not from the package's index: the whole API would be read for it.
import { loadReferenceData } from '@abroad/api/features/reference/load-reference-data';
import { versionOf } from '@abroad/api/features/identity/terms/index';
import { loadUniversities } from '@abroad/reference-data/load-universities';
import type pg from 'pg';
import { DEMO_PEOPLE } from './demo/people.ts';
import { accountOf } from './load/add-rows.ts';
import { createFilters } from './load/count-anew.ts';
import { lookAt } from './load/target.ts';
import { connect, openWriters, type Writers } from './load/writers.ts';
import type { Chunk, Order } from './making/chunk.ts';
import { type ChunkSource, openChunks } from './making/chunk-source.ts';
import { startThreads, type Threads } from './making/threads.ts';
import type { KnownUniversity } from './studies/schools.ts';

export interface SeedOptions {
  /** How many mentors of this seed there are to be, up to a million. */
  mentors: number;
  seed: number;
  /** Hears in a line what has been done. */
  log: (line: string) => void;
  /** Nobody else uses the database, which may be locked and filled in the quickest way. */
  alone?: boolean;
  /** Hears how many of the mentors to come are made. */
  onProgress?: (done: number, total: number) => void;
}

/** Lends a connection. */
async function withClient<T>(databaseUrl: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(databaseUrl);
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** What is there already. */
interface Present {
  universities: readonly KnownUniversity[];
  /** In lower case. */
  slugs: readonly string[];
  /** How many mentors of the seed. */
  there: number;
}

async function readPresent(client: pg.Client, number: number): Promise<Present> {
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
}

/** Who is to be made beside what is there. */
function orderOf({ mentors, seed }: Pick<SeedOptions, 'mentors' | 'seed'>, present: Present): Order {
  return {
    seed,
    first: present.there,
    end: mentors,
    universities: present.universities,
    taken: [...DEMO_PEOPLE.map((person) => person.slug), ...present.slugs],
    terms_version: versionOf('mentor'),
    now: Date.now(),
  };
}

/** Who is to be made where there is a new database, which has the reference list and nobody: a guess, as long as it isn't read. */
export function guessedOrder(wanted: Pick<SeedOptions, 'mentors' | 'seed'>): Order {
  const universities = loadUniversities()
    .map(({ id, name, aliases, domains, country_code, rank }) => ({ id, name, aliases, domains, country_code, rank }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return orderOf(wanted, { universities, slugs: [], there: 0 });
}

/** Hears of chunks in their order. */
interface Listener {
  onMade: (chunk: Chunk) => void;
  onWritten: (chunk: Chunk) => void;
}

/** Writes chunks as they come; the next one is handed over while the one before is being written. */
async function writeAll(chunks: ChunkSource, writers: Writers, { onMade, onWritten }: Listener): Promise<void> {
  let before = Promise.resolve();
  for (;;) {
    const chunk = await chunks.next();
    if (chunk === null) break;
    onMade(chunk);
    const written = writers.write(chunk.rows).then(() => {
      onWritten(chunk);
      chunks.done(chunk);
    });
    // The failure is told by whoever waits for it; until then nobody listens.
    written.catch(() => {});
    await before;
    before = written;
  }
  await before;
}

/** Makes the mentors that are still to come, and writes them. */
async function add(databaseUrl: string, options: SeedOptions, threads: Threads | null): Promise<{ added: number }> {
  const { mentors, seed, alone = false, log, onProgress } = options;
  await loadReferenceData(databaseUrl);
  const present = await withClient(databaseUrl, (client) => readPresent(client, seed));
  const coming = mentors - present.there;
  if (coming <= 0) {
    log(`${present.there} mentors of seed ${seed} are there already.`);
    return { added: 0 };
  }
  const target = await withClient(databaseUrl, (client) => lookAt(client, coming, alone));
  const chunks = await openChunks(orderOf(options, present), threads);
  const filters = target.afresh ? createFilters(present.universities) : null;
  const writers = await openWriters({ databaseUrl, target, filters });
  try {
    let written = 0;
    await writeAll(chunks, writers, {
      onMade: ({ marks }) => filters?.bits.add(marks),
      onWritten: ({ mentors: count }) => onProgress?.((written += count), coming),
    });
    await writers.finish((name) => log(`Building ${name}`));
  } finally {
    await writers.close();
  }
  // Whoever stops the database next has nothing left to wait for.
  if (alone) await withClient(databaseUrl, (client) => client.query('checkpoint'));
  log(`${coming} mentors of seed ${seed} added.`);
  return { added: coming };
}

/**
 * Sees to it that there are so many made-up mentors of a seed, with everything that makes them bookable and found.
 * Goes on after those that are there already; the same seed always gives the same people. All of them or none are
 * added.
 * @param threads that make them, where they have been started already
 * @returns how many were added
 */
export async function seedMentors(
  databaseUrl: string,
  options: SeedOptions,
  threads = startThreads(options.mentors),
): Promise<{ added: number }> {
  try {
    return await add(databaseUrl, options, threads);
  } finally {
    await threads?.close();
  }
}
