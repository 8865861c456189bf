import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { chipsOf } from './chips.ts';
import type { FilterState } from './filter-state.ts';
import { nameOf } from './labels.ts';

/** On a phone: what is searched for in one line, which opens all fields. */
export function PhoneBar({ state, onOpen }: { state: FilterState; onOpen: () => void }) {
  const t = useT();
  return (
    <div className="phone-bar wrap unprinted">
      <button type="button" className="phone-bar-pill" onClick={onOpen}>
        <Icon name="search" />
        <span>
          <span className="unseen">{t('search.edit')}</span>
          <b>{routeWords(state, t)}</b>
          <span>{otherWords(state, t)}</span>
        </span>
      </button>
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
