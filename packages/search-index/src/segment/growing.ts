/** An array of numbers that grows at its end. */
export class GrowingNumbers {
  array = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.array.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.array);
      this.array = larger;
    }
    this.array[this.length] = value;
    this.length += 1;
  }
}
