/** Milliseconds for which a deletion can be undone; as long as its toast is shown. */
export const undoTime = 6000;

export interface Deletion {
  /** Deletes it finally. Its request has to outlive the page. */
  send: () => Promise<unknown>;
  /** Restores it after it was deleted: a toast stays while the pointer is over it. */
  restore: () => Promise<unknown>;
  /** Called when it is deleted or restored on the server, to update the page. */
  onSettled: () => Promise<unknown>;
  /** It could not be deleted, or not be brought back. The hidden entry is shown again. */
  onFailed: (error: unknown) => void;
}

interface Waiting {
  deletion: Deletion;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Deletions that can still be undone. A deleted entry disappears at once, and the request is sent when the time
 * for "Undo" is over or the page is left; a browser that dies before has deleted nothing.
 */
export function createDelayedDeletes() {
  const waiting = new Map<string, Waiting>();
  const gone = new Map<string, Deletion>();
  const listeners = new Set<() => void>();
  let hidden: ReadonlySet<string> = new Set();

  const change = (id: string, isHidden: boolean) => {
    const next = new Set(hidden);
    if (isHidden) {
      next.add(id);
    } else {
      next.delete(id);
    }
    hidden = next;
    listeners.forEach((listener) => listener());
  };
  const attempt = async (id: string, { onSettled, onFailed }: Deletion, work: () => Promise<unknown>) => {
    try {
      await work();
      await onSettled();
    } catch (error) {
      onFailed(error);
    } finally {
      change(id, false);
    }
  };
  const send = (id: string) => {
    const one = waiting.get(id);
    if (one) {
      clearTimeout(one.timer);
      waiting.delete(id);
      gone.set(id, one.deletion);
      void attempt(id, one.deletion, one.deletion.send);
    }
  };

  return {
    /** Hides an entry, and deletes it unless this is undone in time. */
    schedule: (id: string, deletion: Deletion): void => {
      waiting.set(id, { deletion, timer: setTimeout(() => send(id), undoTime) });
      change(id, true);
    },
    /** Undoes it; restores it if it was already sent. */
    undo: (id: string): void => {
      const one = waiting.get(id);
      const late = gone.get(id);
      if (one) {
        clearTimeout(one.timer);
        waiting.delete(id);
        change(id, false);
      } else if (late) {
        gone.delete(id);
        void attempt(id, late, late.restore);
      }
    },
    /** Deletes all pending entries at once: they can't be undone any more. */
    flush: (): void => [...waiting.keys()].forEach(send),
    /** The ids that are hidden. */
    hidden: (): ReadonlySet<string> => hidden,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
