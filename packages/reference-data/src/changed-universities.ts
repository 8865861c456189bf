import type { University } from './university.ts';
import { withAliases } from './university-names.ts';

/** A listed university under the domain and name it has today. `key` is its country and first domain in the list. */
export type Renamed = { key: string; domain?: string; name?: string; aliases?: string[] };

/** One that no longer teaches under its name since a year, and the key of the one it became part of, if there is one. */
export type Closed = { key: string; in: number; successor: string | null };

/** Universities by the key that the hand-written lists name them by, which stays as it was when names and domains change. */
export type Keyed = Map<string, University>;

/** Returns universities by country and first domain; on a shared host the first one has that key, the others their id. */
export function byKey(universities: readonly University[]): Keyed {
  const keyed: Keyed = new Map();
  for (const university of universities) {
    const key = `${university.country_code}/${university.domains[0] ?? ''}`;
    keyed.set(keyed.has(key) ? university.id : key, university);
  }
  return keyed;
}

/**
 * Gives universities the domain and name of today; the former ones stay among their domains and aliases, and the ids as they are.
 * @throws Error if a key is unknown, or a domain belongs to another university
 */
export function applyRenamed(universities: Keyed, renamed: readonly Renamed[]): void {
  const owners = new Map([...universities].flatMap(([key, { domains }]) => domains.map((domain) => [domain, key])));
  for (const { key, domain, name, aliases = [] } of renamed) {
    const university = demand(universities, key, 'renamed.json');
    if (domain !== undefined && (owners.get(domain) ?? key) !== key) {
      throw new Error(`renamed.json gives ${key} a domain of ${owners.get(domain)}`);
    }
    const domains = [...new Set([...(domain === undefined ? [] : [domain]), ...university.domains])];
    universities.set(key, called({ ...university, domains }, name ?? university.name, aliases));
  }
}

/** The university under another name, by which it is shown; the name before becomes an alias. */
export function called(university: University, name: string, aliases: readonly string[] = []): University {
  return withAliases({ ...university, name, aliases: [] }, [...aliases, university.name, ...university.aliases]);
}

/**
 * Marks universities that were closed or merged.
 * @throws Error if a key is unknown, or a successor is closed itself
 */
export function applyClosed(universities: Keyed, closed: readonly Closed[]): void {
  const keys = new Set(closed.map(({ key }) => key));
  for (const { key, in: closed_in, successor } of closed) {
    const university = demand(universities, key, 'closed.json');
    if (successor !== null && keys.has(successor)) {
      throw new Error(`closed.json: ${successor} follows ${key} and is closed itself`);
    }
    const successor_id = successor === null ? null : demand(universities, successor, 'closed.json').id;
    universities.set(key, { ...university, closed_in, successor_id });
  }
}

function demand(universities: Keyed, key: string, file: string): University {
  const university = universities.get(key);
  if (university === undefined) {
    throw new Error(`${file} names ${key}, which is not in the data`);
  }
  return university;
}
