import type { SearchPage } from '@abroad/contract/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../api/browser-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { isEnter } from '../../ui/is-enter.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useCountries } from '../pickers/use-country-names.ts';
import { chipsOf } from './chips.ts';
import { showWords } from './count-words.ts';
import { FilterFields } from './filter-fields.tsx';
import type { FilterState } from './filter-state.ts';
import { cleared, toQuery, valuesCounted, withValue, type Filters } from './filters.ts';
import { nameOptions } from './name-options.ts';
import { rememberedNames } from './picked-names.ts';
import { CountryField, CountryTicks } from './place-fields.tsx';

interface Properties {
  /** The search of the page, with which the draft begins. */
  state: FilterState;
  open: boolean;
  onClose: () => void;
}

/** All filters as a draft: the button says how many mentors it would show, and only then the page changes. */
export default function FilterDrawer({ state, open, onClose }: Properties) {
  const t = useT();
  const { draft, count } = useDraft(state, open);
  const [keyword, setKeyword] = useState('');
  const { filters } = draft;

  const addKeyword = () => {
    setKeyword('');
    return keyword.trim() === '' ? filters : withValue(filters, 'keyword', keyword.trim());
  };
  const show = () => {
    state.onChange(addKeyword());
    onClose();
  };
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('search.filters')}
      closeLabel={t('search.close')}
      actions={
        <>
          <Button kind="quiet" onClick={() => draft.onChange(cleared(filters))}>
            {t('search.clear_all')}
          </Button>
          <Button className="filter-drawer-show" onClick={show}>
            {count === null ? t('search.show_some') : showWords(count, t)}
          </Button>
        </>
      }
    >
      <div className="filter-drawer">
        <DraftChips draft={draft} />
        <div className="filter-group">
          <CountryField state={draft} name="origin_country_codes" />
          <CountryTicks state={draft} name="origin_country_codes" />
        </div>
        <div className="filter-group">
          <CountryField state={draft} name="destination_country_codes" />
          <CountryTicks state={draft} name="destination_country_codes" />
        </div>
        <TextField
          label={t('search.keyword')}
          type="search"
          maxLength={100}
          placeholder={t('search.keyword_hint')}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
          onKeyDown={(event) => isEnter(event) && draft.onChange(addKeyword())}
          onBlur={() => keyword.trim() !== '' && draft.onChange(addKeyword())}
        />
        <FilterFields state={draft} withOrigins={false} />
      </div>
    </Drawer>
  );
}

function DraftChips({ draft }: { draft: FilterState }) {
  const t = useT();
  const chips = chipsOf({ ...draft, degrees: draft.options.degrees }, t);
  return (
    chips.length > 0 && (
      <ul className="row" aria-label={t('search.applied')}>
        {chips.map(({ key, text, without }) => (
          <li key={key}>
            <Chip removeLabel={t('search.remove', { filter: text })} onRemove={() => draft.onChange(without)}>
              {text}
            </Chip>
          </li>
        ))}
      </ul>
    )
  );
}

const pause = 300;

/** How many mentors there are, and whether all were counted. */
type Count = Pick<SearchPage, 'total_count' | 'total_is_exact'>;

/**
 * Filters that are tried out: how many mentors they would show, and what else could be chosen then.
 * `count` is null until that is known, also while it is still that of the filters before.
 */
function useDraft(page: FilterState, active: boolean): { draft: FilterState; count: Count | null } {
  const [filters, setFilters] = useState<Filters>(page.filters);
  const { locale, zone, zoneKnown, currency } = useViewer();
  const clock = zoneKnown ? zone : null;
  useCountries();
  const settled = useSettled(filters, pause);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['search-draft', { ...settled, page: 1, page_size: 1 }, clock, currency],
    queryFn: ({ queryKey: [, asked], signal }) =>
      askCount(toQuery(asked as Filters, { now: Date.now(), zone: clock, currency }), signal),
    enabled: active,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const draft: FilterState = {
    ...page,
    filters,
    labels: rememberedNames(page.labels),
    options: data === undefined ? page.options : nameOptions(data, filters, locale),
    onChange: setFilters,
    form: undefined,
  };
  const isOld = isPlaceholderData || settled !== filters;
  return { draft, count: isOld || data === undefined ? null : data };
}

function askCount(query: ReturnType<typeof toQuery>, signal: AbortSignal) {
  return api.searchProfiles({
    query: { ...query, match: 'most', expand: ['facets'], facet_limit: valuesCounted },
    signal,
  });
}

/** A value that has not changed for a while (milliseconds). */
function useSettled<V>(value: V, delay: number): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
