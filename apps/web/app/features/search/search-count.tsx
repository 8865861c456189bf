import { useT } from '../../lib/i18n.tsx';
import { T } from '../../lib/rich-text.tsx';
import { countWords } from './count-words.ts';
import type { LoadedSearch } from './load-search.ts';

/** How many were found, announced when it changes, and what replaced words that no mentor has. */
export function SearchCount({ found }: Pick<LoadedSearch, 'found'>) {
  const t = useT();
  const corrected = found?.corrected ?? [];
  const counted = found?.counted_words ?? null;
  return (
    <div className="search-count" aria-live="polite">
      <h1>{found === null ? t('search.title') : countWords(found, t)}</h1>
      {counted !== null && (
        <p>
          <T id="search.counted_words" values={{ used: counted.used.join(' ') }} parts={{ used: <b /> }} />
        </p>
      )}
      {corrected.length > 0 && (
        <p>
          <T
            id="search.corrected"
            values={{
              used: corrected.map(({ used }) => used).join(' '),
              asked: corrected.map(({ asked }) => asked).join(' '),
            }}
            parts={{ used: <b />, asked: <i /> }}
          />
        </p>
      )}
    </div>
  );
}
