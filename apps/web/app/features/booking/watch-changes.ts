import { LIVE_TIMES } from './live-times.ts';

interface Wanted {
  /** Of the stream of events. */
  address: string;
  /** The times are to be asked for again. */
  onChange: () => void;
  /** Whether changes are heard of from now on. */
  onLive: (isLive: boolean) => void;
}

/**
 * Hears of changes by server-sent events while the page is seen: hidden pages hold no connection, and ask again when
 * they are looked at. Whoever was away asks again, too.
 * @returns how to stop.
 */
export function watchChanges({ address, onChange, onLive }: Wanted): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The server tells of what changed shortly before; a page that has just come has missed nothing.
  let mayHaveMissed = performance.now() > LIVE_TIMES.fresh_ms;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
    onLive(false);
  };

  const open = () => {
    if (source !== null || document.visibilityState === 'hidden') {
      return;
    }
    const opened = new EventSource(address);
    source = opened;
    opened.addEventListener('open', () => {
      onLive(true);
      if (mayHaveMissed) {
        onChange();
      }
      mayHaveMissed = true;
    });
    opened.addEventListener('changed', onChange);
    opened.addEventListener('error', () => {
      onLive(false);
      mayHaveMissed = true;
      // A broken connection is taken up by the browser itself; a refusal ends it, and is tried again later.
      if (opened.readyState === EventSource.CLOSED) {
        close();
        timer = setTimeout(open, LIVE_TIMES.refused_ms * (1 + Math.random()));
      }
    });
  };

  const look = () => (document.visibilityState === 'hidden' ? close() : open());
  document.addEventListener('visibilitychange', look);
  open();
  return () => {
    document.removeEventListener('visibilitychange', look);
    close();
  };
}
