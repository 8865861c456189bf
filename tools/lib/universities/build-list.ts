import type { Addition } from '@abroad/reference-data/best-known';
import {
  applyClosed,
  applyRenamed,
  byKey,
  called,
  type Closed,
  type Renamed,
} from '@abroad/reference-data/changed-universities';
import { domainOf } from '@abroad/reference-data/domain';
import { namesFromRegistry, type RegistryRecord } from '@abroad/reference-data/own-names';
import { universitiesOfRegistry } from '@abroad/reference-data/registry-universities';
import type { University } from '@abroad/reference-data/university';
import { withAliases } from '@abroad/reference-data/university-names';
import { readBaseList, readData } from './base-list.ts';
import { withHanVariants } from './han-variants.ts';

/** The list, and the registry's records that are not in it. */
export type BuiltList = { universities: University[]; unmatched: RegistryRecord[] };

/**
 * The list of universities: those of the npm package and the hand-written lists, joined with the records of the registry by
 * country and domain first and by name last; the places of study among the other records; and closed or renamed universities.
 */
export function buildList(records: readonly RegistryRecord[]): BuiltList {
  const closed = readData<Closed[]>('closed.json');
  const byHand = readData<Record<string, string[]>>('names-by-hand.json');
  const base = byKey(readBaseList());
  for (const [key, names] of Object.entries(byHand)) {
    const university = base.get(key);
    if (university === undefined) {
      throw new Error(`names-by-hand.json names ${key}, which is not in the data`);
    }
    base.set(key, withAliases(university, names));
  }
  const renamed = readData<Renamed[]>('renamed.json');
  applyRenamed(base, renamed);

  const isClosed = new Set(closed.map(({ key }) => key));
  const teaching = [...base].filter(([key]) => !isClosed.has(key)).map(([, university]) => university);
  const registry = namesFromRegistry(teaching, records);
  const namedByHand = new Set([
    ...renamed.flatMap(({ key, name }) => (name === undefined ? [] : [key])),
    ...readData<Addition[]>('additions.json').map(({ country_code, domain }) => `${country_code}/${domain}`),
  ]);
  for (const [key, university] of base) {
    const present = namedByHand.has(key) ? undefined : registry.renamed.get(university.id);
    const named = withAliases(university, registry.names.get(university.id) ?? []);
    base.set(key, present === undefined ? named : called(named, present));
  }
  const added = universitiesOfRegistry([...base.values()], registry.unmatched);
  const all = new Map([...base, ...byKey(added)]);
  applyClosed(all, closed);
  const universities = [...all.values()].map((university) =>
    withAliases({ ...university, aliases: [] }, university.aliases.flatMap(withHanVariants)),
  );
  const taken = new Set(added.flatMap(({ domains }) => domains));
  return {
    universities: universities.toSorted(
      (one, other) => compare(one.country_code, other.country_code) || compare(one.name, other.name),
    ),
    unmatched: registry.unmatched.filter(
      ({ website, domains }) => ![website ?? '', ...domains].some((address) => taken.has(domainOf(address) ?? '')),
    ),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
