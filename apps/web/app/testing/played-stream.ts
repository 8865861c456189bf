import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The browser's `EventSource`, at whose other end the test sits. */
class PlayedSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState: number = PlayedSource.CONNECTING;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }
  close(): void {
    this.readyState = PlayedSource.CLOSED;
  }
}

/** Plays the streams that a page opens with `EventSource`, in place of a server. */
export function playStreams() {
  const sources: PlayedSource[] = [];
  class Kept extends PlayedSource {
    constructor(url: string) {
      super(url);
      sources.push(this);
    }
  }
  vi.stubGlobal('EventSource', Kept);
  const last = () => sources.at(-1);
  const say = (event: string) =>
    act(async () => {
      last()?.dispatchEvent(new Event(event));
      return Promise.resolve();
    });
  return {
    /** How many were opened. */
    opened: () => sources.length,
    /** Whether the last one is closed. */
    isClosed: () => last()?.readyState === PlayedSource.CLOSED,
    /** An event on the last one. */
    say,
    /** The server takes the last one. */
    take() {
      Object.assign(last() ?? {}, { readyState: PlayedSource.OPEN });
      return say('open');
    },
    /** The server refuses the last one for good. */
    refuse() {
      last()?.close();
      return say('error');
    },
  };
}
