import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { T } from '../../lib/rich-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { chipsOf } from './chips.ts';
import { countFilters } from './filters.ts';
import type { FilterState } from './filter-state.ts';
import { nameOf } from './labels.ts';

const loadDrawer = () => import('./filter-drawer.tsx');
const FilterDrawer = laterDialog(loadDrawer);

/** On a phone: what is searched for in one line, and the filters behind a button. */
export function PhoneBar({ state }: { state: FilterState }) {
  const t = useT();
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpened((times) => times + 1);
    setOpen(true);
  };
  const count = countFilters(state.filters);
  const route = routeWords(state, t);
  return (
    <div className="phone-bar unprinted" onPointerEnter={() => void loadDrawer()}>
      <div className="wrap">
        <button type="button" className="phone-bar-pill" onClick={show}>
          <Icon name="search" />
          <span>
            <span className="unseen">{t('search.edit')}</span>
            <b>{route}</b>
            <span>{otherWords(state, t)}</span>
          </span>
        </button>
        <Button kind="line" icon="filter" aria-label={t('search.open_filters', { count })} onClick={show}>
          {count === 0 ? (
            t('search.filters')
          ) : (
            <span>
              <T id="search.filters_count" values={{ count }} parts={{ count: <b /> }} />
            </span>
          )}
        </Button>
        {opened > 0 && (
          <Suspense>
            <FilterDrawer key={opened} state={state} open={open} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

type Words = ReturnType<typeof useT>;

/** `Vietnam to Netherlands, Germany` */
function routeWords({ filters, labels }: FilterState, t: Words): string {
  const names = (values: readonly string[]) => t.list(values.map((value) => nameOf(labels, value)));
  const from = names(filters.origin_country_codes);
  const to = names([...filters.destination_country_codes, ...filters.university_ids]);
  if (from !== '' && to !== '') {
    return t('search.pill_route', { from, to });
  }
  return (from && t('search.chip_from', { country: from })) || to || t('search.pill_everything');
}

/** The other filters, as many as fit. */
function otherWords({ filters, labels, options }: FilterState, t: Words): string {
  const others = { ...filters, origin_country_codes: [], destination_country_codes: [], university_ids: [] };
  const chips = chipsOf({ filters: others, labels, degrees: options.degrees }, t);
  return t.list(chips.map(({ text }) => text)) || t('search.pill_hint');
}
