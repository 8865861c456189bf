import type { Ref } from 'react';
import { FieldError } from './field-error.tsx';
import type { RemoteResults } from './use-remote-search.ts';

export interface SearchWords {
  searching: string;
  none: (text: string) => string;
  failed: string;
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
      {results.state === 'searching' && <span className="picker-status">{words.searching}</span>}
      {results.state === 'none' && <span className="picker-status">{words.none(text)}</span>}
      {results.state === 'found' && <span className="unseen">{words.found(results.items.length)}</span>}
      <FieldError>{results.state === 'failed' ? words.failed : null}</FieldError>
    </output>
  );
}
