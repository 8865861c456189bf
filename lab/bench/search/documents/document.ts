import type { Weight } from '@abroad/search-index';

/** A mentor as every peer gets them: what our own engines search, with the same words. */
export interface BenchDocument {
  /** Ordinal from 1, for engines that need numbers. */
  ordinal: number;
  id: string;
  origin: string | null;
  destinations: readonly string[];
  universities: readonly string[];
  degrees: readonly string[];
  topics: readonly string[];
  years: readonly number[];
  words: Readonly<Record<Weight, readonly string[]>>;
  rank_score: number;
  /** Stars in hundredths; 0 without reviews. */
  rating: number;
  /** Microseconds since 1970. */
  created: number;
  /** Position in the order of names, from 1: engines sort numbers faster than texts. */
  name_order: number;
}
