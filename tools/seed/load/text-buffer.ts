const FIRST_SIZE = 1 << 20;
/** Most bytes that one UTF-16 code unit takes in UTF-8. */
const MOST_BYTES = 3;

/** Text that grows, kept as UTF-8: unlike a growing string it leaves the garbage collector nothing to do. */
export interface TextBuffer {
  add: (text: string) => void;
  /** The bytes so far. They stay as they are until `clear`. */
  bytes: () => Uint8Array;
  clear: () => void;
}

export function createTextBuffer(): TextBuffer {
  let buffer = Buffer.allocUnsafeSlow(FIRST_SIZE);
  let used = 0;
  return {
    add(text) {
      const needed = used + text.length * MOST_BYTES;
      if (needed > buffer.length) {
        const larger = Buffer.allocUnsafeSlow(needed * 2);
        buffer.copy(larger, 0, 0, used);
        buffer = larger;
      }
      used += buffer.write(text, used);
    },
    bytes: () => buffer.subarray(0, used),
    clear() {
      used = 0;
    },
  };
}
