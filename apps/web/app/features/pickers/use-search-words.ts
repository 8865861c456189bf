import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import type { SearchWords } from '../../ui/search-status.tsx';
import { useFailureWords } from '../errors/failure-words.ts';

/**
 * Returns the sentences of a picker while it searches, finds nothing or fails.
 * @param none a sentence for each kind of thing that it searches
 */
export function useSearchWords(...none: MessageKey[]): SearchWords {
  const t = useT();
  const failed = useFailureWords();
  return {
    searching: t('pickers.searching'),
    none: (text) => none.map((key) => t(key, { text })),
    failed: (error) => failed(error),
    unchosen: t('pickers.unchosen'),
    found: (count) => t('pickers.found', { count }),
  };
}
