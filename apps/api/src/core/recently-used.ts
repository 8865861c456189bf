/** A cache that drops the values that were not read for the longest time. */
export interface RecentlyUsed<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  clear(): void;
}

/** Bytes for an entry besides its value. */
const ENTRY_BYTES = 300;

/**
 * Keeps two generations. A value that is read belongs to the younger one. When that is full, the older one is dropped and
 * the younger becomes the older. Most reads change nothing, which makes them several times as fast as an exact order.
 * @param most_bytes of both generations together.
 * @param bytesOf the size of a value.
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
