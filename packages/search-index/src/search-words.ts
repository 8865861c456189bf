import { normalise, normaliseInTwoLetters, wordsOf } from '@abroad/reference-data/normalise';

/** Letters that are written without spaces between words, so that words are pairs of neighbours. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const HAS_TWO_LETTER_FORM = /[äöüøåÄÖÜØÅ]|[aouAOU]\u0308|[aA]\u030A/;
/** Longer than any word; a lexeme of PostgreSQL ends at 2046 bytes. */
const MAX_WORD_LENGTH = 100;
const SPACES = /\s+/;
/** Words come back again and again, and looking one up takes a tenth of working it out. */
const MAX_REMEMBERED = 100_000;
const MAX_REMEMBERED_LENGTH = 40;

/** Pairs of neighbouring letters; a single letter stays as it is. */
function pairsOf(word: string): string[] {
  const letters = [...word];
  return letters.length < 2 ? [word] : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

const toTerms = (word: string) => (UNSPACED.test(word) ? pairsOf(word) : [word.slice(0, MAX_WORD_LENGTH)]);
const termsOf = (piece: string) => wordsOf(normalise(piece)).flatMap(toTerms);

function termsInAllSpellings(piece: string): string[] {
  const terms = termsOf(piece);
  return HAS_TWO_LETTER_FORM.test(piece)
    ? [...terms, ...wordsOf(normaliseInTwoLetters(piece)).flatMap(toTerms)]
    : terms;
}

/** Applies a function of the pieces between spaces, remembering what it gave. */
function eachPiece(work: (piece: string) => readonly string[]): (text: string) => string[] {
  const known = new Map<string, readonly string[]>();
  const look = (piece: string) => {
    const remembered = known.get(piece);
    if (remembered !== undefined) {
      return remembered;
    }
    const terms = work(piece);
    if (known.size < MAX_REMEMBERED && piece.length <= MAX_REMEMBERED_LENGTH) {
      known.set(piece, terms);
    }
    return terms;
  };
  return (text) => {
    const terms: string[] = [];
    for (const piece of text.split(SPACES)) {
      terms.push(...look(piece));
    }
    return terms;
  };
}

/**
 * The words of a text as the search compares them: without case and marks, whole (never stemmed, no stop words), and
 * in pairs of letters where a script has no spaces. What is typed and what is found go through this alike.
 */
export const searchWords = eachPiece(termsOf);

/** As `searchWords`, with Müller as "mueller" too. */
export const searchWordsInAllSpellings = eachPiece(termsInAllSpellings);

/** As `searchWordsInAllSpellings`, with neighbouring names joined as well: Jean-Luc as "jeanluc". */
export function nameWords(name: string): string[] {
  const words = wordsOf(normalise(name)).filter((word) => !UNSPACED.test(word));
  const joined = words.slice(1).map((word, at) => `${words[at]}${word}`.slice(0, MAX_WORD_LENGTH));
  return [...searchWordsInAllSpellings(name), ...joined];
}
