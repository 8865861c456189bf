import { room32, type Lists, type Segment } from './segment.ts';
import { ListFiller } from './write-lists.ts';

export type ValueParts = Pick<Segment, 'value_starts' | 'values' | 'value_numbers' | 'value_lists'>;

/** The lists of the values that documents have. */
export function listValues(values: Uint16Array | Uint32Array, value_starts: Uint32Array): ValueParts {
  const size = value_starts.length - 1;
  let highest = -1;
  for (const number of values) highest = Math.max(highest, number);
  const counts = new Uint32Array(highest + 1);
  for (const number of values) counts[number] = (counts[number] as number) + 1;
  const used: number[] = [];
  // There are thousands of numbers, of which a small segment has few: an iterator would take longer than all the rest.
  for (let number = 0; number <= highest; number += 1) if ((counts[number] as number) > 0) used.push(number);
  const value_numbers = room32(used.length);
  value_numbers.set(used);
  const listCounts = room32(used.length);
  const listOf = new Uint32Array(counts.length);
  used.forEach((number, list) => {
    listOf[number] = list;
    listCounts[list] = counts[number] as number;
  });
  const filler = new ListFiller(listCounts, size);
  for (let place = 0; place < size; place += 1) {
    const end = value_starts[place + 1] as number;
    for (let at = value_starts[place] as number; at < end; at += 1) {
      filler.add(listOf[values[at] as number] as number, place);
    }
  }
  return { value_starts, values, value_numbers, value_lists: filler.lists satisfies Lists };
}
