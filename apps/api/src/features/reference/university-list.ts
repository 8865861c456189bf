import { createUniversityIndex, type University, type UniversityIndex } from '@abroad/reference-data';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'logger'>;

/** The universities of the table, in memory. */
export interface UniversityList {
  index: UniversityIndex;
  by_id: ReadonlyMap<string, University>;
}
interface Kept {
  list: UniversityList;
  version: string;
  checked_at: number;
  checking: boolean;
}

/** How long an import may go unnoticed. */
const CHECK_EVERY_MS = 10_000;

async function readVersion(db: Database): Promise<string> {
  const { count, newest } = await db
    .selectFrom('university')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('updated_at').as('newest')])
    .executeTakeFirstOrThrow();
  return `${count} ${newest}`;
}

/** What was read last, by whichever connection: the list of a version is the same list for all of this process. */
let newest: Pick<Kept, 'list' | 'version'> | null = null;

async function readList(db: Database, version: string): Promise<UniversityList> {
  if (newest?.version === version) {
    return newest.list;
  }
  const universities: University[] = await db
    .selectFrom('university')
    .select(['id', 'name', 'state_province', 'country_code', 'domains', 'aliases', 'rank'])
    .execute();
  const by_id = new Map(universities.map((entry) => [entry.id, entry]));
  const list = { index: createUniversityIndex(universities), by_id };
  newest = { list, version };
  return list;
}

/** Reads the table anew when it has changed; until then, and when that fails, what is kept stays in use. */
async function check({ db, clock, logger }: Needs, kept: Kept): Promise<void> {
  kept.checking = true;
  kept.checked_at = clock.now();
  try {
    const version = await readVersion(db);
    if (version !== kept.version) {
      kept.list = await readList(db, version);
      kept.version = version;
    }
  } catch (error) {
    logger.warn({ err: error }, "the universities couldn't be read again");
  } finally {
    kept.checking = false;
  }
}

async function load({ db, clock }: Needs): Promise<Kept> {
  const version = await readVersion(db);
  return { list: await readList(db, version), version, checked_at: clock.now(), checking: false };
}

const lists = new WeakMap<Database, Promise<Kept>>();

/**
 * The universities from memory: read at the first use, and again within seconds of a change. A process that can't
 * reach the database goes on with what it has.
 */
export async function getUniversities(needs: Needs): Promise<UniversityList> {
  let loading = lists.get(needs.db);
  if (!loading) {
    loading = load(needs);
    lists.set(needs.db, loading);
    loading.catch(() => lists.delete(needs.db));
  }
  const kept = await loading;
  if (!kept.checking && needs.clock.now() - kept.checked_at >= CHECK_EVERY_MS) {
    void check(needs, kept);
  }
  return kept.list;
}
