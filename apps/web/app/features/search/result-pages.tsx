import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Pager } from '../../ui/pager.tsx';
import { rounded } from './count-words.ts';
import { toAddress } from './filters.ts';
import type { LoadedSearch } from './load-search.ts';

/** Which part of the list this is, in whose time, and the way to the others. */
export function ResultPages({ loaded }: { loaded: LoadedSearch }) {
  const t = useT();
  const { zone, format } = useViewer();
  const { filters, found } = loaded;
  if (found === null || found.cards.length === 0) {
    return null;
  }
  const first = (filters.page - 1) * filters.page_size + 1;
  const range = t(found.cards.length === 1 ? 'search.range_one' : 'search.range', {
    from: format.number(first),
    to: format.number(first + found.cards.length - 1),
    total: found.total_is_exact
      ? format.number(found.total_count)
      : t('search.about', { total: format.number(rounded(found.total_count)) }),
  });
  return (
    <div className="result-pages">
      <p className="small muted">
        {range} · {t('search.times_in', { zone: format.zone(zone) })}
      </p>
      <Pager
        label={t('search.pages')}
        page={filters.page}
        totalPages={found.total_pages}
        hrefOf={(page) => paths.search(toAddress({ ...filters, page }))}
        previousLabel={t('search.previous')}
        nextLabel={t('search.next')}
        pageLabel={(page) => t('search.page', { page })}
      />
    </div>
  );
}
