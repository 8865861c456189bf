import { SortedTerms, type Run } from './sorted-terms.ts';

/** Which documents have which terms. Documents are numbered from 0. */
export class Postings {
  readonly terms: SortedTerms;
  /** The number of each term's list. */
  readonly #listOfTerm: Int32Array;
  /** The documents of all lists, one list after the other. */
  readonly #documents: Int32Array;
  /** The end of each list. */
  readonly #ends: Int32Array;
  /** The last walk that came by each list. */
  readonly #seenIn: Uint32Array;
  #walk = 0;

  /**
   * @param termsOfDocuments the terms of each document, by its number; repeats count once
   * @param synonyms groups of terms that stand for one another: a document with one of them is found by all
   */
  constructor(termsOfDocuments: readonly Iterable<string>[], synonyms: readonly (readonly string[])[] = []) {
    const documentsOf = documentsOfTerms(termsOfDocuments);
    joinSynonyms(documentsOf, synonyms);
    const terms = [...documentsOf.keys()].toSorted();
    const lists = [...new Set(documentsOf.values())];
    const numberOfList = new Map(lists.map((documents, index) => [documents, index]));
    this.terms = new SortedTerms(terms);
    this.#listOfTerm = Int32Array.from(terms, (term) => numberOfList.get(documentsOf.get(term) ?? []) ?? -1);
    this.#documents = Int32Array.from(lists.flat());
    this.#ends = endsOf(lists);
    this.#seenIn = new Uint32Array(lists.length);
  }

  /** Calls `use` with the documents of all terms of the runs; a document may come again. */
  eachDocument(runs: readonly Run[], use: (document: number) => void): void {
    this.#walk++;
    for (const { from, to } of runs) {
      for (let place = from; place < to; place++) {
        const list = this.#listOfTerm[place] ?? -1;
        if (this.#seenIn[list] !== this.#walk) {
          this.#seenIn[list] = this.#walk;
          this.#eachOfList(list, use);
        }
      }
    }
  }

  #eachOfList(list: number, use: (document: number) => void): void {
    const documents = this.#documents;
    const end = this.#ends[list] ?? 0;
    for (let at = list === 0 ? 0 : (this.#ends[list - 1] ?? 0); at < end; at++) {
      use(documents[at] ?? -1);
    }
  }
}

function documentsOfTerms(termsOfDocuments: readonly Iterable<string>[]): Map<string, number[]> {
  const documentsOf = new Map<string, number[]>();
  termsOfDocuments.forEach((terms, document) => {
    for (const term of terms) {
      const documents = documentsOf.get(term);
      if (documents === undefined) {
        documentsOf.set(term, [document]);
      } else if (documents.at(-1) !== document) {
        documents.push(document);
      }
    }
  });
  return documentsOf;
}

/** Terms that stand for one another share one list. */
function joinSynonyms(documentsOf: Map<string, number[]>, synonyms: readonly (readonly string[])[]): void {
  for (const words of synonyms) {
    const together = new Set(words.flatMap((word) => documentsOf.get(word) ?? []));
    if (together.size > 0) {
      const documents = [...together].toSorted((one, other) => one - other);
      words.forEach((word) => documentsOf.set(word, documents));
    }
  }
}

function endsOf(lists: readonly (readonly number[])[]): Int32Array {
  let end = 0;
  return Int32Array.from(lists, (documents) => (end += documents.length));
}
