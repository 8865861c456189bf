/** Bytes by key, of which those go that were asked for longest ago. */
export interface RecentlyUsed {
  get(key: string): Buffer | undefined;
  set(key: string, value: Buffer): void;
  delete(key: string): void;
  clear(): void;
}

/** What an entry takes besides its value. */
const ENTRY_BYTES = 300;

/**
 * Keeps two halves: whatever is asked for belongs to the younger, and when that is full, the older is forgotten and the
 * younger grows old. So most reads change nothing, which makes them several times as quick as keeping all in order.
 * @param most_bytes of both halves together.
 */
export function recentlyUsed(most_bytes: number): RecentlyUsed {
  let young = new Map<string, Buffer>();
  let old = new Map<string, Buffer>();
  let bytes = 0;

  function remove(key: string): void {
    const value = young.get(key);
    if (value !== undefined) {
      young.delete(key);
      bytes -= value.length + ENTRY_BYTES;
    }
    old.delete(key);
  }

  function set(key: string, value: Buffer): void {
    remove(key);
    young.set(key, value);
    bytes += value.length + ENTRY_BYTES;
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
