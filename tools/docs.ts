import { writeFileSync } from 'node:fs';
import { withWalks } from './lib/walks.ts';
import { writeSettings } from './rules/configuration.ts';
import { carriedIds, readRequirements } from './rules/requirements.ts';
import { readSourceFiles } from './rules/source-files.ts';

// Writes the parts of docs that are generated from code, and prints the tests of each promise of docs/requirements.md.

const root = new URL('..', import.meta.url).pathname;

const { file, expected } = withWalks(root);
writeFileSync(file, expected);
writeSettings();

const carried = carriedIds(readSourceFiles());
const all = [...readRequirements()].toSorted();
for (const id of all) {
  const { kinds, usual } = carried.get(id) ?? { kinds: new Set(), usual: new Set() };
  const shown = [...kinds].map((kind) => (usual.has(kind) ? kind : `${kind} (full)`));
  console.log(`${id.padEnd(6)}${shown.join(', ') || 'no test'}`);
}
const usual = all.filter((id) => carried.get(id)?.usual.size);
console.log(`${all.length} promises, ${usual.length} of them shown by npm test`);
