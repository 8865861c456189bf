import type { Weight } from '@abroad/search-index';
import type { Random } from '../../../../tools/seed/random.ts';
import type { BenchDocument } from '../documents/document.ts';
import type { Sample } from '../documents/sample.ts';

/** Words that people would type: plain letters, of a name, a school, a subject, an employer or a topic. */
const TYPED: readonly Weight[] = ['A', 'B', 'C'];
const PLAIN = /^[a-z]+$/;
const MIN_LENGTH = 5;
/** At least one mentor in twenty has a common word; of two thousand, at most two have a rare one. */
const COMMON_SHARE = 0.05;
const RARE_MOST = 2;

export const typedWords = ({ words }: BenchDocument): string[] =>
  TYPED.flatMap((weight) => words[weight]).filter((word) => word.length >= MIN_LENGTH && PLAIN.test(word));

/** Words by their frequency. */
export interface WordChoice {
  common: readonly string[];
  rare: readonly string[];
}

export function chooseWords({ documents }: Sample): WordChoice {
  const counts = new Map<string, number>();
  for (const word of documents.flatMap(typedWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const having = (fits: (count: number) => boolean) =>
    [...counts].filter(([, count]) => fits(count)).map(([word]) => word);
  return {
    common: having((count) => count >= COMMON_SHARE * documents.length),
    rare: having((count) => count <= RARE_MOST),
  };
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** A mistyped word: a letter wrong, missing or extra, or two swapped; never the first one. */
export function mistype(word: string, random: Random): string {
  const at = random.between(1, word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const wrong = random.pick(LETTERS);
  return random.pick([
    `${before}${wrong}${after}`,
    `${before}${after}`,
    `${before}${letter}${wrong}${after}`,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
  ]);
}
