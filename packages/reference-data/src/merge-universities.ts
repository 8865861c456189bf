import { readFileRow, type FileRow } from './file-row.ts';
import { normalise } from './normalise.ts';
import { withAliases } from './university-names.ts';
import { createUniversityRegister, type UniversityRegister } from './university-register.ts';
import { universityId, universityIdOnSharedHost, type University } from './university.ts';

/** An entry of the file that can't be used: its place in the file, from 1, its name where it has one, and why. */
export type Refusal = { row: number; name: string | null; reason: string };

export type Merge = {
  added: University[];
  /** The changed universities in their new form. */
  changed: University[];
  /** Those that the file names and says nothing new about. */
  unchanged: University[];
  refused: Refusal[];
  /** How many rows were about a university that an earlier row of the file had named. */
  repeated: number;
};

/**
 * Merges the entries of Hipo/university-domains-list into the universities there are. A row means the university of its
 * country that has one of its domains, else the one of its name. Ids and names stay; other names become aliases, and
 * domains and missing states are added. Merging the same rows again changes nothing.
 * @param onRow gets the number of rows that are done
 */
export function mergeUniversities(
  current: readonly University[],
  fileRows: readonly unknown[],
  onRow: (done: number) => void = () => {},
): Merge {
  const register = createUniversityRegister(current);
  const before = new Map(current.map((university) => [university.id, university]));
  const named = new Set<string>();
  const refused: Refusal[] = [];
  let repeated = 0;
  fileRows.forEach((value, index) => {
    const read = readFileRow(value);
    if ('reason' in read) {
      refused.push({ row: index + 1, name: nameOf(value), reason: read.reason });
    } else {
      const id = place(register, read.row);
      repeated += named.has(id) ? 1 : 0;
      named.add(id);
    }
    onRow(index + 1);
  });
  const now = [...named].flatMap((id) => register.get(id) ?? []);
  return {
    added: now.filter(({ id }) => !before.has(id)),
    changed: now.filter((university) => before.has(university.id) && before.get(university.id) !== university),
    unchanged: now.filter((university) => before.get(university.id) === university),
    refused,
    repeated,
  };
}

/** Puts what a row says into the register. @returns the id of its university */
function place(register: UniversityRegister, row: FileRow): string {
  const fresh = universityOfRow(register, row);
  const known = register.find(row) ?? register.get(fresh.id);
  if (known === undefined) {
    register.put(fresh);
    return fresh.id;
  }
  const joined = join(register, known, row);
  if (joined !== known) {
    register.put(joined);
  }
  return known.id;
}

function universityOfRow(
  register: UniversityRegister,
  { country_code, name, domains, state_province }: FileRow,
): University {
  const [first = ''] = domains;
  const id = register.isSharedDomain(country_code, first)
    ? universityIdOnSharedHost(country_code, first, normalise(name))
    : universityId(country_code, first);
  return { id, name, state_province, country_code, domains, aliases: [], rank: null };
}

/** The university with what the row adds; itself when that is nothing. */
function join(register: UniversityRegister, university: University, row: FileRow): University {
  const named = withAliases(university, [row.name]);
  const domains = row.domains.filter((domain) => !register.hasDomain(row.country_code, domain));
  const state = university.state_province ?? row.state_province;
  if (domains.length === 0 && state === university.state_province) {
    return named;
  }
  return { ...named, domains: [...university.domains, ...domains], state_province: state };
}

function nameOf(value: unknown): string | null {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
  return typeof name === 'string' && name.trim() !== '' ? name : null;
}
