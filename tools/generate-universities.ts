/**
 * Generates packages/reference-data/data/universities.json from the npm package "universities" (MIT), records of the Research
 * Organization Registry (CC0) and the hand-written lists: best known, additions, names, renamed and closed.
 * Run: node tools/generate-universities.ts RECORDS [--unmatched], then tools/generate-mail-domains.ts.
 * RECORDS has one record per line: {"ror", "country" (alpha-2), "website", "domains": [], "names": [[name, language or null, kinds]]}.
 */
import { packUniversity, UNIVERSITIES_FILE } from '@abroad/reference-data/load-universities';
import type { RegistryRecord } from '@abroad/reference-data/own-names';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildList } from './lib/universities/build-list.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { unmatched: { type: 'boolean', default: false } },
});
const [file] = positionals;
if (file === undefined) {
  console.error('usage: node tools/generate-universities.ts RECORDS [--unmatched]');
  process.exit(1);
}
const records = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as RegistryRecord);
const { universities, unmatched } = buildList(records);
const lines = universities.map((university) => JSON.stringify(packUniversity(university)));
writeFileSync(UNIVERSITIES_FILE, `[\n${lines.join(',\n')}\n]\n`);
if (values.unmatched) {
  for (const { ror, country, website, names } of unmatched) {
    console.log([ror, country, website ?? '', names.map(([name]) => name).join(' / ')].join('\t'));
  }
}
const countries = new Set(universities.map(({ country_code }) => country_code)).size;
console.error(
  `${universities.length} universities of ${countries} countries; ${unmatched.length} of ${records.length} records are none of them`,
);
