/** Reads the events of a stream, one after the other. */
export interface EventReader {
  status: number;
  headers: Headers;
  /** The next event's name. */
  next(): Promise<string>;
  /** Returns all text since the last call, for text outside events. */
  text(): string;
  /** Settles when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** An event as it came: its name, and what it says besides. */
export interface ReadEvent {
  event: string;
  data: string;
  id: string | undefined;
}

/**
 * Opens a stream of events over HTTP, as a browser's `EventSource` would.
 * @param onEvent called with each event as it comes
 */
export async function readEvents(
  url: string,
  headers: Record<string, string> = {},
  onEvent?: (event: ReadEvent) => void,
): Promise<EventReader> {
  const stop = new AbortController();
  const response = await fetch(url, { headers: { accept: 'text/event-stream', ...headers }, signal: stop.signal });
  const waiting: ((name: string) => void)[] = [];
  const come: string[] = [];
  let all = '';
  let unread = '';

  const take = (block: string) => {
    const name = /^event: (.*)$/m.exec(block)?.[1];
    if (name !== undefined) {
      onEvent?.({ event: name, data: /^data: (.*)$/m.exec(block)?.[1] ?? '', id: /^id: (.*)$/m.exec(block)?.[1] });
      const first = waiting.shift();
      if (first) {
        first(name);
      } else {
        come.push(name);
      }
    }
  };
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      all += chunk;
      const blocks = (unread + chunk).split('\n\n');
      unread = blocks.pop() ?? '';
      blocks.forEach(take);
    }
  };
  const ended = read().catch(() => undefined);

  return {
    status: response.status,
    headers: response.headers,
    next() {
      const name = come.shift();
      return name === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(name);
    },
    text: () => all,
    ended,
    close: () => stop.abort(),
  };
}
