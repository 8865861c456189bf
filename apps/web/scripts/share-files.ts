/** A module of the browser's build. */
export interface BuiltModule {
  id: string;
  /** Bytes of its code. */
  size: number;
  /** The modules that are loaded with it, and those that it loads when needed. */
  imports: readonly string[];
  later: readonly string[];
  isEntry: boolean;
}

/** The cost of a request, in bytes of code that could be sent instead. */
const REQUEST_COST = 2500;

/** Modules that are sent in one file. */
interface Share {
  ids: string[];
  size: number;
  /** Its users: pages, and parts that are loaded later. */
  users: Set<string>;
  /** Other files that it imports. */
  imports: Set<Share>;
}

/**
 * Decides which modules are sent in one file. Modules that exactly the same pages and later parts use begin as one file. Then
 * two files are joined as long as that is cheaper: the saved requests against the bytes that some pages don't need. No two
 * files ever import each other.
 * @param isEverywhere whether an entry is part of every page; its imports are left out
 * @returns the name of its file for each module that has more than one user
 */
export function shareFiles(all: readonly BuiltModule[], isEverywhere: (id: string) => boolean): Map<string, string> {
  const modules = new Map(
    all.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((module) => [module.id, module]),
  );
  const everywhere = [...modules.values()].filter(({ id, isEntry }) => isEntry && isEverywhere(id));
  const left = new Set(everywhere.flatMap(({ id }) => [...reach(id, modules)]));
  const shares = joinShares(startShares(modules, left));
  return nameShares(shares, modules);
}

/** A module and all modules that are loaded with it. */
function reach(start: string, modules: ReadonlyMap<string, BuiltModule>): Set<string> {
  const found = new Set([start]);
  // The loop over a set also visits items that are added during it.
  for (const id of found) modules.get(id)?.imports.forEach((imported) => found.add(imported));
  return found;
}

/** A file for each set of users. Imports can't be circular, because users of a module also use its imports. */
function startShares(modules: ReadonlyMap<string, BuiltModule>, left: ReadonlySet<string>): Share[] {
  const starts = [...modules.values()].flatMap(({ id, isEntry, later }) => (isEntry ? [id, ...later] : later));
  const users = new Map<string, Set<string>>();
  for (const start of new Set(starts)) {
    for (const id of reach(start, modules)) users.set(id, (users.get(id) ?? new Set()).add(start));
  }
  const shares = new Map<string, Share>();
  const shareOf = new Map<string, Share>();
  for (const [id, { size }] of modules) {
    const own = users.get(id);
    if (own === undefined || left.has(id)) continue;
    const key = [...own].toSorted().join();
    const share = shares.get(key) ?? { ids: [], size: 0, users: own, imports: new Set() };
    share.ids.push(id);
    share.size += size;
    shares.set(key, share);
    shareOf.set(id, share);
  }
  for (const [id, share] of shareOf) {
    for (const imported of modules.get(id)?.imports ?? []) {
      const other = shareOf.get(imported);
      if (other !== undefined && other !== share) share.imports.add(other);
    }
  }
  return [...shares.values()];
}

interface Pair {
  one: Share;
  other: Share;
  /** The bytes that are saved if both are one file, as far as known. */
  gain: number;
}

/** Joins, the best pair first, until no join saves anything. */
function joinShares(all: readonly Share[]): Share[] {
  const shares = new Set(all.filter(({ users }) => users.size > 1));
  const pairs = new Set([...shares].flatMap((one, at) => pairsOf(one, [...shares].slice(at + 1))));
  for (let best = bestOf(pairs); best !== null; best = bestOf(pairs)) {
    const { one, other, gain } = best;
    // The imports of these may include files that were joined meanwhile.
    best.gain = gainOf(one, other);
    if (best.gain <= 0) pairs.delete(best);
    if (best.gain !== gain) continue;
    join(one, other, all);
    shares.delete(other);
    for (const pair of pairs) {
      if ([pair.one, pair.other].some((share) => share === one || share === other)) pairs.delete(pair);
    }
    const others = [...shares].filter((share) => share !== one);
    for (const pair of pairsOf(one, others)) pairs.add(pair);
  }
  return [...shares];
}

function pairsOf(one: Share, others: readonly Share[]): Pair[] {
  return others.map((other) => ({ one, other, gain: gainOf(one, other) })).filter(({ gain }) => gain > 0);
}

/** Each common user saves a request; each other one fetches modules that it doesn't need, with their imports. */
function gainOf(one: Share, other: Share): number {
  const spared = one.users.intersection(other.users).size * REQUEST_COST;
  return spared - costFor(one.users.difference(other.users), other) - costFor(other.users.difference(one.users), one);
}

function costFor(users: ReadonlySet<string>, share: Share): number {
  const fetched = [...importsOf(share)].map(
    (needed) => users.difference(needed.users).size * (needed.size + REQUEST_COST),
  );
  return fetched.reduce((sum, bytes) => sum + bytes, users.size * share.size);
}

function bestOf(pairs: Iterable<Pair>): Pair | null {
  let best: Pair | null = null;
  for (const pair of pairs) if (best === null || pair.gain > best.gain) best = pair;
  return best;
}

/** The files that are loaded with one, by direct or indirect imports. */
function importsOf(share: Share): Set<Share> {
  const found = new Set(share.imports);
  for (const { imports } of found) imports.forEach((imported) => found.add(imported));
  return found;
}

/** Makes `other` a part of `one`, also for all that import it. */
function join(one: Share, other: Share, all: readonly Share[]): void {
  one.ids.push(...other.ids);
  one.size += other.size;
  one.users = one.users.union(other.users);
  one.imports = one.imports.union(other.imports);
  for (const { imports } of all) {
    if (imports.delete(other)) imports.add(one);
  }
  one.imports.delete(one);
  for (const imported of importsOf(one)) imported.users = imported.users.union(one.users);
}

/** A file is called after the largest of its modules; `api-2` if another one is called `api`. */
function nameShares(shares: readonly Share[], modules: ReadonlyMap<string, BuiltModule>): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Map<string, number>();
  for (const { ids } of shares) {
    const [largest = ''] = ids.toSorted(
      (one, other) => (modules.get(other)?.size ?? 0) - (modules.get(one)?.size ?? 0),
    );
    const name = /([\w-]+)[^/\\]*$/.exec(largest)?.[1] ?? 'shared';
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    for (const id of ids) names.set(id, count === 1 ? name : `${name}-${count}`);
  }
  return names;
}
