import { normalise, wordsOf } from '@abroad/reference-data/normalise';

const UNSPACED_SCRIPTS = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`;
const UNSPACED = new RegExp(`[${UNSPACED_SCRIPTS}]`, 'u');
const RUNS = new RegExp(`[${UNSPACED_SCRIPTS}]+|[^${UNSPACED_SCRIPTS}]+`, 'gu');
const MARK = /\p{M}/u;
/** Longer than any word; a lexeme of PostgreSQL ends at 2046 bytes. */
const MAX_LENGTH = 100;
const CUT_PAIR = /[\uD800-\uDBFF]$/;

/** Whether a word has letters that are written without spaces between words. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

/** The beginning of a word that is too long; never half a letter. */
export const cut = (word: string): string =>
  word.length <= MAX_LENGTH ? word : word.slice(0, MAX_LENGTH).replace(CUT_PAIR, '');

/** Pairs of neighbouring letters; a single letter stays as it is. */
function pairsOf(run: string): string[] {
  const letters = [...run];
  return letters.length < 2 ? [run] : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

/** The last letter begins no pair, but is looked for by itself too. */
function endOf(run: string): string[] {
  const last = [...run].at(-1) ?? '';
  return last === run || MARK.test(last) ? [] : [last];
}

function toTerms(word: string, ends: boolean): string[] {
  if (!isUnspaced(word)) {
    return [cut(word)];
  }
  const runs = word.match(RUNS) ?? [];
  return runs.flatMap((run) => {
    const terms = isUnspaced(run) ? pairsOf(run) : [cut(run)];
    return ends && isUnspaced(run) ? terms.concat(endOf(run)) : terms;
  });
}

/** Returns the parts of a typed text that are compared: its words and, of scripts without spaces, pairs of neighbouring letters. */
export const askedTerms = (text: string): string[] => wordsOf(normalise(text)).flatMap((word) => toTerms(word, false));

/** Returns the same of a text that is to be found, with other terms that may be typed for a word that `askedTerms` would not give. */
export const knownTerms = (normalised: string): string[] => wordsOf(normalised).flatMap((word) => toTerms(word, true));
