let isOwn = false;

/** Whether memory is to be private to this thread. */
export const isOwnMemory = (): boolean => isOwn;

/**
 * Runs `make` with memory that belongs to this thread alone, which can be given back at once: shared memory goes only when
 * its garbage is collected.
 */
export function inOwnMemory<T>(make: () => T): T {
  isOwn = true;
  try {
    return make();
  } finally {
    isOwn = false;
  }
}

/** Lets the memory of all arrays in plain data go, as far as it is not shared; they are empty afterwards. */
export function giveBack(value: unknown): void {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer && !value.buffer.detached) value.buffer.transfer(0);
  } else if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(giveBack);
  }
}
