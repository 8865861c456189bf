import type { Segment } from '../segment/segment.ts';

/** The list of a value in a segment, -1 where no document has it. */
export function listOfValue({ value_numbers }: Segment, number: number): number {
  let low = 0;
  let high = value_numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((value_numbers[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return value_numbers[low] === number ? low : -1;
}
