/**
 * Makes packages/reference-data/data/universities.json from the npm package "universities" (MIT), the hand-written list of
 * the best known and the hand-written additions. Run: node tools/generate-universities.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { applyBestKnown, universityOfAddition, type Addition, type BestKnown } from '@abroad/reference-data/best-known';
import { compileUniversities } from '@abroad/reference-data/compile-universities';
import { packUniversity } from '@abroad/reference-data/load-universities';
import { parseCsv } from './lib/parse-csv.ts';

const data = new URL('../packages/reference-data/data/', import.meta.url);
const source = new URL('../node_modules/universities/world-universities.csv', import.meta.url);
const readData = (name: string): unknown => JSON.parse(readFileSync(new URL(name, data), 'utf8'));

const rows = parseCsv(readFileSync(source, 'utf8'));
const compiled = compileUniversities(
  rows.map(([country_code = '', name = '', web_address = '']) => ({ country_code, name, web_address })),
);
const additions = (readData('additions.json') as Addition[]).map(universityOfAddition);
const { universities, unresolved } = applyBestKnown(
  [...compiled, ...additions],
  readData('best-known.json') as BestKnown[],
);
if (unresolved.length > 0) {
  console.error(`best-known.json names universities that are not in the data: ${unresolved.join(', ')}`);
  process.exit(1);
}

const lines = universities
  .toSorted((one, other) => compare(one.country_code, other.country_code) || compare(one.name, other.name))
  .map((university) => JSON.stringify(packUniversity(university)));
writeFileSync(new URL('universities.json', data), `[\n${lines.join(',\n')}\n]\n`);
const countries = new Set(universities.map(({ country_code }) => country_code)).size;
console.log(`${rows.length} rows gave ${universities.length} universities of ${countries} countries`);

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
