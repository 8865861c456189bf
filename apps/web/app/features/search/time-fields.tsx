import { LIMITS } from '@abroad/contract/limits';
import { useT } from '../../lib/i18n.tsx';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { FilterState } from './filter-state.ts';
import { change } from './filters.ts';
import { Ticks } from './ticks.tsx';

const hourMs = 60 * 60_000;

/** Who is free within a week, and who of them in the evening or on a weekend of the reader's clock. */
export function TimeFields({ state }: { state: FilterState }) {
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
    </>
  );
}
