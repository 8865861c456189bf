/**
 * Generates packages/reference-data/src/names/cities, the names of the cities of time zones, from Unicode CLDR, and
 * names/zone-countries, the zones that are named after their country.
 * Run: npm pack cldr-dates-full@48.2.0, unpack it, node tools/generate-zone-cities.ts FOLDER, and npm run format
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { citiesFile, countriesFile, LANGUAGES } from './lib/zone-cities/list-cities.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node tools/generate-zone-cities.ts FOLDER');
  process.exit(1);
}
const names = path.join(import.meta.dirname, '../packages/reference-data/src/names');
for (const language of LANGUAGES) {
  writeFileSync(path.join(names, 'cities', `${language}.ts`), citiesFile(folder, language));
}
for (const language of ['en', ...LANGUAGES] as const) {
  writeFileSync(path.join(names, 'zone-countries', `${language}.ts`), countriesFile(language));
}
