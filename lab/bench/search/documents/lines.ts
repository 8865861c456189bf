import { WEIGHTS } from '@abroad/search-index';
import type { BenchDocument } from './document.ts';

/** The columns of a line for the peers: words by weight, numbers of values as words, and sort keys. */
export const COLUMNS = [
  'ordinal',
  'a',
  'b',
  'c',
  'd',
  'f',
  'years',
  'rank_score',
  'rating',
  'created',
  'name_order',
] as const;

/** A filter value as a word. */
export const valueWord = (number: number) => `v${number}`;

/** A document as a tab-separated line. */
export function toLine(document: BenchDocument, values: readonly number[]): string {
  const { ordinal, words, years, rank_score, rating, created, name_order } = document;
  const texts = WEIGHTS.map((weight) => words[weight].join(' '));
  const filters = values.map(valueWord).join(' ');
  return [ordinal, ...texts, filters, years.join(','), rank_score, rating, created, name_order].join('\t');
}
