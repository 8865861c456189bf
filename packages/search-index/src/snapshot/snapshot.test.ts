import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, query } from '../documents.test-helper.ts';
import { createSearchIndex, type SegmentedIndex } from '../segmented-index.ts';
import { fromSnapshot, openSnapshot } from './from-snapshot.ts';
import { describeSnapshot, partLengths, SNAPSHOT_FORMAT } from './snapshot.ts';

function someIndex(): SegmentedIndex {
  const index = createSearchIndex({ fresh_documents: 4, segment_sizes: [8, 30, 60] });
  for (const change of fc.sample(changeOf(80), { numRuns: 220, seed: 5 })) index.apply([change]);
  return index;
}

/** As a file gives the parts back: other memory, anywhere in it. */
const readAgain = (parts: readonly Uint8Array[]) =>
  parts.map((part, nth) => {
    const bytes = new Uint8Array(part.length + (nth % 9)).subarray(nth % 9);
    bytes.set(part);
    return bytes;
  });

test('[C-15] an index that was written down and read again answers alike and takes changes', () => {
  const index = someIndex();
  const snapshot = index.toSnapshot();
  const head = describeSnapshot(snapshot);
  expect(partLengths(head)).toEqual(snapshot.parts.map(({ length }) => length));
  const parts = readAgain(snapshot.parts);
  const queries = fc.sample(query, { numRuns: 100, seed: 6 });
  const before = queries.map((asked) => index.search(asked));
  const later = fc.sample(changeOf(80), { numRuns: 40, seed: 7 });
  index.apply(later);
  const again = fromSnapshot(head, parts, { fresh_documents: 4, segment_sizes: [8, 30, 60] });
  expect(queries.map((asked) => again?.search(asked))).toEqual(before);
  again?.apply(later);
  expect(queries.map((asked) => again?.search(asked))).toEqual(queries.map((asked) => index.search(asked)));
  expect(again?.stats().documents).toBe(index.size);
});

test('[C-15] an index that is handed over answers alike and takes changes', () => {
  const index = someIndex();
  const queries = fc.sample(query, { numRuns: 100, seed: 6 });
  const before = queries.map((asked) => index.search(asked));
  const taken = openSnapshot(structuredClone(index.handOver()), { fresh_documents: 4, segment_sizes: [8, 30, 60] });
  expect(queries.map((asked) => taken.search(asked))).toEqual(before);
  const later = fc.sample(changeOf(80), { numRuns: 40, seed: 7 });
  index.apply(later);
  taken.apply(later);
  expect(queries.map((asked) => taken.search(asked))).toEqual(queries.map((asked) => index.search(asked)));
});

test('[C-15] a snapshot that is torn, changed or of another format is refused', () => {
  const snapshot = someIndex().toSnapshot();
  const head = describeSnapshot(snapshot);
  const changed = (nth: number, change: (part: Uint8Array) => Uint8Array) =>
    snapshot.parts.map((part, at) => (at === nth ? change(part.slice()) : part));
  for (const [nth, part] of snapshot.parts.entries()) {
    if (part.length === 0) continue;
    expect(
      fromSnapshot(
        head,
        changed(nth, (bytes) => bytes.subarray(0, -1)),
      ),
    ).toBeNull();
    const flipped = changed(nth, (bytes) => {
      const at = (nth * 7919) % bytes.length;
      bytes[at] = (bytes[at] as number) ^ 0x10;
      return bytes;
    });
    expect(fromSnapshot(head, flipped)).toBeNull();
  }
  expect(fromSnapshot(head, snapshot.parts.slice(1))).toBeNull();
  for (const torn of ['', ' ', head.slice(0, -5), head.slice(1), head.replace('"alive":', '"alive":1')]) {
    expect(fromSnapshot(torn, snapshot.parts)).toBeNull();
    expect(partLengths(torn)).toBeNull();
  }
  expect(head).toContain(`"format":${SNAPSHOT_FORMAT}`);
});
