import { giveBack } from './own-memory.ts';

const FIRST_ROOM = 1024;

/** An array of numbers that grows at its end. */
export class GrowingNumbers {
  array = new Uint32Array(FIRST_ROOM);
  length = 0;

  push(value: number): void {
    if (this.length === this.array.length) this.array = new Uint32Array(this.array.buffer.transfer(this.length * 8));
    this.array[this.length] = value;
    this.length += 1;
  }

  /** Moves the numbers to room of exactly their length; the array is empty then. */
  move<T extends Uint8Array | Uint16Array | Uint32Array>(toRoom: (length: number) => T): T {
    const numbers = toRoom(this.length);
    numbers.set(this.array.subarray(0, this.length));
    this.giveBack();
    return numbers;
  }

  /** Lets the memory go; the array is empty then. */
  giveBack(): void {
    giveBack(this.array);
    this.length = 0;
  }
}
