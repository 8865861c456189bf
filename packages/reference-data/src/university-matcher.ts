import { startsWithinOneEdit } from './one-edit.ts';
import type { Postings } from './postings.ts';
import { respacingsOf } from './respacings.ts';
import { decidingWords, nearRuns } from './typed-words.ts';

export type Typed = {
  /** The typed text, normalised, not blank. */
  text: string;
  /** Whether the last word is finished: a space came after it. */
  finished: boolean;
  /** Which documents may be found. */
  isWanted: (document: number) => boolean;
};

/** A translation of what was nearly typed has its beginning: "Univesity" is "Universität", and "Kölln" isn't "College". */
const LETTERS_SHARED = 4;

/** The exact matches from which near spellings aren't searched; one match of a whole name is enough. */
const ENOUGH = 3;

/** A whole text as typed; a text that begins so; every word typed begins one of its words; the same with typing errors. */
const TIER = { exact: 0, beginning: 1, words: 2, near: 3 } as const;
const TIER_COUNT = 4;
const NOT_FOUND = 255;

/** Finds documents by what was typed. They are numbered by how well known they are, which breaks the ties. */
export class UniversityMatcher {
  readonly #texts: Postings;
  readonly #words: Postings;
  readonly #ownWordsOf: (document: number) => Iterable<string>;
  /** For each document in the current search: its tier, */
  readonly #tiers: Uint8Array;
  /** how many of the words, in a row, it has, */
  readonly #reached: Int32Array;
  /** and which of those only nearly, as bits. */
  readonly #nearly: Int32Array;

  /**
   * @param size how many documents there are
   * @param texts the whole texts by which each is known
   * @param words their words, with those that mean the same
   * @param ownWordsOf the words that stand in a document's names
   */
  constructor(size: number, texts: Postings, words: Postings, ownWordsOf: (document: number) => Iterable<string>) {
    this.#texts = texts;
    this.#words = words;
    this.#ownWordsOf = ownWordsOf;
    this.#tiers = new Uint8Array(size);
    this.#reached = new Int32Array(size);
    this.#nearly = new Int32Array(size);
  }

  /** The documents that are meant: a list for each tier, the likeliest first. */
  match(typed: Typed): number[][] {
    this.#tiers.fill(NOT_FOUND);
    let found = this.#findAsTyped(typed);
    if (found < ENOUGH && this.#texts.terms.placeOf(typed.text) < 0) {
      found += this.#findNear(typed, 1);
      found ||= this.#findRespaced(typed) || this.#findNear(typed, Number.POSITIVE_INFINITY);
    }
    return found === 0 ? [] : this.#inOrder();
  }

  #findAsTyped(typed: Typed): number {
    let found = 0;
    const place = this.#texts.terms.placeOf(typed.text);
    this.#texts.eachDocument(place < 0 ? [] : [{ from: place, to: place + 1 }], (document) => {
      found += this.#mark(document, TIER.exact, typed);
    });
    this.#texts.eachDocument([this.#texts.terms.startingWith(typed.text)], (document) => {
      found += this.#mark(document, TIER.beginning, typed);
    });
    const words = decidingWords(typed.text, typed.finished);
    for (const document of this.#withAllWords(words, false)) {
      found += this.#mark(document, TIER.words, typed);
    }
    return found;
  }

  /** Finds what the first reading means that has an error at a space. */
  #findRespaced({ text, finished, isWanted }: Typed): number {
    for (const reading of respacingsOf(text, this.#words.terms)) {
      const found = this.#findAsTyped({ text: reading, finished, isWanted });
      if (found > 0) {
        return found;
      }
    }
    return 0;
  }

  /** Finds those that have all words with the fewest typing errors, `most` of them mistyped. */
  #findNear(typed: Typed, most: number): number {
    const words = decidingWords(typed.text, typed.finished);
    const near = this.#withAllWords(words, true).filter((document) => {
      const errors = this.#errorsOf(document);
      return errors > 0 && errors <= most && typed.isWanted(document) && this.#hasLettersOf(document, words);
    });
    const fewest = near.reduce((least, document) => Math.min(least, this.#errorsOf(document)), words.length);
    const nearest = near.filter((document) => this.#errorsOf(document) === fewest);
    return nearest.reduce((found, document) => found + this.#mark(document, TIER.near, typed), 0);
  }

  #errorsOf(document: number): number {
    let errors = 0;
    for (let bits = this.#nearly[document] ?? 0; bits !== 0; bits &= bits - 1) {
      errors++;
    }
    return errors;
  }

  /** Whether names of the document nearly have the words that were mistyped, and not only what one of them may mean. */
  #hasLettersOf(document: number, words: readonly string[]): boolean {
    const mistyped = words.filter((_, index) => ((this.#nearly[document] ?? 0) & (1 << index)) !== 0);
    const own = [...this.#ownWordsOf(document)];
    return mistyped.every((word) =>
      own.some((one) => startsWithinOneEdit(one, word) || one.startsWith(word.slice(0, LETTERS_SHARED))),
    );
  }

  /** The documents that have all of the words, each at a beginning or, with `tolerant`, one error away. */
  #withAllWords(words: readonly string[], tolerant: boolean): number[] {
    const reached = this.#reached.fill(0);
    const nearly = this.#nearly.fill(0);
    words.forEach((word, index) => {
      this.#words.eachDocument([this.#words.terms.startingWith(word)], (document) => {
        if (reached[document] === index) {
          reached[document] = index + 1;
        }
      });
      const near = tolerant ? nearRuns(this.#words.terms, word) : [];
      this.#words.eachDocument(near, (document) => {
        if (reached[document] === index) {
          reached[document] = index + 1;
          nearly[document] = (nearly[document] ?? 0) | (1 << index);
        }
      });
    });
    const found: number[] = [];
    for (let document = 0; document < reached.length; document++) {
      if (reached[document] === words.length) {
        found.push(document);
      }
    }
    return found;
  }

  /** Marks a document as found in a tier unless it is in a better one. @returns 1 when it is new, else 0 */
  #mark(document: number, tier: number, { isWanted }: Typed): number {
    if (this.#tiers[document] !== NOT_FOUND || !isWanted(document)) {
      return 0;
    }
    this.#tiers[document] = tier;
    return 1;
  }

  #inOrder(): number[][] {
    const byTier: number[][] = Array.from({ length: TIER_COUNT }, () => []);
    const tiers = this.#tiers;
    for (let document = 0; document < tiers.length; document++) {
      byTier[tiers[document] ?? NOT_FOUND]?.push(document);
    }
    return byTier;
  }
}
