/** Puts a number into a list, before the one at a place; quick for a few. */
export function insertAt(numbers: number[], at: number, number: number): void {
  numbers.push(number);
  for (let to = numbers.length - 1; to > at; to -= 1) numbers[to] = numbers[to - 1] as number;
  numbers[at] = number;
}
