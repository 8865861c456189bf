import type { Postings } from './postings.ts';
import { respacingsOf } from './respacings.ts';
import { decidingWords, nearRuns } from './typed-words.ts';

export type Typed = {
  /** What was typed, normalised, not blank. */
  text: string;
  /** Whether the last word is finished: a space came after it. */
  finished: boolean;
  /** Which documents may be found. */
  isWanted: (document: number) => boolean;
};

/** With so many found as typed, or one by its whole name, near spellings aren't looked for. */
const ENOUGH = 3;

/** A whole text as typed; a text that begins so; every word typed begins one of its words; the same with typing errors. */
const TIER = { exact: 0, beginning: 1, words: 2, near: 3 } as const;
const TIER_COUNT = 4;
const NOT_FOUND = 255;

/** Finds documents by what was typed. They are numbered by how well known they are, which breaks the ties. */
export class UniversityMatcher {
  readonly #texts: Postings;
  readonly #words: Postings;
  /** Of each document, for the search going on: its tier, */
  readonly #tiers: Uint8Array;
  /** how many of the words, in a row, it has, */
  readonly #reached: Int32Array;
  /** and how many of those only nearly. */
  readonly #errors: Uint8Array;

  /**
   * @param size how many documents there are
   * @param texts the whole texts by which each is known
   * @param words their words
   */
  constructor(size: number, texts: Postings, words: Postings) {
    this.#texts = texts;
    this.#words = words;
    this.#tiers = new Uint8Array(size);
    this.#reached = new Int32Array(size);
    this.#errors = new Uint8Array(size);
  }

  /** The documents that are meant, the likeliest first. */
  match(typed: Typed): number[] {
    this.#tiers.fill(NOT_FOUND);
    const asTyped = this.#findAsTyped(typed);
    const respacings = asTyped > 0 ? [] : respacingsOf(typed.text, this.#words.terms);
    const readings = respacings.map((text) => ({ text, finished: typed.finished, isWanted: typed.isWanted }));
    let found = asTyped + firstResult(readings, (reading) => this.#findAsTyped(reading));
    if (asTyped < ENOUGH && this.#texts.terms.placeOf(typed.text) < 0) {
      found += this.#findNear(typed);
    }
    found ||= firstResult(readings, (reading) => this.#findNear(reading));
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

  /** Finds those that have all words with the fewest typing errors. */
  #findNear(typed: Typed): number {
    const words = decidingWords(typed.text, typed.finished);
    const near = this.#withAllWords(words, true).filter(
      (document) => this.#errors[document] !== 0 && typed.isWanted(document),
    );
    const fewest = near.reduce((least, document) => Math.min(least, this.#errors[document] ?? least), words.length);
    const nearest = near.filter((document) => this.#errors[document] === fewest);
    return nearest.reduce((found, document) => found + this.#mark(document, TIER.near, typed), 0);
  }

  /** The documents that have all of the words, each at a beginning or, with `tolerant`, one error away. */
  #withAllWords(words: readonly string[], tolerant: boolean): number[] {
    const reached = this.#reached.fill(0);
    const errors = this.#errors.fill(0);
    words.forEach((word, index) => {
      this.#words.eachDocument([this.#words.terms.startingWith(word)], (document) => {
        if (reached[document] === index) {
          reached[document] = index + 1;
        }
      });
      const near = tolerant ? nearRuns(this.#words.terms, word, words.length > 1) : [];
      this.#words.eachDocument(near, (document) => {
        if (reached[document] === index) {
          reached[document] = index + 1;
          errors[document] = (errors[document] ?? 0) + 1;
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

  #inOrder(): number[] {
    const byTier: number[][] = Array.from({ length: TIER_COUNT }, () => []);
    const tiers = this.#tiers;
    for (let document = 0; document < tiers.length; document++) {
      byTier[tiers[document] ?? NOT_FOUND]?.push(document);
    }
    return byTier.flat();
  }
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
