import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type SourceFile } from './source-files.ts';

const ID = /\b[RBESVPCXKN]-\d{2}\b/g;
const TITLE = /\b(?:test|it|describe)((?:\.\w+)*)\s*(?:\([^()]*\)\s*)?\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g;

/** The ids of docs/requirements.md; `X-21 to X-25` names those between as well. */
export function readRequirements(): Set<string> {
  const text = readFileSync(path.join(ROOT, 'docs/requirements.md'), 'utf8');
  const ids = new Set(text.match(ID) ?? []);
  for (const [, kind, from, to] of text.matchAll(/\b([A-Z])-(\d{2}) to \1-(\d{2})\b/g)) {
    for (let number = Number(from); number <= Number(to); number += 1) {
      ids.add(`${kind}-${String(number).padStart(2, '0')}`);
    }
  }
  return ids;
}

/** The ids that the titles of tests carry; skipped tests show nothing. */
export function carriedIds(files: readonly SourceFile[]): Set<string> {
  const carried = new Set<string>();
  for (const file of files.filter((one) => one.is_test)) {
    for (const [, modifiers, , title] of file.text.matchAll(TITLE)) {
      if (!/\.(skip|todo|fixme)/.test(modifiers ?? '')) {
        for (const bracket of title?.match(/\[[^\]]*\]/g) ?? []) {
          for (const id of bracket.match(ID) ?? []) {
            carried.add(id);
          }
        }
      }
    }
  }
  return carried;
}
