import { normalise, normaliseInTwoLetters, wordsOf } from './normalise.ts';
import type { University } from './university.ts';

/** Letters that two letters may replace, composed or decomposed. */
const FOR_TWO_LETTERS = /[äöüøå]|\u0308|\u030A/i;
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** A one-letter end of such a run would be found everywhere and mean little. */
const MIN_END = 2;

/** The terms by which a university is found; they may repeat. */
export interface UniversityTerms {
  /** Whole texts, normalised: its name and aliases in both spellings, its domains. */
  full_texts: string[];
  /** Words; a run without spaces (Chinese, Japanese, Korean) also by each of its ends. */
  words: string[];
}

export function termsOf({ name, aliases, domains }: University): UniversityTerms {
  const full_texts: string[] = [];
  const words: string[] = [];
  for (const text of [name, ...aliases].flatMap(spellingsOf)) {
    if (text !== '') {
      full_texts.push(text);
      words.push(...wordsOf(text));
    }
  }
  full_texts.push(...domains.map(normalise));
  return { full_texts, words: [...words, ...words.filter((word) => CJK.test(word)).flatMap(endsOf)] };
}

function spellingsOf(text: string): string[] {
  return FOR_TWO_LETTERS.test(text) ? [...new Set([normalise(text), normaliseInTwoLetters(text)])] : [normalise(text)];
}

function endsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters.map((_, index) => letters.slice(index).join('')).slice(0, 1 - MIN_END);
}
