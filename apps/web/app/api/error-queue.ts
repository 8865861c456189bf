const capacity = 50;

export interface QueuedError {
  /** Epoch milliseconds. */
  at: number;
  error: unknown;
}

const queue: QueuedError[] = [];

/** Remembers what went wrong in this page, the last fifty of it, for the words to support and for looking into it. */
export function rememberError(error: unknown, at = Date.now()): void {
  queue.push({ at, error });
  if (queue.length > capacity) {
    queue.shift();
  }
}

/** The errors of this page, the oldest first. */
export function rememberedErrors(): readonly QueuedError[] {
  return queue;
}
