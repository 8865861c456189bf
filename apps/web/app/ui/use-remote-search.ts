import { useEffect, useEffectEvent, useState } from 'react';

export type RemoteSearch<I> = (text: string, signal: AbortSignal) => Promise<readonly I[]>;

export interface RemoteResults<I> {
  state: 'idle' | 'searching' | 'found' | 'none' | 'failed';
  items: readonly I[];
}

export interface RemoteSearchOptions {
  /** Fewer characters than this ask nothing. */
  minLength: number;
  /** Milliseconds without typing before a question is sent. */
  pause: number;
  /** Items that are kept of an answer. */
  limit: number;
}

const idle = { state: 'idle', items: [] } as const;

/**
 * Asks after a pause in typing. A newer text takes back the question before, so that an old answer never wins; null
 * asks nothing.
 */
export function useRemoteSearch<I>(
  search: RemoteSearch<I>,
  text: string | null,
  { minLength, pause, limit }: RemoteSearchOptions,
): RemoteResults<I> {
  const [results, setResults] = useState<RemoteResults<I>>(idle);
  const ask = useEffectEvent(search);
  const question = text === null || text.trim().length < minLength ? null : text.trim();

  useEffect(() => {
    if (question === null) {
      setResults(idle);
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setResults((before) => ({ state: 'searching', items: before.items }));
      ask(question, controller.signal).then(
        (answer) => {
          if (!controller.signal.aborted) {
            setResults({ state: answer.length > 0 ? 'found' : 'none', items: answer.slice(0, limit) });
          }
        },
        () => {
          if (!controller.signal.aborted) {
            setResults({ state: 'failed', items: [] });
          }
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, pause, limit]);

  return results;
}
