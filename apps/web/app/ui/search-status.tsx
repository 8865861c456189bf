import type { Ref } from 'react';
import { FieldError } from './field-error.tsx';
import type { RemoteResults } from './use-remote-search.ts';

export interface SearchWords {
  searching: string;
  /** Returns a line for each kind of searched items. */
  none: (text: string) => readonly string[];
  failed: (error: unknown) => string;
  /** The sentence for text in the field without a choice. */
  unchosen: string;
  /** Announced, not shown: how many results there are. */
  found: (count: number) => string;
}

interface Properties {
  ref?: Ref<HTMLOutputElement>;
  results: RemoteResults<unknown>;
  text: string;
  words: SearchWords;
}

/** Shows the state of a search, also to screen readers. */
export function SearchStatus({ ref, results, text, words }: Properties) {
  return (
    <output ref={ref}>
      {results.state === 'searching' && <span className="picker-status picker-searching">{words.searching}</span>}
      {results.state === 'none' &&
        words.none(text).map((line) => (
          <span key={line} className="picker-status">
            {line}
          </span>
        ))}
      {results.state === 'found' && <span className="unseen">{words.found(results.items.length)}</span>}
      <FieldError>{results.state === 'failed' ? words.failed(results.error) : null}</FieldError>
    </output>
  );
}
