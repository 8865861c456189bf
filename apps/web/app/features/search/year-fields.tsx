import type { YearFilter } from '@abroad/contract/search-filters';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { FilterState } from './filter-state.ts';
import { change } from './filters.ts';
import type { YearCount } from './options.ts';

const yearsShown = 30;

/** Between which years the studies began. */
export function YearFields({ state }: { state: FilterState }) {
  return (
    <>
      <YearBars state={state} />
      <div className="filter-years">
        <YearSelect state={state} name="education_start_year_from" />
        <YearSelect state={state} name="education_start_year_to" />
      </div>
    </>
  );
}

function YearSelect({ state, name }: { state: FilterState; name: YearFilter }) {
  const t = useT();
  const { filters, onChange, form, thisYear } = state;
  const chosen = filters[name];
  const isFrom = name === 'education_start_year_from';
  return (
    <select
      className="input"
      name={name}
      form={form}
      aria-label={t(isFrom ? 'search.year_from' : 'search.year_to')}
      value={chosen ?? ''}
      onChange={({ target }) =>
        onChange(change(filters, { [name]: target.value === '' ? null : Number(target.value) }))
      }
    >
      <option value="">{t(isFrom ? 'search.any_from' : 'search.any_to')}</option>
      {yearsWith(chosen, thisYear).map((year) => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </select>
  );
}

/** The last years, newest first, and the chosen one where it is none of them. */
export function yearsWith(chosen: number | null, thisYear: number): number[] {
  const years = Array.from({ length: yearsShown }, (_, index) => thisYear - index);
  const all = chosen === null || years.includes(chosen) ? years : [...years, chosen];
  return all.toSorted((one, other) => other - one);
}

/** Fewer years than these say nothing by their heights. */
const fewest = 3;
/** The free space between bars, as a part of a year. */
const gap = 0.2;

/** How many began in each year, with the chosen years dark. */
function YearBars({ state: { options, filters } }: { state: FilterState }) {
  const t = useT();
  const format = useFormat();
  const bars = everyYear(options.years);
  const most = bars.toSorted((one, other) => other.count - one.count)[0];
  if (most === undefined || options.years.length < fewest) {
    return null;
  }
  const { education_start_year_from: from, education_start_year_to: to } = filters;
  const isChosen = (year: number) => (from === null || year >= from) && (to === null || year <= to);
  const ends = { from: String(bars[0]?.year), to: String(bars.at(-1)?.year) };
  return (
    <div className="filter-bars">
      <p className="unseen">{t('search.years_spoken', { ...ends, year: String(most.year), count: most.count })}</p>
      <svg viewBox={`0 0 ${bars.length} 1`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ year, count }, index) => (
          <rect
            key={year}
            className={classNames(!isChosen(year) && 'filter-bar-out')}
            x={index + gap / 2}
            width={1 - gap}
            y={1 - count / most.count}
            height={count / most.count}
          >
            <title>{t('search.year_count', { year: String(year), count: format.number(count) })}</title>
          </rect>
        ))}
      </svg>
      <p className="tiny muted" aria-hidden="true">
        <span>{ends.from}</span>
        <span>{ends.to}</span>
      </p>
    </div>
  );
}

/** Years in which no mentor began are gaps between the bars. */
function everyYear(years: readonly YearCount[]): YearCount[] {
  const first = years[0]?.year ?? 0;
  const length = years.length === 0 ? 0 : (years.at(-1)?.year ?? first) - first + 1;
  const counts = new Map(years.map(({ year, count }) => [year, count]));
  return Array.from({ length }, (_, index) => ({ year: first + index, count: counts.get(first + index) ?? 0 }));
}
