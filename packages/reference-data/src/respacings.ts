import { wordsOf } from './normalise.ts';
import type { SortedTerms } from './sorted-terms.ts';

const MIN_PART = 2;

/**
 * Readings of a normalised text with one error at a space, where the words then exist: a space missing ("newyork"), too
 * many ("stan ford"), a letter in its place ("newxyork"), or swapped with its neighbour ("ne wyork").
 */
export function respacingsOf(text: string, terms: SortedTerms): string[] {
  const words = wordsOf(text);
  const begins = (word: string) => {
    const { from, to } = terms.startingWith(word);
    return from < to;
  };
  const arePlausible = ([left, right]: Pair) => terms.placeOf(left) >= 0 && begins(right);

  const joined = words.slice(1).flatMap((word, index) => {
    const whole = (words[index] ?? '') + word;
    return begins(whole) ? [words.toSpliced(index, 2, whole)] : [];
  });
  const split = words.flatMap((word, index) =>
    splitsOf(word)
      .filter(arePlausible)
      .map((pair) => words.toSpliced(index, 1, ...pair)),
  );
  const swapped = words.slice(1).flatMap((word, index) =>
    swapsOf(words[index] ?? '', word)
      .filter(arePlausible)
      .map((pair) => words.toSpliced(index, 2, ...pair)),
  );
  return [...joined, ...split, ...swapped].map((reading) => reading.join(' '));
}

type Pair = [left: string, right: string];

/** The word in two, with all of its letters or without the one in between. */
function splitsOf(word: string): Pair[] {
  const splits: Pair[] = [];
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    splits.push([word.slice(0, at), word.slice(at)], [word.slice(0, at), word.slice(at + 1)]);
  }
  return splits;
}

/** Two words with the letter before or after their space on its other side. */
function swapsOf(left: string, right: string): Pair[] {
  return [
    [left.slice(0, -1), left.slice(-1) + right],
    [left + right.slice(0, 1), right.slice(1)],
  ];
}
