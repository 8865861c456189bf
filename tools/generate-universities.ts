/**
 * Generates packages/reference-data/data/universities.json from the npm package "universities" (MIT), the hand-written lists of
 * the best known, additions and names, and the names of the registry. Run: node tools/generate-universities.ts
 */
import { packUniversity } from '@abroad/reference-data/load-universities';
import { withAliases } from '@abroad/reference-data/university-names';
import { writeFileSync } from 'node:fs';
import { DATA, readBaseList, readData } from './lib/universities/base-list.ts';
import { withHanVariants } from './lib/universities/han-variants.ts';

const byRegistry = readData<Record<string, string[]>>('registry-names.json');
/** By country and first domain, like the best-known list. */
const byHand = readData<Record<string, string[]>>('names-by-hand.json');

const base = readBaseList();
const keys = new Set(base.map(({ country_code, domains: [first = ''] }) => `${country_code}/${first}`));
const unknown = Object.keys(byHand).filter((key) => !keys.has(key));
if (unknown.length > 0) {
  throw new Error(`names-by-hand.json names universities that are not in the data: ${unknown.join(', ')}`);
}

const universities = base
  .map((university) => {
    const { id, country_code, domains, aliases } = university;
    const names = [...aliases, ...(byHand[`${country_code}/${domains[0]}`] ?? []), ...(byRegistry[id] ?? [])];
    return withAliases(university, names.flatMap(withHanVariants));
  })
  .toSorted((one, other) => compare(one.country_code, other.country_code) || compare(one.name, other.name));
const lines = universities.map((university) => JSON.stringify(packUniversity(university)));
writeFileSync(new URL('universities.json', DATA), `[\n${lines.join(',\n')}\n]\n`);
const countries = new Set(universities.map(({ country_code }) => country_code)).size;
console.log(`${universities.length} universities of ${countries} countries`);

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
