import { readFileSync } from 'node:fs';
import type { University } from './university.ts';

/** A line of the data file, in this order to keep it small. */
export type PackedUniversity = [
  id: string,
  country_code: string,
  name: string,
  domains: string[],
  aliases: string[],
  rank: number | null,
  state_province: string | null,
  closed_in?: number,
  successor_id?: string,
];

export function packUniversity(university: University): PackedUniversity {
  const { id, country_code, name, domains, aliases, rank, state_province, closed_in, successor_id } = university;
  const end = [closed_in, successor_id].filter((value) => value !== null && value !== undefined) as [number?, string?];
  return [id, country_code, name, domains, aliases, rank, state_province, ...end];
}

/** The file of the reference list. */
export const UNIVERSITIES_FILE = new URL('../data/universities.json', import.meta.url);

/** The reference list as it comes with the package, read from its data file (some 16,000 universities). */
export function loadUniversities(): University[] {
  const rows = JSON.parse(readFileSync(UNIVERSITIES_FILE, 'utf8')) as PackedUniversity[];
  return rows.map(([id, country_code, name, domains, aliases, rank, state_province, closed_in, successor_id]) => ({
    id,
    name,
    state_province,
    country_code,
    domains,
    aliases,
    rank,
    closed_in: closed_in ?? null,
    successor_id: successor_id ?? null,
  }));
}
