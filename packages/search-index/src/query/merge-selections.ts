import type { IndexQuery } from '../query.ts';
import { compareNames } from '../segment/orders.ts';
import { compareUuids, uuidAt } from '../segment/uuid.ts';
import { isReversed, type Selection } from './select.ts';

type Compare = (one: Selection, at: number, other: Selection, otherAt: number) => number;

function comparing(query: IndexQuery): Compare {
  const sign = isReversed(query) ? -1 : 1;
  const hasNames = query.sort_by === 'name';
  return (one, at, other, otherAt) => {
    const key = one.keys[at] as number;
    const otherKey = other.keys[otherAt] as number;
    if (key !== otherKey) return key < otherKey ? -1 : 1;
    const place = one.documents[at] as number;
    const otherPlace = other.documents[otherAt] as number;
    const byName = hasNames ? compareNames(one.segment, place, other.segment, otherPlace) : 0;
    return sign * (byName || compareUuids(one.segment.ids, place, other.segment.ids, otherPlace));
  };
}

/** The part of a query of what was found in all segments: ids in their order. */
export function mergeSelections(selections: readonly Selection[], query: IndexQuery): string[] {
  const left = selections.filter(({ documents }) => documents.length > 0);
  const [only] = left;
  const end = query.offset + query.limit;
  if (only === undefined) return [];
  if (left.length === 1) {
    return only.documents.slice(query.offset, end).map((document) => uuidAt(only.segment.ids, document));
  }
  const compare = comparing(query);
  const hands = left.map(() => 0);
  const ids: string[] = [];
  for (let step = 0; step < end; step += 1) {
    let first = -1;
    for (let nth = 0; nth < left.length; nth += 1) {
      const selection = left[nth] as Selection;
      if ((hands[nth] as number) === selection.documents.length) continue;
      const isBefore =
        first === -1 || compare(selection, hands[nth] as number, left[first] as Selection, hands[first] as number) < 0;
      if (isBefore) first = nth;
    }
    if (first === -1) break;
    const { segment, documents } = left[first] as Selection;
    if (step >= query.offset) ids.push(uuidAt(segment.ids, documents[hands[first] as number] as number));
    hands[first] = (hands[first] as number) + 1;
  }
  return ids;
}
