import type { FileRow } from './file-row.ts';
import { normalise } from './normalise.ts';
import type { University } from './university.ts';

/** Universities by their distinguishing marks. A mark that several share is `SHARED`. */
export type UniversityRegister = {
  /** The university that a row means: by country and any domain, else by country, name and, where both have one, state. */
  find(row: FileRow): University | undefined;
  get(id: string): University | undefined;
  /** Whether a domain is some university's already. */
  hasDomain(countryCode: string, domain: string): boolean;
  isSharedDomain(countryCode: string, domain: string): boolean;
  /** Adds a university, or puts it in the place of the one with its id. */
  put(university: University): void;
};

const SHARED = Symbol('shared');

export function createUniversityRegister(universities: readonly University[]): UniversityRegister {
  const byId = new Map<string, University>();
  const byDomain = new Map<string, string | typeof SHARED>();
  const byName = new Map<string, string | typeof SHARED>();
  const note = (map: typeof byName, key: string, id: string) => {
    const known = map.get(key);
    map.set(key, known === undefined || known === id ? id : SHARED);
  };
  const look = (map: typeof byName, key: string) => {
    const id = map.get(key);
    return typeof id === 'string' ? byId.get(id) : undefined;
  };

  const register: UniversityRegister = {
    find({ name, country_code, domains, state_province }) {
      for (const domain of domains) {
        const university = look(byDomain, `${country_code}/${domain}`);
        if (university !== undefined) {
          return university;
        }
      }
      const namesake = look(byName, `${country_code}/${normalise(name)}`);
      return namesake !== undefined && mayBeOneState(namesake.state_province, state_province) ? namesake : undefined;
    },
    get: (id) => byId.get(id),
    hasDomain: (countryCode, domain) => byDomain.has(`${countryCode}/${domain}`),
    isSharedDomain: (countryCode, domain) => byDomain.get(`${countryCode}/${domain}`) === SHARED,
    put(university) {
      const { id, country_code, name, aliases, domains } = university;
      byId.set(id, university);
      domains.forEach((domain) => note(byDomain, `${country_code}/${domain}`, id));
      [name, ...aliases].forEach((text) => note(byName, `${country_code}/${normalise(text)}`, id));
    },
  };
  universities.forEach((university) => register.put(university));
  return register;
}

function mayBeOneState(one: string | null, other: string | null): boolean {
  return one === null || other === null || normalise(one) === normalise(other);
}
