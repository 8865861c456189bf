import { LIMITS } from '@abroad/contract/limits';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { chipsOf } from './chips.ts';
import { cleared, countFilters, toAddress, withValue } from './filters.ts';
import { groupNames, narrow, type FilterGroup, type FilterState } from './filter-state.ts';

const loadPanel = () => import('./filter-panel.tsx');
const FilterPanel = laterDialog(loadPanel);

const groups = ['topics', 'when', 'degree', 'price', 'university'] as const;

interface Properties {
  state: FilterState;
  /** Opens all filters, at one of their groups. */
  onAll: (group: FilterGroup | null) => void;
}

/**
 * The filters in force, each with a cross that is a link to the search without it, and what else there is to narrow by: behind
 * buttons, and without scripts in a page with all the fields.
 */
export function FilterChips({ state, onAll }: Properties) {
  const t = useT();
  const { filters } = state;
  const [open, setOpen] = useState<{ group: FilterGroup; anchor: HTMLElement } | null>(null);
  const count = countFilters(filters);
  const show = (group: FilterGroup, anchor: HTMLElement) =>
    matchMedia(narrow).matches ? onAll(group) : setOpen(open?.group === group ? null : { group, anchor });
  return (
    <fieldset className="filter-chips unprinted" aria-label={t('search.filters')}>
      <button
        type="button"
        className="filter-chip"
        aria-label={t('search.open_filters', { count })}
        onPointerEnter={() => void import('./filter-drawer.tsx').catch(() => undefined)}
        onClick={() => onAll(null)}
      >
        <Icon name="filter" />
        {count === 0 ? (
          t('search.filters')
        ) : (
          <T id="search.filters_count" values={{ count }} parts={{ count: <b /> }} />
        )}
      </button>
      <noscript>
        <Link className="filter-chip" to={paths.search({ ...toAddress(filters), show: 'filters' })}>
          {t('search.filters')}
        </Link>
      </noscript>
      <AppliedFilters state={state} />
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          className="filter-chip filter-chip-drop"
          aria-expanded={open?.group === group}
          onPointerEnter={() => void loadPanel().catch(() => undefined)}
          onClick={({ currentTarget }) => show(group, currentTarget)}
        >
          <GroupName group={group} state={state} />
        </button>
      ))}
      <Toggles state={state} />
      {count > 0 && (
        <Link
          className="button button-quiet button-small"
          to={paths.search(toAddress(cleared(filters)))}
          preventScrollReset
        >
          {t('search.clear_all')}
        </Link>
      )}
      {open !== null && (
        <Suspense>
          <FilterPanel key={open.group} {...open} state={state} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </fieldset>
  );
}

/** Filters that are on or off, while they are off: on they are among those in force. */
function Toggles({ state: { filters } }: { state: FilterState }) {
  const t = useT();
  const ways = [
    { key: 'proof', text: t('search.proof_graduation'), to: withValue(filters, 'proof', 'graduation') },
    { key: 'offers', text: t('search.free'), to: withValue(filters, 'offers', 'free_session') },
  ];
  return ways
    .filter(({ to }) => to !== filters)
    .map(({ key, text, to }) => (
      <Link key={key} className="filter-chip" to={paths.search(toAddress(to))} preventScrollReset>
        {text}
      </Link>
    ));
}

const hourMs = 60 * 60_000;

/** Its name; of the times, which of the day are shown. */
function GroupName({ group, state: { filters } }: { group: (typeof groups)[number]; state: FilterState }) {
  const t = useT();
  const format = useFormat();
  if (group !== 'when') {
    return t(groupNames[group]);
  }
  const [from, to] = [LIMITS.day_from_hour, LIMITS.day_to_hour].map((hour) => hour * hourMs);
  return filters.hours === 'all'
    ? t('search.any_hour')
    : t('search.hours', { hours: format.timeRange(from ?? 0, to ?? 0, 'UTC') });
}

function AppliedFilters({ state: { filters, labels, options } }: { state: FilterState }) {
  const t = useT();
  const chips = chipsOf({ filters, labels, degrees: options.degrees }, t);
  return (
    chips.length > 0 && (
      <ul aria-label={t('search.applied')}>
        {chips.map(({ key, text, without }) => (
          <li key={key}>
            <Chip removeLabel={t('search.remove', { filter: text })} removeTo={paths.search(toAddress(without))}>
              {text}
            </Chip>
          </li>
        ))}
      </ul>
    )
  );
}
