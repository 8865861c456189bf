import { remember } from '../remember.ts';
import type { Facts } from './facts.ts';

/** What a sentence can leave open: a fact, or the list of topics. */
export type Gap = keyof Facts | 'topics';
export type Sentence = (facts: Facts, topics: string) => string;

/** A sentence taken apart, so that its words are known without reading what it says of anybody. */
export interface Saying {
  readonly number: number;
  /** What it says of somebody, with a capital at its beginning. */
  write: Sentence;
  /** What it says of everybody. */
  fixed: string;
  /** What it says of whom it is about, in any order, with a bit for each. */
  gaps: readonly { name: Gap; bit: number }[];
}

const BEGIN = '⟦';
const mark = (gap: string) => `${BEGIN}${gap}⟧`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const GAP = /⟦(\w+)⟧/g;
/** Letters at a gap would be one word with what fills it; apostrophes and full stops between them don't part them. */
const TOUCHES = /[\p{L}\p{N}]['’‘ʻʼ`´.]*⟦|⟧['’‘ʻʼ`´.]*[\p{L}\p{N}⟦]/u;

/** How many gaps and sayings there are. */
let names = 0;
let sayings = 0;

/** Numbers have so many bits to tell gaps apart by. */
const MOST_GAPS = 32;

/** Stands for a gap in a number. */
export const bitOf = remember((gap: Gap) => {
  if (names === MOST_GAPS) throw new Error(`no bit is left for the gap ${gap}`);
  const bit = 1 << names;
  names += 1;
  return bit;
});

/**
 * Takes a sentence apart, by letting it speak of gaps instead of facts.
 * @throws Error where a gap isn't a word of its own
 */
export function saying(write: Sentence): Saying {
  // As its sentence asks for them: names put together anew are slow to look up by.
  const asked = new Set<Gap>(['topics']);
  const gaps = new Proxy({} as Facts, {
    get(_, name) {
      asked.add(name as Gap);
      return mark(String(name));
    },
  });
  const text = write(gaps, mark('topics'));
  if (TOUCHES.test(text)) throw new Error(`a gap touches a word: ${text}`);
  const place = (gap: Gap) => text.indexOf(mark(gap));
  sayings += 1;
  return {
    number: sayings,
    write: text.startsWith(BEGIN) ? (facts, topics) => capital(write(facts, topics)) : write,
    fixed: text.replaceAll(GAP, ' '),
    gaps: [...asked]
      .filter((gap) => place(gap) >= 0)
      .toSorted((one, other) => place(one) - place(other))
      .map((name) => ({ name, bit: bitOf(name) })),
  };
}
