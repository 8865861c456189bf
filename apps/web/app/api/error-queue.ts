const capacity = 50;

export interface QueuedError {
  /** Epoch milliseconds. */
  at: number;
  error: unknown;
  /** Path of the page on which it happened. */
  place: string;
}

let queue: readonly QueuedError[] = [];
const listeners = new Set<() => void>();

/**
 * Remembers the last fifty errors of this page, for messages to support and for debugging. An
 * error that is shown in several places is remembered once.
 */
export function rememberError(error: unknown, at = Date.now()): void {
  if (queue.some((known) => known.error === error)) {
    return;
  }
  const place = typeof location === 'undefined' ? '' : location.pathname;
  queue = [...queue, { at, error, place }].slice(-capacity);
  listeners.forEach((listener) => listener());
}

/** The errors of this page, the oldest first. The list is a new one after each error. */
export function rememberedErrors(): readonly QueuedError[] {
  return queue;
}

/** Calls a listener for each new error. */
export function onRememberedError(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
