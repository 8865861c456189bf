import { universityId, type University } from './university.ts';
import { withAliases } from './university-names.ts';

/**
 * One of the best-known universities, the place in their list being its rank. `key` is its country and present domain;
 * `also` its other domains, by one of which the source may know it; `name` replaces the source's.
 */
export type BestKnown = { key: string; also?: string[]; name?: string; aliases: string[] };

/** A university that the sources lack, or call otherwise. */
export type Addition = {
  country_code: string;
  domain: string;
  name: string;
  state_province?: string | null;
  aliases?: string[];
};

export function universityOfAddition({
  country_code,
  domain,
  name,
  state_province = null,
  aliases = [],
}: Addition): University {
  const id = universityId(country_code, domain);
  return withAliases({ id, name, state_province, country_code, domains: [domain], aliases: [], rank: null }, aliases);
}

/**
 * The universities with the names, short names, domains and ranks of the best known; `unresolved` are the keys that none
 * of them answers to. Ids follow the present domains.
 */
export function applyBestKnown(
  universities: readonly University[],
  bestKnown: readonly BestKnown[],
): { universities: University[]; unresolved: string[] } {
  const remaining = new Map(universities.map((university) => [university.id, university]));
  const byDomain = new Map(
    universities.map((university) => [`${university.country_code}/${university.domains[0]}`, university]),
  );
  const unresolved: string[] = [];
  const known = bestKnown.flatMap((entry, index) => {
    const [country_code = '', domain = ''] = entry.key.split('/');
    const domains = [domain, ...(entry.also ?? [])];
    const found = domains.flatMap((one) => byDomain.get(`${country_code}/${one}`) ?? []);
    const [first] = found;
    if (first === undefined) {
      unresolved.push(entry.key);
      return [];
    }
    found.forEach(({ id }) => remaining.delete(id));
    const university = {
      ...first,
      id: universityId(country_code, domain),
      name: entry.name ?? first.name,
      domains,
      rank: index + 1,
    };
    const names = found.flatMap(({ name, aliases }) => [name, ...aliases]);
    return [withAliases({ ...university, aliases: [] }, [...entry.aliases, ...names])];
  });
  return { universities: [...known, ...remaining.values()], unresolved };
}
