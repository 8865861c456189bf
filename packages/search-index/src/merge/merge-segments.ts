import { fillIdTable, idTableLength } from '../segment/id-table.ts';
import { makeOrders } from '../segment/orders.ts';
import { giveBack } from '../segment/own-memory.ts';
import { room16, room32, type Segment } from '../segment/segment.ts';
import { listValues } from '../segment/list-values.ts';
import { gatherMany, mergeColumns } from './merge-columns.ts';
import { mergeWords } from './merge-words.ts';
import { type MergePart, renumber } from './renumber.ts';

/** The input of a merge: plain data, which another thread may be given without copying large parts. */
export interface MergeInput {
  parts: MergePart[];
}

/**
 * Puts the living documents of some segments together to one segment. Takes some microseconds a document, so that large
 * ones are better merged on another thread.
 * @param onRead is given what is not read any more of the segments
 */
export function mergeSegments({ parts }: MergeInput, onRead: (done: unknown) => void = () => undefined): Segment {
  const numbering = renumber(parts);
  const words = mergeWords(parts, numbering);
  onRead(parts.map(({ segment }) => [segment.words, segment.word_lists]));
  const columns = mergeColumns(parts, numbering);
  const id_table = room32(idTableLength(columns.size));
  fillIdTable(id_table, columns.ids);
  const several = (pick: (segment: Segment) => { starts: Uint32Array; data: Uint16Array | Uint32Array }) => {
    const merged = parts.map(({ segment }) => pick(segment));
    const hasWide = merged.some(({ data }) => data instanceof Uint32Array);
    return gatherMany<Uint16Array | Uint32Array>(merged, numbering, hasWide ? room32 : room16);
  };
  const values = several((segment) => ({ starts: segment.value_starts, data: segment.values }));
  const studies = several((segment) => ({ starts: segment.study_starts, data: segment.studies }));
  giveBack(numbering);
  onRead(parts);
  return {
    ...columns,
    id_table,
    ...listValues(values.data, values.starts),
    study_starts: studies.starts,
    studies: studies.data,
    ...words,
    orders: makeOrders(columns),
  };
}
