import type { Weight } from '@abroad/search-index';

/** The letter before a word of each weight in `search_document.words`. */
const LETTERS: Readonly<Record<Weight, string>> = { A: 'a', B: 'b', C: 'c', D: 'd' };
const WEIGHTS = Object.keys(LETTERS) as Weight[];

/** A lexeme in the text form of a tsquery. */
export const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A word of this weight. */
export const wholeWord = (word: string, weight: Weight): string => quoted(`${LETTERS[weight]}${word}`);
/** A word of this weight that starts with the text, or equals it. */
export const beginning = (word: string, weight: Weight): string => `${wholeWord(word, weight)}:*`;

/** A word or the start of one, with any weight. */
const anyBeginning = (word: string): string => `(${WEIGHTS.map((weight) => beginning(word, weight)).join(' | ')})`;
/** Every word, or the start of one. */
export const everyBeginning = (words: readonly string[]): string => words.map(anyBeginning).join(' & ');
