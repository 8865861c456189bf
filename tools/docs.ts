import { readFileSync, writeFileSync } from 'node:fs';
import { filesOf, WALKS } from './lib/walks.ts';
import { writeSettings } from './rules/configuration.ts';
import { carriedIds, readRequirements } from './rules/requirements.ts';
import { readSourceFiles } from './rules/source-files.ts';

// Writes the parts of docs that are generated from code, and prints the tests of each promise of docs/requirements.md.

const root = new URL('..', import.meta.url).pathname;

/** The lists of files in docs/architecture.md that implement three behaviours. */
function writeWalks(): void {
  const page = new URL('../docs/architecture.md', import.meta.url);
  const text = readFileSync(page, 'utf8');
  const begin = '<!-- walks -->';
  const lists = WALKS.map((walk) => {
    const files = filesOf(root, walk);
    const list = files.map((file) => `- \`${file}\``).join('\n');
    return `### ${walk.name.charAt(0).toUpperCase()}${walk.name.slice(1)}: ${files.length} files\n\n${list}\n`;
  });
  writeFileSync(page, `${text.slice(0, text.indexOf(begin) + begin.length)}\n\n${lists.join('\n')}`);
}

writeWalks();
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
