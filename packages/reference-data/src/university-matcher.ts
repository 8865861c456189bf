import { wordsOf } from './normalise.ts';
import type { Postings } from './postings.ts';
import { respacingsOf } from './respacings.ts';
import type { Run } from './sorted-terms.ts';
import { LINKING_WORDS } from './word-synonyms.ts';

export type Typed = {
  /** What was typed, normalised, not blank. */
  text: string;
  /** Whether the last word is finished: a space came after it. */
  finished: boolean;
  /** Which documents may be found. */
  isWanted: (document: number) => boolean;
};

/** The documents that a text means, the likeliest first. */
export type Matcher = (typed: Typed) => number[];

/** With so many found as typed, or one by its whole name, near spellings aren't looked for. */
const ENOUGH = 3;
/** In a shorter word one wrong letter leaves too little to go by, unless there are others beside it. */
const MIN_LENGTH_FOR_TYPING_ERRORS = 4;
const MIN_LENGTH_BESIDE_OTHERS = 2;
/** Shorter words with a typing error must be whole, longer ones may be unfinished. */
const MIN_LENGTH_FOR_UNFINISHED_ERRORS = 5;

/** A whole text as typed; a text that begins so; every word typed begins one of its words; the same with typing errors. */
const TIER = { exact: 0, beginning: 1, words: 2, near: 3 } as const;
const TIER_COUNT = 4;
const NOT_FOUND = 255;

/**
 * @param size how many documents there are; they are numbered by how well known they are, which breaks the ties
 * @param texts the whole texts by which each is known
 * @param words their words
 */
export function createMatcher(size: number, texts: Postings, words: Postings): Matcher {
  const tiers = new Uint8Array(size);
  const reached = new Int32Array(size);
  const errors = new Uint8Array(size);

  /** Marks a document as found in a tier unless it is in a better one; gives 1 when it is new. */
  function mark(document: number, tier: number, { isWanted }: Typed): number {
    if (tiers[document] !== NOT_FOUND || !isWanted(document)) {
      return 0;
    }
    tiers[document] = tier;
    return 1;
  }

  /** Counts in `reached` how many of the words, in a row, each document has, and in `errors` how many only nearly. */
  function follow(typed: readonly string[], tolerant: boolean): void {
    const minimum = typed.length > 1 ? MIN_LENGTH_BESIDE_OTHERS : MIN_LENGTH_FOR_TYPING_ERRORS;
    reached.fill(0);
    errors.fill(0);
    typed.forEach((word, index) => {
      words.eachDocument([words.startingWith(word)], (document) => {
        if (reached[document] === index) {
          reached[document] = index + 1;
        }
      });
      words.eachDocument(tolerant ? nearRuns(words, word, minimum) : [], (document) => {
        if (reached[document] === index) {
          reached[document] = index + 1;
          errors[document] = (errors[document] ?? 0) + 1;
        }
      });
    });
  }

  function findAsTyped(typed: Typed): number {
    let found = 0;
    const place = texts.placeOf(typed.text);
    texts.eachDocument(place < 0 ? [] : [{ from: place, to: place + 1 }], (document) => {
      found += mark(document, TIER.exact, typed);
    });
    texts.eachDocument([texts.startingWith(typed.text)], (document) => {
      found += mark(document, TIER.beginning, typed);
    });
    const deciding = decidingWords(typed);
    follow(deciding, false);
    for (let document = 0; document < size; document++) {
      if (reached[document] === deciding.length) {
        found += mark(document, TIER.words, typed);
      }
    }
    return found;
  }

  /** Finds those that have all words with the fewest typing errors. */
  function findNear(typed: Typed): number {
    const deciding = decidingWords(typed);
    follow(deciding, true);
    let fewest = deciding.length + 1;
    for (let document = 0; document < size; document++) {
      const count = errors[document] ?? 0;
      if (reached[document] === deciding.length && count > 0 && count < fewest && typed.isWanted(document)) {
        fewest = count;
      }
    }
    let found = 0;
    for (let document = 0; document < size; document++) {
      if (reached[document] === deciding.length && errors[document] === fewest) {
        found += mark(document, TIER.near, typed);
      }
    }
    return found;
  }

  function inOrder(): number[] {
    const byTier: number[][] = Array.from({ length: TIER_COUNT }, () => []);
    tiers.forEach((tier, document) => byTier[tier]?.push(document));
    return byTier.flat();
  }

  return (typed) => {
    tiers.fill(NOT_FOUND);
    const asTyped = findAsTyped(typed);
    const respacings = asTyped > 0 ? [] : respacingsOf(typed.text, words).map((text) => ({ ...typed, text }));
    let found = asTyped + firstResult(respacings, findAsTyped);
    if (asTyped < ENOUGH && texts.placeOf(typed.text) < 0) {
      found += findNear(typed);
    }
    found ||= firstResult(respacings, findNear);
    return found === 0 ? [] : inOrder();
  };
}

/** What the first of the readings finds that finds anything. */
function firstResult(readings: readonly Typed[], find: (typed: Typed) => number): number {
  for (const reading of readings) {
    const found = find(reading);
    if (found > 0) {
      return found;
    }
  }
  return 0;
}

function nearRuns(words: Postings, word: string, minimum: number): Run[] {
  if (word.length < minimum) {
    return [];
  }
  return word.length < MIN_LENGTH_FOR_UNFINISHED_ERRORS ? words.withinOneEdit(word) : words.startingWithinOneEdit(word);
}

/** The words without those that only link; the last one counts while it may be the beginning of another. */
function decidingWords({ text, finished }: Typed): string[] {
  const typed = wordsOf(text);
  const deciding = typed.filter((word, index) => !LINKING_WORDS.has(word) || (!finished && index === typed.length - 1));
  return deciding.length > 0 ? deciding : typed;
}
