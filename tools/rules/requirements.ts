import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isTaggedFull, isWhollyFull } from '../lib/test/marks.ts';
import { ROOT, type SourceFile } from './source-files.ts';

const DOCUMENT = path.join(ROOT, 'docs/requirements.md');
const HEADING = '## How each is checked';
const ID = /\b(?:[RBESVPCXKNU]-\d{2}|T-\d{2,3})\b/g;
const TITLE = /\b(?:test|it|describe)((?:\.\w+)*)\s*(?:\([^()]*\)\s*)?\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g;

/** The ids of docs/requirements.md; `X-21 to X-25` includes those between. */
export function readRequirements(): Set<string> {
  const [text = ''] = readFileSync(DOCUMENT, 'utf8').split(HEADING);
  const ids = new Set(text.match(ID) ?? []);
  for (const [, kind, from, to] of text.matchAll(/\b([A-Z])-(\d{2,3}) to \1-(\d{2,3})\b/g)) {
    for (let number = Number(from); number <= Number(to); number += 1) {
      ids.add(`${kind}-${String(number).padStart(2, '0')}`);
    }
  }
  return ids;
}

/** What a test runs: a browser, the API or another program of the product, or a unit of code. */
const kindOf = ({ path: file }: SourceFile) =>
  file.startsWith('e2e/') ? 'browser' : /^(?:apps\/(?!web)|chaos)/.test(file) ? 'API' : 'code';

/** How an id is shown: by which kinds of tests, and by which of those in `npm test`. */
interface Carried {
  kinds: Set<string>;
  usual: Set<string>;
}

/** The ids in test titles; skipped tests don't count. */
export function carriedIds(files: readonly SourceFile[]): Map<string, Carried> {
  const carried = new Map<string, Carried>();
  for (const file of files.filter((one) => one.is_test)) {
    const wholly = isWhollyFull(file.text);
    for (const match of file.text.matchAll(TITLE)) {
      const [all, modifiers = '', , title = ''] = match;
      if (/\.(skip|todo|fixme)/.test(modifiers)) continue;
      const isUsual = !wholly && !isTaggedFull(file.text.slice(match.index + all.length));
      for (const id of (title.match(/\[[^\]]*\]/g) ?? []).flatMap((bracket) => bracket.match(ID) ?? [])) {
        const { kinds, usual } = carried.get(id) ?? { kinds: new Set(), usual: new Set() };
        carried.set(id, { kinds: kinds.add(kindOf(file)), usual: isUsual ? usual.add(kindOf(file)) : usual });
      }
    }
  }
  return carried;
}

const KINDS = ['browser', 'API', 'code'];

/** The table of all ids and the kinds of tests that carry them, at the end of docs/requirements.md. */
export function checksTable(files: readonly SourceFile[]): string {
  const carried = carriedIds(files);
  const rows = [...readRequirements()].toSorted().map((id) => {
    const { kinds, usual } = carried.get(id) ?? { kinds: new Set(), usual: new Set() };
    const marks = KINDS.map((kind) => (usual.has(kind) ? '✓' : kinds.has(kind) ? 'full' : ''));
    return `| ${id} | ${marks.join(' | ')} |`;
  });
  return [
    HEADING,
    '',
    'In a real browser, over the API (or between other programs of the product), or as a unit of code: `✓` by a test of `npm test`, `full` by tests of `npm run test:full`',
    'alone. `node tools/boot.mjs requirements --write` generates this table from the titles of the tests; `grep -rF "[V-03" e2e apps packages` lists the tests.',
    '',
    '| id | browser | API | code |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** docs/requirements.md as it is, and with an up-to-date table. */
export function withChecks(files: readonly SourceFile[]): { present: string; expected: string } {
  const present = readFileSync(DOCUMENT, 'utf8');
  const [promises = ''] = present.split(HEADING);
  return { present, expected: `${promises.trimEnd()}\n\n${checksTable(files)}` };
}

export function writeChecks(files: readonly SourceFile[]): void {
  writeFileSync(DOCUMENT, withChecks(files).expected);
}
