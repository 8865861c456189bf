import { useEffect, useEffectEvent, useState } from 'react';

export type RemoteSearch<I> = (text: string, signal: AbortSignal) => Promise<readonly I[]>;

export interface RemoteResults<I> {
  state: 'idle' | 'searching' | 'found' | 'none' | 'failed';
  items: readonly I[];
  /** Why it failed. */
  error?: unknown;
}

export interface RemoteSearchOptions {
  /** Fewer characters than this don't start a search. */
  minLength: number;
  /** Milliseconds without typing before a question is sent. */
  pause: number;
  /** The number of items that are kept of an answer. */
  limit: number;
}

interface SearchState<I> extends RemoteResults<I> {
  question: string | null;
}

/**
 * Searches after a pause in typing. A newer text aborts the earlier search, so that an old result never wins; null
 * searches nothing. The items are always those of the given text: results of an older text can't be chosen.
 */
export function useRemoteSearch<I>(
  search: RemoteSearch<I>,
  text: string | null,
  { minLength, pause, limit }: RemoteSearchOptions,
): RemoteResults<I> {
  const [latest, setLatest] = useState<SearchState<I>>({ question: null, state: 'idle', items: [] });
  const ask = useEffectEvent(search);
  const question = text === null || text.trim().length < minLength ? null : text.trim();

  useEffect(() => {
    if (question === null) {
      return undefined;
    }
    const controller = new AbortController();
    const settle = (results: RemoteResults<I>) => {
      if (!controller.signal.aborted) {
        setLatest({ question, ...results });
      }
    };
    const timer = setTimeout(() => {
      setLatest({ question, state: 'searching', items: [] });
      ask(question, controller.signal).then(
        (answer) => settle({ state: answer.length > 0 ? 'found' : 'none', items: answer.slice(0, limit) }),
        (error: unknown) => settle({ state: 'failed', items: [], error }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, pause, limit]);

  return question !== null && latest.question === question ? latest : { state: 'idle', items: [] };
}
