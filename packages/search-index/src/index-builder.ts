import type { IndexDocument } from './document.ts';
import { type IndexOptions, USUAL_OPTIONS } from './options.ts';
import { LiveSegment } from './query/live-segment.ts';
import { SegmentBuilder } from './segment/segment-builder.ts';
import { ValueTable } from './segment/value-table.ts';
import { SegmentedIndex } from './segmented-index.ts';

/** Takes many documents at once. */
export interface IndexBuilder {
  /** Adds a document, in any order; no id twice. Keeps nothing of it but numbers and new words. */
  add(document: IndexDocument): void;
  /** The index of all documents. The builder is of no use afterwards. */
  finish(): SegmentedIndex;
}

/** Builds an index of many documents, in segments as large as they may be. */
export function createIndexBuilder(options: Partial<IndexOptions> = {}): IndexBuilder {
  const all = { ...USUAL_OPTIONS, ...options };
  const largest = Math.max(...all.segment_sizes);
  const table = new ValueTable();
  const segments: LiveSegment[] = [];
  let builder = new SegmentBuilder(table);
  const seal = () => {
    if (builder.size > 0) segments.push(new LiveSegment(builder.finish()));
    builder = new SegmentBuilder(table);
  };
  return {
    add(document) {
      builder.add(document);
      if (builder.size >= largest) seal();
    },
    finish() {
      seal();
      return new SegmentedIndex(all, table, segments);
    },
  };
}
