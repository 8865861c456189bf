/**
 * Makes packages/reference-data/src/names/cities: what the cities of time zones are called, from Unicode CLDR.
 * Run: npm pack cldr-dates-full@48.2.0, unpack it, node tools/generate-zone-cities.ts FOLDER, and npm run format
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { citiesFile, LANGUAGES } from './lib/zone-cities/list-cities.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node tools/generate-zone-cities.ts FOLDER');
  process.exit(1);
}
const target = path.join(import.meta.dirname, '../packages/reference-data/src/names/cities');
for (const language of LANGUAGES) {
  writeFileSync(path.join(target, `${language}.ts`), citiesFile(folder, language));
}
