import { LIMITS } from '@abroad/contract/limits';
import { upToPrice } from '@abroad/reference-data/price-bands';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { nameOfLevel, proofFilterWords } from './chips.ts';
import { groupNames, type FilterGroup, type FilterState } from './filter-state.ts';
import { change, withoutValues } from './filters.ts';
import type { DegreeGroup } from './options.ts';
import { rememberName } from './picked-names.ts';
import { CountryTicks, UniversityField } from './place-fields.tsx';
import { highestPrice, priceChoices } from './price-choices.ts';
import { FoldedTicks, Ticks } from './ticks.tsx';
import { YearFields } from './year-fields.tsx';

const topicsShown = 8;
const languagesShown = 4;

/** Universities, degrees and years are of studies abroad, unless this is ticked. */
function AtHome({ state: { filters, onChange, form } }: { state: FilterState }) {
  const t = useT();
  return (
    <Checkbox
      label={t('search.at_home')}
      name="studies"
      value="all"
      form={form}
      checked={filters.studies === 'all'}
      onChange={({ target }) => onChange(change(filters, { studies: target.checked ? 'all' : null }))}
    />
  );
}

/** Everything to narrow by beside route and keyword. `first` comes into view. */
export function FilterFields({
  state,
  withOrigins = true,
  first = null,
}: {
  state: FilterState;
  withOrigins?: boolean;
  first?: FilterGroup | null;
}) {
  const t = useT();
  const { origins, degrees, topics, languages, offers, prices, proofs, lacksCounts } = state.options;
  const hasFields: Record<FilterGroup, boolean> = {
    university: true,
    degree: degrees.length > 0,
    topics: topics.length > 0,
    years: true,
    proof: proofs.length > 0,
    when: true,
    languages: languages.length > 0,
    price: offers.length > 0 || prices.length > 0,
    from_country: withOrigins && origins.length > 0,
  };
  return (
    <div className="filter-fields">
      {lacksCounts && <p className="small muted">{t('search.no_counts')}</p>}
      {(Object.keys(hasFields) as FilterGroup[])
        .filter((group) => hasFields[group])
        .map((group) => (
          <GroupOf key={group} group={group} isFirst={group === first}>
            <GroupFields group={group} state={state} />
          </GroupOf>
        ))}
    </div>
  );
}

function GroupOf({ group, isFirst, children }: { group: FilterGroup; isFirst: boolean; children: ReactNode }) {
  const t = useT();
  const place = isFirst ? (element: HTMLElement | null) => element?.scrollIntoView() : undefined;
  // The field for universities has its own label.
  return group === 'university' ? (
    <div className="filter-group" ref={place}>
      {children}
    </div>
  ) : (
    <fieldset ref={place}>
      <legend>{t(groupNames[group])}</legend>
      {children}
    </fieldset>
  );
}

/** The fields of one group. */
export function GroupFields({ group, state }: { group: FilterGroup; state: FilterState }): ReactNode {
  const t = useT();
  const { topics, languages, offers, proofs } = state.options;
  const fields: Record<FilterGroup, () => ReactNode> = {
    university: () => <UniversityField state={state} />,
    degree: () => <DegreeFields state={state} />,
    topics: () => (
      <FoldedTicks
        state={state}
        name="topics"
        options={topics}
        shown={topicsShown}
        more={(count) => t('search.more_topics', { count })}
      />
    ),
    years: () => (
      <>
        <YearFields state={state} />
        <AtHome state={state} />
      </>
    ),
    proof: () => (
      <Ticks
        state={state}
        name="proof"
        options={proofs.map((option) => ({ ...option, label: t(proofFilterWords(option.value)) }))}
      />
    ),
    when: () => <TimeFields state={state} />,
    languages: () => (
      <FoldedTicks
        state={state}
        name="languages"
        options={languages}
        shown={languagesShown}
        more={(count) => t('search.more_languages', { count })}
      />
    ),
    price: () => (
      <>
        <PriceField state={state} />
        <Ticks
          state={state}
          name="offers"
          options={offers.map(({ value, count }) => ({ value, count, label: t('search.free') }))}
        />
      </>
    ),
    from_country: () => <CountryTicks state={state} name="origin_country_codes" />,
  };
  return fields[group]();
}

/** Degrees by level: a whole level at once, or each of its degrees. */
function DegreeFields({ state }: { state: FilterState }) {
  return state.options.degrees.map((group) => <Level key={group.level} group={group} state={state} />);
}

function Level({ group, state }: { group: DegreeGroup; state: FilterState }) {
  const t = useT();
  const level = nameOfLevel(group, t);
  if (group.degrees.length === 1) {
    return <Ticks state={state} name="degree_ids" options={group.degrees.map((only) => ({ ...only, label: level }))} />;
  }
  const chosen = group.degrees.some(({ value }) => state.filters.degree_ids.includes(value));
  return (
    <div className="filter-level">
      <WholeLevel group={group} state={state} level={level} />
      <details className="filter-more" open={chosen}>
        <summary aria-label={t('search.level_degrees', { level })} />
        <Ticks state={state} name="degree_ids" options={group.degrees} />
      </details>
    </div>
  );
}

/** Ticks all degrees of a level. It has no value of its own: without scripts the degrees below it are there to tick. */
function WholeLevel({ group, state, level }: { group: DegreeGroup; state: FilterState; level: string }) {
  const t = useT();
  const format = useFormat();
  const { filters, onChange } = state;
  const ids = group.degrees.map(({ value }) => value);
  const isCounted = group.degrees.some(({ count }) => count !== null);
  const chosen = ids.filter((id) => filters.degree_ids.includes(id));
  return (
    <Checkbox
      label={level}
      note={isCounted ? format.number(group.degrees.reduce((sum, { count }) => sum + (count ?? 0), 0)) : undefined}
      aria-label={t('search.level_all', { level })}
      checked={chosen.length === ids.length}
      ref={(input) => {
        if (input) {
          input.indeterminate = chosen.length > 0 && chosen.length < ids.length;
        }
      }}
      onChange={({ target }) => {
        group.degrees.forEach(({ value, label }) => rememberName(value, label));
        const others = withoutValues(filters, 'degree_ids', ids);
        onChange(target.checked ? change(others, { degree_ids: [...others.degree_ids, ...ids] }) : others);
      }}
    />
  );
}

/** The highest price, in the currency of the chosen one or the reader's own, for which prices in others are converted. */
function PriceField({ state: { filters, options, onChange, form } }: { state: FilterState }) {
  const t = useT();
  const format = useFormat();
  const { rates } = useViewer();
  const highest = highestPrice(filters.prices);
  const chosen = highest && upToPrice(highest.currency, highest.most);
  const choices = priceChoices(options.prices, chosen);
  const currency = choices.at(-1)?.currency;
  if (currency === undefined) {
    return null;
  }
  const choose = (value: string) => {
    const choice = choices.find((one) => one.value === value);
    if (choice !== undefined) {
      rememberName(value, format.price(choice.most, choice.currency));
    }
    onChange(change(filters, { prices: choice === undefined ? [] : [value] }));
  };
  return (
    <>
      <select
        className="input filter-price"
        name="prices"
        form={form}
        aria-label={t('search.price_label', { currency })}
        value={chosen ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('search.price_any')}</option>
        {choices.map(({ value, most, currency: own, count }) => {
          const price = format.price(most, own);
          return (
            <option key={value} value={value}>
              {count === null
                ? t('search.chip_price', { price })
                : t('search.price_choice', { price, count: format.number(count) })}
            </option>
          );
        })}
      </select>
      {rates && (
        <p className="field-hint">
          {t('search.price_hint', { date: format.longDay(`${rates.as_of}T12:00:00Z`, 'UTC') })}
        </p>
      )}
    </>
  );
}

const hourMs = 60 * 60_000;

/** Fields for mentors who are free within a week, in the evening or on a weekend of the reader's clock. */
function TimeFields({ state }: { state: FilterState }) {
  const t = useT();
  const format = useFormat();
  const { zone } = useViewer();
  const { filters, options, onChange, form } = state;
  const hours = (from: number, to: number) =>
    format.timeRange(new Date(from * hourMs).toISOString(), new Date(to * hourMs).toISOString(), 'UTC');
  const labels: Readonly<Record<string, string>> = {
    evenings: t('search.evenings', { hours: hours(LIMITS.evening_from_hour, LIMITS.evening_to_hour) }),
    weekends: t('search.weekends', { hours: hours(LIMITS.day_from_hour, LIMITS.day_to_hour) }),
  };
  return (
    <>
      <Checkbox
        label={t('search.this_week')}
        note={options.week === null ? undefined : format.number(options.week)}
        name="when"
        value="week"
        form={form}
        checked={filters.when === 'week'}
        onChange={({ target }) => onChange(change(filters, { when: target.checked ? 'week' : null }))}
      />
      <Ticks
        state={state}
        name="available_times"
        options={options.times.map(({ value, count }) => ({ value, count, label: labels[value] ?? value }))}
      />
      <p className="field-hint">{t('search.times_hint', { zone: format.zone(zone) })}</p>
      <Checkbox
        label={t('search.also_at_night')}
        name="hours"
        value="all"
        form={form}
        checked={filters.hours === 'all'}
        onChange={({ target }) =>
          onChange(change(filters, { hours: target.checked ? 'all' : null, page: filters.page }))
        }
      />
    </>
  );
}
