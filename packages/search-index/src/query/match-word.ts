import { WEIGHTS } from '../document.ts';
import { POINTS_FOR_BEGINNING, POINTS_FOR_WHOLE_WORD } from '../relevance.ts';
import type { Segment } from '../segment/segment.ts';
import { isWord, wordsFrom } from '../segment/word-table.ts';
import { type Ordinals, ordinalsOf, unionOfLists } from './ordinals.ts';
import type { TakeRoom } from './scratch.ts';

/** The documents that have a word in one way, and the points that they get for it. */
export interface WordClass {
  points: number;
  /** Puts them together the first time: for most searches a few classes tell who is first. */
  documents(): Ordinals;
}

/** The documents that have a word, or one that begins with it. */
export interface WordMatch {
  all: Ordinals;
  /** By points, the most first. A document may be in several: the first counts. */
  classes: WordClass[];
}

function toClass(points: number, make: () => Ordinals): WordClass {
  let made: Ordinals | null = null;
  return { points, documents: () => (made ??= make()) };
}

/** Looks a word up in a segment. */
export function matchWord({ words, word_lists, size }: Segment, word: string, take: TakeRoom): WordMatch {
  const { low, high } = wordsFrom(words, word);
  const start = words.first_lists[low] as number;
  const end = words.first_lists[high] as number;
  const startOfLonger = low < high && isWord(words, low, word) ? (words.first_lists[low + 1] as number) : start;
  const classes: WordClass[] = [];
  for (let list = start; list < startOfLonger; list += 1) {
    const weight = WEIGHTS[words.weights[list] as number] as (typeof WEIGHTS)[number];
    classes.push(toClass(POINTS_FOR_WHOLE_WORD[weight], () => ordinalsOf(word_lists, list, size, take)));
  }
  const longer = WEIGHTS.map((): number[] => []);
  for (let list = startOfLonger; list < end; list += 1) longer[words.weights[list] as number]?.push(list);
  for (const [nth, lists] of longer.entries()) {
    if (lists.length === 0) continue;
    const weight = WEIGHTS[nth] as (typeof WEIGHTS)[number];
    classes.push(toClass(POINTS_FOR_BEGINNING[weight], () => unionOfLists(word_lists, lists, size, take)));
  }
  const lists = Array.from({ length: end - start }, (_, nth) => start + nth);
  const all = unionOfLists(word_lists, lists, size, take);
  const [only] = classes;
  if (only !== undefined && classes.length === 1) return { all, classes: [{ ...only, documents: () => all }] };
  return { all, classes: classes.toSorted((one, other) => other.points - one.points) };
}
