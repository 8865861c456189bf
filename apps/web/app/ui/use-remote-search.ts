import { useEffect, useEffectEvent, useState } from 'react';

export type RemoteSearch<I> = (text: string, signal: AbortSignal) => Promise<readonly I[]>;

export interface RemoteResults<I> {
  state: 'idle' | 'searching' | 'found' | 'none' | 'failed';
  items: readonly I[];
  /** Why it failed. */
  error?: unknown;
}

export interface RemoteSearchOptions {
  /** Fewer characters than this ask nothing. */
  minLength: number;
  /** Milliseconds without typing before a question is sent. */
  pause: number;
  /** Items that are kept of an answer. */
  limit: number;
}

interface Asked<I> extends RemoteResults<I> {
  question: string | null;
}

/**
 * Asks after a pause in typing. A newer text takes back the question before, so that an old answer never wins; null
 * asks nothing. Until the new answer is there the items of the last one stay.
 */
export function useRemoteSearch<I>(
  search: RemoteSearch<I>,
  text: string | null,
  { minLength, pause, limit }: RemoteSearchOptions,
): RemoteResults<I> {
  const [asked, setAsked] = useState<Asked<I>>({ question: null, state: 'idle', items: [] });
  const ask = useEffectEvent(search);
  const question = text === null || text.trim().length < minLength ? null : text.trim();

  useEffect(() => {
    if (question === null) {
      return undefined;
    }
    const controller = new AbortController();
    const settle = (results: RemoteResults<I>) => {
      if (!controller.signal.aborted) {
        setAsked({ question, ...results });
      }
    };
    const timer = setTimeout(() => {
      setAsked((before) => ({ question, state: 'searching', items: before.items }));
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

  if (question === null) {
    return { state: 'idle', items: [] };
  }
  return asked.question === question ? asked : { state: 'idle', items: asked.items };
}
