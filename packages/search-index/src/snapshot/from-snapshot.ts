import { type IndexOptions, USUAL_OPTIONS } from '../options.ts';
import { LiveSegment } from '../query/live-segment.ts';
import type { Segment } from '../segment/segment.ts';
import { ValueTable } from '../segment/value-table.ts';
import { SegmentedIndex } from '../segmented-index.ts';
import { unflatten } from './flatten.ts';
import { readContents } from './snapshot.ts';

/** What `toSnapshot` puts down. */
interface Contents {
  values: readonly string[];
  facets: readonly number[];
  segments: readonly { segment: Segment; bits: Uint32Array; alive: number }[];
}

/**
 * The index of a snapshot. Uses the parts as they are, without copying them: they belong to the index from then on.
 * @param head what `describeSnapshot` gave
 * @param parts best in shared memory (SharedArrayBuffer), each beginning at a multiple of 8 bytes
 * @returns null where anything is torn, changed or of another format
 */
export function fromSnapshot(
  head: string,
  parts: readonly Uint8Array[],
  options: Partial<IndexOptions> = {},
): SegmentedIndex | null {
  const contents = readContents(head, parts);
  if (contents === null) return null;
  const { values, facets, segments } = contents as Contents;
  const table = new ValueTable();
  values.forEach((value, number) => table.numberOf(facets[number] as number, value));
  const live = Array.from(segments, (one) => {
    const { segment, bits, alive } = unflatten(one, parts) as Contents['segments'][number];
    return new LiveSegment(segment, { bits, alive });
  });
  return new SegmentedIndex({ ...USUAL_OPTIONS, ...options }, table, live);
}
