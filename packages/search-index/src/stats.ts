import type { LiveSegment } from './query/live-segment.ts';
import type { Segment } from './segment/segment.ts';
import { flatten } from './snapshot/flatten.ts';
import { wordCount } from './segment/word-table.ts';

/** The size of an index, for operators. */
export interface IndexStats {
  documents: number;
  segments: { documents: number; alive: number; bytes: number }[];
  /** Words, each counted once for each segment. */
  words: number;
  /** Entries in the lists of words and values. */
  postings: number;
  bytes: Record<'words' | 'values' | 'orders' | 'columns', number>;
}

function bytesOf(value: unknown): number {
  const parts: Uint8Array[] = [];
  flatten(value, parts);
  return sum(parts.map(({ length }) => length));
}

function bytesBy(segment: Segment): IndexStats['bytes'] {
  const { words, word_lists, values, value_starts, value_lists, value_numbers, study_starts, studies, orders } =
    segment;
  const known = {
    words: bytesOf([words, word_lists]),
    values: bytesOf([values, value_starts, value_lists, value_numbers, study_starts, studies]),
    orders: bytesOf(orders),
  };
  return { ...known, columns: bytesOf(segment) - known.words - known.values - known.orders };
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** The bytes that segments take; quick. */
export const bytesOfAll = (segments: readonly LiveSegment[]): number =>
  sum(segments.map(({ segment }) => bytesOf(segment)));

/** Counts what the segments of an index hold; goes through all lists. */
export function statsOf(segments: readonly LiveSegment[]): IndexStats {
  const parts = segments.map(({ segment }) => bytesBy(segment));
  return {
    documents: sum(segments.map(({ alive }) => alive)),
    segments: segments.map(({ segment, alive }) => ({ documents: segment.size, alive, bytes: bytesOf(segment) })),
    words: sum(segments.map(({ segment }) => wordCount(segment.words))),
    postings: sum(segments.map(({ segment }) => sum(segment.word_lists.counts) + sum(segment.value_lists.counts))),
    bytes: {
      words: sum(parts.map(({ words }) => words)),
      values: sum(parts.map(({ values }) => values)),
      orders: sum(parts.map(({ orders }) => orders)),
      columns: sum(parts.map(({ columns }) => columns)),
    },
  };
}
