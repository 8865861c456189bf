import { GrowingNumbers } from '../segment/growing.ts';
import type { WordTable } from '../segment/segment.ts';

function compareWords(one: WordTable, place: number, other: WordTable, otherPlace: number): number {
  const start = one.starts[place] as number;
  const otherStart = other.starts[otherPlace] as number;
  const length = (one.starts[place + 1] as number) - start;
  const otherLength = (other.starts[otherPlace + 1] as number) - otherStart;
  const shorter = Math.min(length, otherLength);
  for (let at = 0; at < shorter; at += 1) {
    const difference = (one.letters[start + at] as number) - (other.letters[otherStart + at] as number);
    if (difference !== 0) return difference;
  }
  return length - otherLength;
}

/** Where a word stands: in which tables, and at which place of each. */
export interface WordSources {
  tables: Uint32Array;
  places: Uint32Array;
  /** By merged word: where its sources begin; one more for the end. */
  starts: Uint32Array;
}

/** Goes through the words of several sorted tables at once. @returns each word in order, with all of its sources */
export function mergeWordTables(merged: readonly WordTable[]): WordSources {
  const tables = new GrowingNumbers();
  const places = new GrowingNumbers();
  const starts = new GrowingNumbers();
  const hands = merged.map(() => 0);
  let same: number[] = [];
  for (;;) {
    same = [];
    for (const [nth, table] of merged.entries()) {
      const hand = hands[nth] as number;
      if (hand === table.starts.length - 1) continue;
      const [first] = same;
      const order =
        first === undefined ? 0 : compareWords(table, hand, merged[first] as WordTable, hands[first] as number);
      if (order < 0) same = [nth];
      else if (order === 0) same.push(nth);
    }
    starts.push(tables.length);
    if (same.length === 0) break;
    for (const nth of same) {
      tables.push(nth);
      places.push(hands[nth] as number);
      hands[nth] = (hands[nth] as number) + 1;
    }
  }
  return { tables: tables.array, places: places.array, starts: starts.array.subarray(0, starts.length) };
}
