import { createSortedTerms, type Run, type SortedTerms } from './sorted-terms.ts';

/** Which documents have which terms. */
export type Postings = SortedTerms & {
  /** Calls `use` with the documents of all terms of the runs; a document may come again. */
  eachDocument(runs: readonly Run[], use: (document: number) => void): void;
};

/**
 * @param termsOfDocuments the terms of each document, by its number
 * @param synonyms groups of terms that stand for one another: a document with one of them is found by all
 */
export function createPostings(
  termsOfDocuments: readonly Iterable<string>[],
  synonyms: readonly (readonly string[])[] = [],
): Postings {
  const documentsOf = new Map<string, number[]>();
  termsOfDocuments.forEach((terms, document) => {
    for (const term of terms) {
      const documents = documentsOf.get(term);
      if (documents === undefined) {
        documentsOf.set(term, [document]);
      } else {
        documents.push(document);
      }
    }
  });
  joinSynonyms(documentsOf, synonyms);

  const entries = [...documentsOf].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const lists = [...new Set(entries.map(([, documents]) => documents))];
  const numberOfList = new Map(lists.map((documents, index) => [documents, index]));
  const listOfTerm = Int32Array.from(entries, ([, documents]) => numberOfList.get(documents) ?? -1);
  const packed = Int32Array.from(lists.flat());
  const ends = endsOf(lists);
  const seenIn = new Uint32Array(lists.length);
  let walk = 0;

  function eachOfList(list: number, use: (document: number) => void): void {
    const end = ends[list] ?? 0;
    for (let at = list === 0 ? 0 : (ends[list - 1] ?? 0); at < end; at++) {
      use(packed[at] ?? -1);
    }
  }

  return {
    ...createSortedTerms(entries.map(([term]) => term)),
    eachDocument(runs, use) {
      walk++;
      for (const { from, to } of runs) {
        for (let place = from; place < to; place++) {
          const list = listOfTerm[place] ?? -1;
          if (seenIn[list] !== walk) {
            seenIn[list] = walk;
            eachOfList(list, use);
          }
        }
      }
    },
  };
}

/** Where each list ends when they lie one after the other. */
function endsOf(lists: readonly (readonly number[])[]): Int32Array {
  let end = 0;
  return Int32Array.from(lists, (documents) => (end += documents.length));
}

/** Terms that stand for one another share one list. */
function joinSynonyms(documentsOf: Map<string, number[]>, synonyms: readonly (readonly string[])[]): void {
  for (const words of synonyms) {
    const documents = [...new Set(words.flatMap((word) => documentsOf.get(word) ?? []))].toSorted(
      (one, other) => one - other,
    );
    if (documents.length > 0) {
      words.forEach((word) => documentsOf.set(word, documents));
    }
  }
}
