import type { IndexDocument } from './document.ts';
import { type IndexOptions, USUAL_OPTIONS } from './options.ts';
import { mergeSegments } from './merge/merge-segments.ts';
import { LiveSegment } from './query/live-segment.ts';
import { allBits } from './segment/bits.ts';
import { giveBack, inOwnMemory } from './segment/own-memory.ts';
import { SegmentBuilder } from './segment/segment-builder.ts';
import type { Segment } from './segment/segment.ts';
import { ValueTable } from './segment/value-table.ts';
import { SegmentedIndex } from './segmented-index.ts';

/** Takes many documents at once. */
export interface IndexBuilder {
  /** Adds a document, in any order; no id twice. Keeps nothing of it but numbers and new words. */
  add(document: IndexDocument): void;
  /** The index of all documents. The builder is of no use afterwards. */
  finish(): SegmentedIndex;
}

/** Merges segments of which all documents live, and gives their memory back. */
function together(segments: readonly Segment[]): Segment {
  const parts = segments.map((segment) => ({ segment, live: allBits(segment.size) }));
  return mergeSegments({ parts }, giveBack);
}

/**
 * Builds an index of many documents, in segments as large as they may be. These are merged from smaller ones, since what
 * collects documents takes several times the memory of the segment that it makes.
 */
export function createIndexBuilder(options: Partial<IndexOptions> = {}): IndexBuilder {
  const all = { ...USUAL_OPTIONS, ...options };
  const [largest = 1, larger = largest] = all.segment_sizes.toReversed();
  const collected = Math.ceil(larger / 2);
  const table = new ValueTable();
  const segments: Segment[] = [];
  let small: Segment[] = [];
  let builder = new SegmentBuilder(table);
  const sealSmall = () => {
    if (builder.size > 0) small.push(inOwnMemory(() => builder.finish()));
    builder = new SegmentBuilder(table);
  };
  const seal = () => {
    if (small.length > 0) segments.push(together(small));
    small = [];
  };
  return {
    add(document) {
      builder.add(document);
      if (builder.size >= collected) sealSmall();
      if ((small.length + 1) * collected > largest) seal();
    },
    finish() {
      sealSmall();
      seal();
      return new SegmentedIndex(
        all,
        table,
        segments.map((segment) => new LiveSegment(segment)),
      );
    },
  };
}
