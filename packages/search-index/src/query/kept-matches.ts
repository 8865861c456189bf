import type { Segment } from '../segment/segment.ts';
import { matchWord, type WordMatch } from './match-word.ts';

/** So many words are remembered of each segment; each takes some bits for each document. */
const KEPT = 16;

/** Looks words up in a segment, and remembers those that were asked for last: a segment never changes. */
export class KeptMatches {
  readonly #segment: Segment;
  readonly #kept = new Map<string, WordMatch>();

  constructor(segment: Segment) {
    this.#segment = segment;
  }

  match(word: string): WordMatch {
    const match = this.#kept.get(word) ?? matchWord(this.#segment, word);
    this.#kept.delete(word);
    this.#kept.set(word, match);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '');
    return match;
  }
}
