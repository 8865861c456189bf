import { recentChanges } from './recent-changes.ts';

type Listener = () => void;

interface Source {
  /** Subscribes to the source; called for the first listener. */
  open(events: { changed: (key: string) => void; missed: () => void }): { close(): Promise<void> };
}

/** Notifies listeners of changes by key, without details of the change. */
export interface ChangeFeed {
  /**
   * Notifies a listener at once, and then at most once per pause. A change of the last minute is notified right away, so
   * that callers who read before they listened miss nothing.
   * @returns a function that stops listening.
   */
  subscribe(key: string, listener: Listener): () => void;
  close(): Promise<void>;
}

/** One key with its listeners. */
interface Topic {
  listeners: Set<Listener>;
  /** Set during the pause after a notification. */
  timer: NodeJS.Timeout | null;
  /** There was another change during the pause. */
  again: boolean;
}

/**
 * Passes changes from one source on to the listeners in this process.
 * @param pause_ms the shortest time between two notifications of a listener.
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
