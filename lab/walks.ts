import { readFileSync, writeFileSync } from 'node:fs';
import { filesOf, WALKS } from './lib/walks.ts';

// The files that implement three behaviours; `--write` puts them into docs/architecture.md.

const root = new URL('..', import.meta.url).pathname;
const walks = WALKS.map((walk) => ({ name: walk.name, files: filesOf(root, walk) }));
for (const { name, files } of walks) {
  console.log(`${name}: ${files.length} files\n${files.map((file) => `  ${file}`).join('\n')}\n`);
}

if (process.argv.includes('--write')) {
  const page = new URL('../docs/architecture.md', import.meta.url);
  const text = readFileSync(page, 'utf8');
  const begin = '<!-- walks -->';
  const lists = walks.map(({ name, files }) => {
    const list = files.map((file) => `- \`${file}\``).join('\n');
    return `### ${name.charAt(0).toUpperCase()}${name.slice(1)}: ${files.length} files\n\n${list}\n`;
  });
  writeFileSync(page, `${text.slice(0, text.indexOf(begin) + begin.length)}\n\n${lists.join('\n')}`);
}
