import { normalise, normaliseInTwoLetters, wordsOf } from './normalise.ts';
import type { University } from './university.ts';

const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** A one-letter end of such a run would be found everywhere and mean little. */
const MIN_END = 2;

/** The whole texts, normalised, by which a university is found: its name and aliases in both spellings, its domains. */
export function fullTextsOf(university: University): Set<string> {
  return new Set([...spellingsOf(university), ...university.domains.map(normalise)].filter((text) => text !== ''));
}

/** The words by which a university is found; a run without spaces (Chinese, Japanese, Korean) also by each of its ends. */
export function termsOf(university: University): Set<string> {
  const words = spellingsOf(university).flatMap(wordsOf);
  return new Set([...words, ...words.filter((word) => CJK.test(word)).flatMap(endsOf)]);
}

function spellingsOf({ name, aliases }: University): string[] {
  return [name, ...aliases].flatMap((text) => [...new Set([normalise(text), normaliseInTwoLetters(text)])]);
}

function endsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters.map((_, index) => letters.slice(index).join('')).slice(0, 1 - MIN_END);
}
