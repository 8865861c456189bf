import { type IndexOptions, USUAL_OPTIONS } from '../options.ts';
import { LiveSegment } from '../query/live-segment.ts';
import type { Segment } from '../segment/segment.ts';
import { ValueTable } from '../segment/value-table.ts';
import { SegmentedIndex } from '../segmented-index.ts';
import { unflatten } from './flatten.ts';
import { readContents, type Snapshot } from './snapshot.ts';

/** The contents that `toSnapshot` writes. */
interface Contents {
  values: readonly string[];
  facets: readonly number[];
  segments: readonly { segment: Segment; bits: Uint32Array; alive: number }[];
}

/**
 * The index of a snapshot that comes from another thread of this process. Uses the parts as they are, without copying them: they
 * belong to the index from then on.
 */
export function openSnapshot({ contents, parts }: Snapshot, options: Partial<IndexOptions> = {}): SegmentedIndex {
  const { values, facets, segments } = contents as Contents;
  const table = new ValueTable();
  values.forEach((value, number) => table.numberOf(facets[number] as number, value));
  const live = Array.from(segments, (one) => {
    const { segment, bits, alive } = unflatten(one, parts) as Contents['segments'][number];
    return new LiveSegment(segment, { bits, alive });
  });
  return new SegmentedIndex({ ...USUAL_OPTIONS, ...options }, table, live);
}

/**
 * As `openSnapshot`, of one that was written down.
 * @param head what `describeSnapshot` gave
 * @param parts best in shared memory (SharedArrayBuffer), each beginning at a multiple of 8 bytes
 * @returns null where anything is torn, changed or of another format
 */
export function fromSnapshot(
  head: string,
  parts: Uint8Array[],
  options: Partial<IndexOptions> = {},
): SegmentedIndex | null {
  const contents = readContents(head, parts);
  return contents === null ? null : openSnapshot({ contents, parts }, options);
}
