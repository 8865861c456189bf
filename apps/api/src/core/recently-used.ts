/** Values by key, of which those go that were asked for longest ago. */
export interface RecentlyUsed<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  clear(): void;
}

/** What an entry takes besides its value. */
const ENTRY_BYTES = 300;

/**
 * Keeps two halves: whatever is asked for belongs to the younger, and when that is full, the older is forgotten and the
 * younger grows old. So most reads change nothing, which makes them several times as quick as keeping all in order.
 * @param most_bytes of both halves together.
 * @param bytesOf what a value takes.
 */
export function recentlyUsed<Value>(most_bytes: number, bytesOf: (value: Value) => number): RecentlyUsed<Value> {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  let bytes = 0;

  function remove(key: string): void {
    const value = young.get(key);
    if (value !== undefined) {
      young.delete(key);
      bytes -= bytesOf(value) + ENTRY_BYTES;
    }
    old.delete(key);
  }

  function set(key: string, value: Value): void {
    remove(key);
    young.set(key, value);
    bytes += bytesOf(value) + ENTRY_BYTES;
    if (bytes > most_bytes / 2) {
      old = young;
      young = new Map();
      bytes = 0;
    }
  }

  return {
    get(key) {
      const value = young.get(key);
      if (value !== undefined) {
        return value;
      }
      const before = old.get(key);
      if (before !== undefined) {
        set(key, before);
      }
      return before;
    },
    set,
    delete: remove,
    clear() {
      young.clear();
      old.clear();
      bytes = 0;
    },
  };
}
