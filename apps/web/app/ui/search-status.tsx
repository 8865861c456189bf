import { FieldError } from './field-error.tsx';
import type { RemoteResults } from './use-remote-search.ts';

export interface SearchWords {
  searching: string;
  none: (text: string) => string;
  failed: string;
  /** Announced, not shown: how many results there are. */
  found: (count: number) => string;
}

interface Properties {
  results: RemoteResults<unknown>;
  text: string;
  words: SearchWords;
}

/** Says how a search goes, to eyes and screen readers. */
export function SearchStatus({ results, text, words }: Properties) {
  return (
    <output>
      {results.state === 'searching' && <span className="picker-status">{words.searching}</span>}
      {results.state === 'none' && <span className="picker-status">{words.none(text)}</span>}
      {results.state === 'found' && <span className="unseen">{words.found(results.items.length)}</span>}
      <FieldError>{results.state === 'failed' ? words.failed : null}</FieldError>
    </output>
  );
}
