import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTaggedFull, isWhollyFull } from '../lib/test/marks.ts';
import { ROOT, type SourceFile } from './source-files.ts';

const DOCUMENT = path.join(ROOT, 'docs/requirements.md');
const ID = /\b(?:[RBESVPCXKNU]-\d{2}|T-\d{2,3})\b/g;
const TITLE = /\b(?:test|it|describe)((?:\.\w+)*)\s*(?:\([^()]*\)\s*)?\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g;

/** The ids of docs/requirements.md; `X-21 to X-25` includes those between. */
export function readRequirements(): Set<string> {
  const text = readFileSync(DOCUMENT, 'utf8');
  const ids = new Set(text.match(ID) ?? []);
  for (const [, kind, from, to] of text.matchAll(/\b([A-Z])-(\d{2,3}) to \1-(\d{2,3})\b/g)) {
    for (let number = Number(from); number <= Number(to); number += 1) {
      ids.add(`${kind}-${String(number).padStart(2, '0')}`);
    }
  }
  return ids;
}

/** Returns the kind of a test: a browser, the API or another program of the product, or a unit of code. */
const kindOf = ({ path: file }: SourceFile) =>
  file.startsWith('e2e/') ? 'browser' : /^(?:apps\/(?!web)|lab\/chaos)/.test(file) ? 'API' : 'code';

/** The tests of an id: the kinds of all of them, and of those in `npm test`. */
interface Carried {
  kinds: Set<string>;
  usual: Set<string>;
}

/** The ids in test titles; skipped tests don't count. */
export function carriedIds(files: readonly SourceFile[]): Map<string, Carried> {
  const carried = new Map<string, Carried>();
  for (const file of files.filter((one) => one.is_test)) {
    const wholly = isWhollyFull(file.path, file.text);
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
