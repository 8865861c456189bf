import { applyBestKnown, universityOfAddition, type Addition, type BestKnown } from '@abroad/reference-data/best-known';
import { compileUniversities } from '@abroad/reference-data/compile-universities';
import type { University } from '@abroad/reference-data/university';
import { readFileSync } from 'node:fs';
import { parseCsv } from '../parse-csv.ts';

/** The data folder of the reference package. */
export const DATA = new URL('../../../packages/reference-data/data/', import.meta.url);
const SOURCE = new URL('../../../node_modules/universities/world-universities.csv', import.meta.url);

export const readData = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, DATA), 'utf8')) as T;

/**
 * The universities of the npm package "universities", the hand-written additions and the best-known list, before names in
 * people's own scripts are added.
 * @throws Error if best-known.json names a university that is not in the data
 */
export function readBaseList(): University[] {
  const rows = parseCsv(readFileSync(SOURCE, 'utf8'));
  const compiled = compileUniversities(
    rows.map(([country_code = '', name = '', web_address = '']) => ({ country_code, name, web_address })),
  );
  const additions = readData<Addition[]>('additions.json').map(universityOfAddition);
  const { universities, unresolved } = applyBestKnown(
    [...compiled, ...additions],
    readData<BestKnown[]>('best-known.json'),
  );
  if (unresolved.length > 0) {
    throw new Error(`best-known.json names universities that are not in the data: ${unresolved.join(', ')}`);
  }
  return universities;
}
