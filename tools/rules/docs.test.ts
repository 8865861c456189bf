import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSourceFiles, ROOT } from './source-files.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const PAGES = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });

/** The anchors that GitHub gives the headings of a page. */
const anchorsOf = (page: string) =>
  new Set(
    [...read(page).matchAll(/^#+ (.*)$/gmu)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );

function leadsNowhere(page: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? page : path.join(path.dirname(page), file);
  if (!existsSync(path.join(ROOT, target))) return true;
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor);
}

test('each link between pages leads to an existing file and heading', () => {
  const broken = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/gu)]
      .map(([, link = '']) => link)
      .filter((link) => leadsNowhere(page, link))
      .map((link) => `${page}: ${link}`),
  );
  expect(PAGES.length).toBeGreaterThan(60);
  expect(broken).toEqual([]);
});

test('each decision that code names exists', () => {
  const missing = readSourceFiles().flatMap(({ path: file, text }) =>
    [...text.matchAll(/docs\/decisions\/(\d{4})/gu)]
      .filter(([, number = '']) => globSync(`docs/decisions/${number}-*.md`, { cwd: ROOT }).length === 0)
      .map(([name]) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the list of decisions has each decision with its title', () => {
  const list = read('docs/decisions/README.md');
  const lines = globSync('docs/decisions/0*.md', { cwd: ROOT }).map((file) => {
    const [, title = ''] = /^# (.*)$/mu.exec(read(file)) ?? [];
    return `- [${title}](${path.basename(file)})`;
  });
  expect(lines.filter((line) => !list.includes(line))).toEqual([]);
});
