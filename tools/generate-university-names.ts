/**
 * Generates packages/reference-data/data/registry-names.json: names in people's own script and language, and short names, from records of
 * the Research Organization Registry (CC0). Then run tools/generate-universities.ts.
 * Run: node tools/generate-university-names.ts FILE [--unmatched]
 * FILE has one record per line: {"ror", "country" (alpha-2), "website", "domains": [], "names": [[name, language or null, kinds]]}.
 */
import { namesFromRegistry, type RegistryRecord } from '@abroad/reference-data/own-names';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DATA, readBaseList } from './lib/universities/base-list.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { unmatched: { type: 'boolean', default: false } },
});
const [file] = positionals;
if (file === undefined) {
  console.error('usage: node tools/generate-university-names.ts FILE [--unmatched]');
  process.exit(1);
}
const lines = readFileSync(file, 'utf8').split('\n');
const records = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as RegistryRecord);
const universities = readBaseList();
const { names, unmatched } = namesFromRegistry(universities, records);

const entries = universities
  .flatMap(({ id }) => {
    const own = [...new Set(names.get(id))];
    return own.length === 0 ? [] : [[id, own] as const];
  })
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(
  new URL('registry-names.json', DATA),
  `{\n${entries.map(([id, own]) => `${JSON.stringify(id)}: ${JSON.stringify(own)}`).join(',\n')}\n}\n`,
);
if (values.unmatched) {
  for (const { ror, country, website, names: all } of unmatched) {
    console.log([ror, country, website ?? '', all.map(([name]) => name).join(' / ')].join('\t'));
  }
}
console.error(
  `${records.length} records: ${names.size} are universities of the list, ${entries.length} of which have names of their own; ${unmatched.length} matched none`,
);
