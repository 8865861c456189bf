import { isolate, runsAgainst } from '@abroad/contract/isolate';
import { directionOf } from '../locales/pick-locale.ts';
import { keepMade } from './keep-made.ts';

const writer = keepMade((locale: string) => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }));

/** Lists names or words as the reader's language does: `A, B, C`, `A、B、C`. Those in letters of the other direction are isolated. */
export function listWords(words: Iterable<string>, locale: string): string {
  const direction = directionOf(locale);
  return writer(locale).format([...words].map((word) => (runsAgainst(word, direction) ? isolate(word) : word)));
}
