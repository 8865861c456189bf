import { useT } from '../../lib/i18n.tsx';
import { change, type YearName } from './filters.ts';
import type { FilterState } from './filter-state.ts';
import { YearBars } from './year-bars.tsx';

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

function YearSelect({ state, name }: { state: FilterState; name: YearName }) {
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
