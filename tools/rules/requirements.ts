import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type SourceFile } from './source-files.ts';

const DOCUMENT = path.join(ROOT, 'docs/requirements.md');
const HEADING = '## How each is checked';
const ID = /\b[RBESVPCXKNU]-\d{2}\b/g;
const TITLE = /\b(?:test|it|describe)((?:\.\w+)*)\s*(?:\([^()]*\)\s*)?\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g;

/** The ids of docs/requirements.md; `X-21 to X-25` includes those between. */
export function readRequirements(): Set<string> {
  const [text = ''] = readFileSync(DOCUMENT, 'utf8').split(HEADING);
  const ids = new Set(text.match(ID) ?? []);
  for (const [, kind, from, to] of text.matchAll(/\b([A-Z])-(\d{2}) to \1-(\d{2})\b/g)) {
    for (let number = Number(from); number <= Number(to); number += 1) {
      ids.add(`${kind}-${String(number).padStart(2, '0')}`);
    }
  }
  return ids;
}

/** What a test runs: a browser, the API or another program of the product, or a unit of code. */
const kindOf = ({ path: file }: SourceFile) =>
  file.startsWith('e2e/') ? 'browser' : /^(?:apps\/(?!web)|chaos)/.test(file) ? 'API' : 'code';

/** The ids in test titles, each with the kinds of its tests; skipped tests don't count. */
export function carriedIds(files: readonly SourceFile[]): Map<string, Set<string>> {
  const carried = new Map<string, Set<string>>();
  for (const file of files.filter((one) => one.is_test)) {
    for (const [, modifiers, , title] of file.text.matchAll(TITLE)) {
      if (!/\.(skip|todo|fixme)/.test(modifiers ?? '')) {
        for (const bracket of title?.match(/\[[^\]]*\]/g) ?? []) {
          for (const id of bracket.match(ID) ?? []) {
            carried.set(id, (carried.get(id) ?? new Set()).add(kindOf(file)));
          }
        }
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
    const marks = KINDS.map((kind) => (carried.get(id)?.has(kind) ? '✓' : ''));
    return `| ${id} | ${marks.join(' | ')} |`;
  });
  return [
    HEADING,
    '',
    'In a real browser, over the API (or between other programs of the product), or as a unit of code. `npm run requirements -- --write` generates this table from the',
    'titles of the tests; `grep -rF "[V-03" e2e apps packages` lists the tests.',
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
