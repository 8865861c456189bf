import type { IndexQuery } from '../query.ts';
import { compareNames } from '../segment/orders.ts';
import { compareUuids, uuidAt } from '../segment/uuid.ts';
import { isReversed, type Selection } from './select.ts';

/** How far a selection has been read. */
interface Reading {
  selection: Selection;
  at: number;
  /** The key by which the next document is sorted. */
  key: number;
}

function start(selection: Selection): Reading {
  return { selection, at: 0, key: selection.keyOf(selection.documents[0] as number) };
}

function comparing(query: IndexQuery): (one: Reading, other: Reading) => number {
  const sign = isReversed(query) ? -1 : 1;
  const hasNames = query.sort_by === 'name';
  return (one, other) => {
    if (one.key !== other.key) return one.key < other.key ? -1 : 1;
    const { segment, documents } = one.selection;
    const { segment: otherSegment, documents: otherDocuments } = other.selection;
    const place = documents[one.at] as number;
    const otherPlace = otherDocuments[other.at] as number;
    const byName = hasNames ? compareNames(segment, place, otherSegment, otherPlace) : 0;
    return sign * (byName || compareUuids(segment.ids, place, otherSegment.ids, otherPlace));
  };
}

/** The part of a query of what was found in all segments: ids in their order. */
export function mergeSelections(selections: readonly Selection[], query: IndexQuery): string[] {
  const compare = comparing(query);
  const readings = selections.filter(({ documents }) => documents.length > 0).map(start);
  const end = query.offset + query.limit;
  const ids: string[] = [];
  for (let step = 0; step < end; step += 1) {
    let first: Reading | null = null;
    for (const reading of readings) {
      const isOver = reading.at === reading.selection.documents.length;
      if (!isOver && (first === null || compare(reading, first) < 0)) first = reading;
    }
    if (first === null) break;
    const { segment, documents, keyOf } = first.selection;
    if (step >= query.offset) ids.push(uuidAt(segment.ids, documents[first.at] as number));
    first.at += 1;
    if (first.at < documents.length) first.key = keyOf(documents[first.at] as number);
  }
  return ids;
}
