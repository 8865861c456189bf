import type { University } from '@abroad/reference-data/university';
import { createUniversityIndex, withChanged, type UniversityIndex } from '@abroad/reference-data/university-index';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { byIds, type Universities } from './reference.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger'>;

/** The universities of the table, in memory, for who searches them. A call that only names some reads those: `findUniversitiesById`. */
export interface UniversityList {
  /** The listed ones. Made with its first use, which takes more than a second. */
  readonly index: UniversityIndex;
  by_id: Universities;
}
/** A whole reading of the table, on which what changed since is laid. */
interface Base {
  universities: readonly University[];
  by_id: Universities;
  version: Version;
  index?: UniversityIndex;
}
interface Version {
  count: number;
  /** When a row was written last, as PostgreSQL writes it. */
  newest: string | null;
}
interface CachedList {
  base: Base;
  list: UniversityList;
  version: Version;
  checked_at: number;
  checking: boolean;
}

/** How long a change may remain unnoticed by another process. */
const CHECK_EVERY_MS = 10_000;
/** Up to this many changed universities get an index of their own, in some milliseconds; for more the whole is made again. */
const FEW = 200;

const isSame = (one: Version, other: Version) => one.count === other.count && one.newest === other.newest;

const readVersion = (db: Database): Promise<Version> =>
  db
    .selectFrom('university')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<string | null>`max(updated_at)::text`.as('newest'))
    .executeTakeFirstOrThrow();

const rowsOf = (db: Database) =>
  db
    .selectFrom('university')
    .select(['id', 'name', 'state_province', 'country_code', 'domains', 'aliases', 'rank', 'closed_in', 'successor_id'])
    .select('is_listed');

function listOf(base: Base, changed: readonly University[]): UniversityList {
  let index: UniversityIndex | undefined;
  return {
    by_id: changed.length === 0 ? base.by_id : byIds(changed, base.by_id),
    get index() {
      base.index ??= createUniversityIndex(base.universities);
      return (index ??= withChanged(
        base.index,
        changed.filter(({ is_listed }) => is_listed),
      ));
    },
  };
}

/** The list that was read last; all connections of the process share it. */
let newest: Base | null = null;

async function readBase(db: Database, version: Version): Promise<Base> {
  if (newest === null || !isSame(newest.version, version)) {
    const rows = await rowsOf(db).execute();
    newest = { universities: rows.filter(({ is_listed }) => is_listed), by_id: byIds(rows), version };
  }
  return newest;
}

/** Reads what has changed. */
async function follow(db: Database, cached: CachedList, version: Version): Promise<void> {
  const { base } = cached;
  const changed = await rowsOf(db)
    .where(sql<boolean>`updated_at > ${base.version.newest}::timestamptz`)
    .execute();
  const list = listOf(base, changed);
  const isFew = changed.filter(({ is_listed }) => is_listed).length <= FEW;
  const known = list.by_id.size;
  // Others may have been entered since the version was read: the next reading takes them in.
  const isWhole = known === version.count || (known > version.count && known <= (await readVersion(db)).count);
  if (isFew && isWhole) {
    cached.list = list;
  } else {
    cached.base = await readBase(db, version);
    cached.list = listOf(cached.base, []);
  }
  cached.version = version;
}

/** Reads the table again if it has changed. Until then, and after a failure, the cached list stays. */
async function refreshIfChanged({ db, clock, logger }: Deps, cached: CachedList): Promise<void> {
  cached.checking = true;
  cached.checked_at = clock.now();
  try {
    const version = await readVersion(db);
    if (!isSame(version, cached.version)) {
      await follow(db, cached, version);
    }
  } catch (error) {
    logger.warn({ err: error }, "the universities couldn't be read again");
  } finally {
    cached.checking = false;
  }
}

async function load({ db, clock }: Deps): Promise<CachedList> {
  const version = await readVersion(db);
  const base = await readBase(db, version);
  return { base, list: listOf(base, []), version, checked_at: clock.now(), checking: false };
}

const lists = new WeakMap<Database, Promise<CachedList>>();

function cachedOf(deps: Deps): Promise<CachedList> {
  let loading = lists.get(deps.db);
  if (!loading) {
    loading = load(deps);
    lists.set(deps.db, loading);
    loading.catch(() => lists.delete(deps.db));
  }
  return loading;
}

/** Reads what has changed now, for what follows from it. */
export const readUniversitiesAgain = async (deps: Deps): Promise<void> => refreshIfChanged(deps, await cachedOf(deps));

/**
 * The universities in memory: read on first use, and again within seconds of a change. A process that can't reach the
 * database keeps its list.
 */
export async function getUniversities(deps: Deps): Promise<UniversityList> {
  const cached = await cachedOf(deps);
  if (!cached.checking && deps.clock.now() - cached.checked_at >= CHECK_EVERY_MS) {
    void refreshIfChanged(deps, cached);
  }
  return cached.list;
}
