type Listener = () => void;

interface Source {
  /** Starts to hear of changes; called when the first listener comes. */
  open(events: { changed: (key: string) => void; missed: () => void }): { close(): Promise<void> };
}

/** Whoever wants to know when something changed, by its key; nothing is said of what changed. */
export interface ChangeFeed {
  /**
   * A listener hears of a change at once, and then no more than once in the pause. What changed in the last minute is
   * told right away: whoever asked before they began to listen has missed nothing.
   * @returns how to stop.
   */
  subscribe(key: string, listener: Listener): () => void;
  close(): Promise<void>;
}

/** So long between asking and listening nothing is missed, in milliseconds. */
const RECENT_MS = 60_000;

/** The keys that changed in the last minute. */
function recentChanges() {
  const changedAt = new Map<string, number>();
  return {
    add(key: string): void {
      const now = Date.now();
      // What is set anew stands last, so that the first one is the oldest.
      changedAt.delete(key);
      changedAt.set(key, now);
      for (const [oldest, at] of changedAt) {
        if (now - at < RECENT_MS) {
          return;
        }
        changedAt.delete(oldest);
      }
    },
    has: (key: string) => Date.now() - (changedAt.get(key) ?? -Infinity) < RECENT_MS,
  };
}

/** One thing that somebody listens to. */
interface Topic {
  listeners: Set<Listener>;
  /** Set for the pause after word went out. */
  timer: NodeJS.Timeout | null;
  /** Another change came in the pause. */
  again: boolean;
}

/**
 * Passes changes from one source on to the listeners in this process.
 * @param pause_ms however much changes, a listener is told so no more than once in this time.
 */
export function changeFeed(source: Source, pause_ms = 1000): ChangeFeed {
  const topics = new Map<string, Topic>();
  const recent = recentChanges();
  let opened: ReturnType<Source['open']> | null = null;

  function notify(topic: Topic): void {
    if (topic.timer !== null) {
      topic.again = true;
      return;
    }
    topic.again = false;
    topic.timer = setTimeout(() => {
      topic.timer = null;
      if (topic.again) {
        notify(topic);
      }
    }, pause_ms).unref();
    topic.listeners.forEach((listener) => listener());
  }

  const events = {
    changed(key: string) {
      recent.add(key);
      const topic = topics.get(key);
      if (topic) {
        notify(topic);
      }
    },
    missed: () => topics.forEach(notify),
  };

  function leave(key: string, topic: Topic, listener: Listener): void {
    topic.listeners.delete(listener);
    if (topic.listeners.size === 0 && topics.get(key) === topic) {
      topics.delete(key);
      clearTimeout(topic.timer ?? undefined);
    }
  }

  return {
    subscribe(key, listener) {
      const topic = topics.get(key) ?? { listeners: new Set(), timer: null, again: false };
      topic.listeners.add(listener);
      topics.set(key, topic);
      opened ??= source.open(events);
      if (recent.has(key)) {
        listener();
      }
      return () => leave(key, topic, listener);
    },
    async close() {
      topics.forEach((topic) => clearTimeout(topic.timer ?? undefined));
      topics.clear();
      await opened?.close();
    },
  };
}
