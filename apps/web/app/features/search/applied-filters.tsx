import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { chipsOf } from './chips.ts';
import { cleared, toAddress } from './filters.ts';
import type { FilterState } from './filter-state.ts';

/** The filters in force as chips. Each cross is a link to the search without it. */
export function AppliedFilters({ state }: { state: FilterState }) {
  const t = useT();
  const { filters, labels, options } = state;
  const chips = chipsOf({ filters, labels, degrees: options.degrees }, t);
  if (chips.length === 0) {
    return null;
  }
  return (
    <ul className="applied-filters" aria-label={t('search.applied')}>
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <Chip removeLabel={t('search.remove', { filter: text })} removeTo={paths.search(toAddress(without))}>
            {text}
          </Chip>
        </li>
      ))}
      <li>
        <Link
          className="button button-quiet button-small"
          to={paths.search(toAddress(cleared(filters)))}
          preventScrollReset
        >
          {t('search.clear_all')}
        </Link>
      </li>
    </ul>
  );
}
