import { readFileSync, writeFileSync } from 'node:fs';
import { digestOf } from '../apps/identity/src/accounts/common-passwords.ts';

const SHORTEST = 8;
const KEPT = 1000;

/**
 * Generates `apps/identity/data/common-passwords.json` from `src/passwords.json` of the npm package @zxcvbn-ts/language-common,
 * whose path is the argument: the most common ones that are long enough, as digests.
 */
const [source = ''] = process.argv.slice(2);
const ranked = (JSON.parse(readFileSync(source, 'utf8')) as string[]).filter(({ length }) => length >= SHORTEST);
const digests = ranked.slice(0, KEPT).map(digestOf).toSorted();
const target = new URL('../apps/identity/data/common-passwords.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(digests, null, 2)}\n`);
