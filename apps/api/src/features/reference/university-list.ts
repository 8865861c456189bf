import { createUniversityIndex, type University, type UniversityIndex } from '@abroad/reference-data';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger'>;

/** The universities of the table, in memory. */
export interface UniversityList {
  /** Made with its first use, which takes most of a second. */
  readonly index: UniversityIndex;
  by_id: ReadonlyMap<string, University>;
}
interface CachedList {
  list: UniversityList;
  version: string;
  checked_at: number;
  checking: boolean;
}

/** How long an import may remain unnoticed. */
const CHECK_EVERY_MS = 10_000;

async function readVersion(db: Database): Promise<string> {
  const { count, newest } = await db
    .selectFrom('university')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('updated_at').as('newest')])
    .executeTakeFirstOrThrow();
  return `${count} ${newest}`;
}

/** The list that was read last; all connections of the process share it. */
let newest: Pick<CachedList, 'list' | 'version'> | null = null;

async function readList(db: Database, version: string): Promise<UniversityList> {
  if (newest?.version === version) {
    return newest.list;
  }
  const universities: University[] = await db
    .selectFrom('university')
    .select(['id', 'name', 'state_province', 'country_code', 'domains', 'aliases', 'rank', 'closed_in', 'successor_id'])
    .execute();
  const by_id = new Map(universities.map((entry) => [entry.id, entry]));
  let index: UniversityIndex | undefined;
  const list: UniversityList = {
    by_id,
    get index() {
      return (index ??= createUniversityIndex(universities));
    },
  };
  newest = { list, version };
  return list;
}

/** Reads the table again if it has changed. Until then, and after a failure, the cached list stays. */
async function refreshIfChanged({ db, clock, logger }: Deps, cached: CachedList): Promise<void> {
  cached.checking = true;
  cached.checked_at = clock.now();
  try {
    const version = await readVersion(db);
    if (version !== cached.version) {
      cached.list = await readList(db, version);
      cached.version = version;
    }
  } catch (error) {
    logger.warn({ err: error }, "the universities couldn't be read again");
  } finally {
    cached.checking = false;
  }
}

async function load({ db, clock }: Deps): Promise<CachedList> {
  const version = await readVersion(db);
  return { list: await readList(db, version), version, checked_at: clock.now(), checking: false };
}

const lists = new WeakMap<Database, Promise<CachedList>>();

/**
 * The universities in memory: read on first use, and again within seconds of a change. A process that can't reach the
 * database keeps its list.
 */
export async function getUniversities(deps: Deps): Promise<UniversityList> {
  let loading = lists.get(deps.db);
  if (!loading) {
    loading = load(deps);
    lists.set(deps.db, loading);
    loading.catch(() => lists.delete(deps.db));
  }
  const cached = await loading;
  if (!cached.checking && deps.clock.now() - cached.checked_at >= CHECK_EVERY_MS) {
    void refreshIfChanged(deps, cached);
  }
  return cached.list;
}
