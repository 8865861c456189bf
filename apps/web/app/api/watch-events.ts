import { createParser } from 'eventsource-parser';
import { session } from '../session/session-store.ts';
import { clientId } from './client-id.ts';
import { fetchWithSession } from './fetch-with-session.ts';

/** An event of a stream (WHATWG HTML, section 9.2). */
export interface StreamEvent {
  event: string;
  data: string;
}

interface Watching {
  /** Of the stream, on the page's own origin. */
  address: string;
  onEvent: (event: StreamEvent) => void;
  /** The stream is open. After a reconnection, events in between may be missing. */
  onOpen: (state: { isAgain: boolean }) => void;
  /** It is refused, has broken, or is closed while the page is hidden. */
  onClose?: () => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** The service sends data every 22 s: a connection that is silent for longer is dead, for instance after the device slept. */
const SILENT_MS = 50_000;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Listens to a stream of events, with the token of the signed-in person and the client id, which `EventSource` can't send. It is closed while the page
 * is hidden, so that only visible tabs hold a connection. After a failure or a silence it reconnects
 * (`Last-Event-ID`) after waits that double, and at once when the device is online again. It renews the token like all calls.
 * @returns a function that stops it.
 */
export function watchEvents({ address, onEvent, onOpen, onClose }: Watching): () => void {
  let last_id: string | null = null;
  let wasOpen = false;
  let wait = FIRST_WAIT_MS;
  let stop: AbortController | null = null;

  async function read(stopped: AbortSignal): Promise<void> {
    const connection = new AbortController();
    const { signal } = connection;
    const cut = () => connection.abort();
    let silence = setTimeout(cut, SILENT_MS);
    stopped.addEventListener('abort', cut);
    try {
      await hear(signal, () => {
        clearTimeout(silence);
        silence = setTimeout(cut, SILENT_MS);
      });
    } finally {
      clearTimeout(silence);
      stopped.removeEventListener('abort', cut);
      cut();
      onClose?.();
    }
  }

  async function hear(signal: AbortSignal, onSign: () => void): Promise<void> {
    const token = await session.accessToken();
    const response = await fetchWithSession(address, {
      headers: {
        accept: 'text/event-stream',
        'x-client-id': clientId(),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(last_id !== null && { 'last-event-id': last_id }),
      },
      signal,
    });
    if (!response.ok || response.body === null) {
      throw new Error(`the stream is refused: ${response.status}`);
    }
    wait = FIRST_WAIT_MS;
    onOpen({ isAgain: wasOpen });
    wasOpen = true;
    const parser = createParser({
      onEvent({ id, event = 'message', data }) {
        last_id = id ?? last_id;
        onEvent({ event, data });
      },
    });
    const text = response.body.pipeThrough(new TextDecoderStream());
    const reader = text.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onSign();
      parser.feed(part.value);
    }
  }

  async function keepReading(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      // A refusal and a broken connection are the same here: it is tried again later.
      await read(signal).catch(() => undefined);
      await pause(wait * (0.5 + Math.random()), signal);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  }

  const close = () => {
    stop?.abort();
    stop = null;
  };
  const look = () => {
    if (document.visibilityState === 'hidden') {
      close();
    } else if (stop === null) {
      stop = new AbortController();
      wait = FIRST_WAIT_MS;
      void keepReading(stop.signal);
    }
  };
  const anew = () => {
    close();
    look();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', anew);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', anew);
    close();
  };
}
