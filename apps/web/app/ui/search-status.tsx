import type { Ref } from 'react';
import { FieldError } from './field-error.tsx';
import type { RemoteResults } from './use-remote-search.ts';

export interface SearchWords {
  searching: string;
  /** A line for each kind of thing that is searched. */
  none: (text: string) => readonly string[];
  failed: (error: unknown) => string;
  /** Words stand in the field and nothing is chosen. */
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

/** Says how a search goes, to eyes and screen readers. */
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
