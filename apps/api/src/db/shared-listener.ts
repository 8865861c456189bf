import { listen } from './listen.ts';

interface Events {
  changed: (payload: string) => void;
  /** Notifications from before, or since the last connection broke, are missed. */
  missed: () => void;
}

/** Listens to several channels on one connection, which is opened for the first who listens to any of them. */
export function sharedListener<C extends string>({
  channels,
  ...settings
}: Pick<Parameters<typeof listen>[0], 'url' | 'logger'> & { channels: readonly C[] }) {
  const listeners = new Map<string, Events>();
  let listening: ReturnType<typeof listen> | null = null;

  function open(channel: C, events: Events): { close: () => Promise<void> } {
    listeners.set(channel, events);
    if (listening !== null) {
      // Notifications of this channel before now reached no listener.
      events.missed();
    }
    listening ??= listen({
      ...settings,
      channels,
      onMessage: (payload, from) => listeners.get(from)?.changed(payload),
      onListening: () => listeners.forEach(({ missed }) => missed()),
    });
    return {
      close() {
        listeners.delete(channel);
        return Promise.resolve();
      },
    };
  }

  return {
    /** The source of one channel, for one listener. */
    of: (channel: C) => ({ open: (events: Events) => open(channel, events) }),
    close: async (): Promise<void> => listening?.close(),
  };
}
