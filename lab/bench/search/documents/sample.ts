import { WEIGHTS } from '@abroad/search-index';
import type { BenchDocument } from './document.ts';

const SAMPLED = 2000;

/** The source of the queries: some mentors, evenly spread, and every word of any mentor. */
export interface Sample {
  total: number;
  documents: readonly BenchDocument[];
  /** Whether any mentor has a word with this prefix. */
  hasBeginning(word: string): boolean;
}

/** Receives every document and keeps some. @param total how many there will be. */
export function startSample(total: number): { hear(document: BenchDocument): void; finish(): Sample } {
  const every = Math.max(1, Math.floor(total / SAMPLED));
  const documents: BenchDocument[] = [];
  const known = new Set<string>();
  return {
    hear(document) {
      if (document.ordinal % every === 0) documents.push(document);
      for (const weight of WEIGHTS) for (const word of document.words[weight]) known.add(word);
    },
    finish() {
      const words = [...known];
      return { total, documents, hasBeginning: (word) => words.some((one) => one.startsWith(word)) };
    },
  };
}
