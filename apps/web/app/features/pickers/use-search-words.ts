import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import type { SearchWords } from '../../ui/search-status.tsx';

/** What a picker says while it searches, finds nothing or fails. */
export function useSearchWords(none: MessageKey, failed: MessageKey): SearchWords {
  const t = useT();
  return {
    searching: t('pickers.searching'),
    none: (text) => t(none, { text }),
    failed: t(failed),
    unchosen: t('pickers.unchosen'),
    found: (count) => t('pickers.found', { count }),
  };
}
