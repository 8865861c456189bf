import { useFormat } from '../../lib/viewer.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { FilterState } from './filter-state.ts';
import { withoutValues, withValue, type ListName } from './filters.ts';
import type { Option } from './options.ts';
import { rememberName } from './picked-names.ts';

interface TicksProperties {
  state: FilterState;
  name: ListName;
  options: readonly Option[];
}

/** Values to tick, with their counts. */
export function Ticks({ state, name, options }: TicksProperties) {
  const format = useFormat();
  const { filters, onChange, form } = state;
  return options.map(({ value, label, count }) => (
    <Checkbox
      key={value}
      label={label}
      note={count === null ? undefined : format.number(count)}
      name={name}
      value={value}
      form={form}
      checked={filters[name].includes(value)}
      onChange={({ target }) => {
        rememberName(value, label);
        onChange(target.checked ? withValue(filters, name, value) : withoutValues(filters, name, [value]));
      }}
    />
  ));
}

interface FoldedProperties extends TicksProperties {
  /** So many are always in sight. */
  shown: number;
  /** Names the others: `18 more topics`. */
  more: (count: number) => string;
}

/** The first values, and the others to unfold. What is chosen among those keeps its place, and them unfolded. */
export function FoldedTicks({ shown, more, options, ...properties }: FoldedProperties) {
  const rest = options.slice(shown);
  const chosen = properties.state.filters[properties.name];
  return (
    <>
      <Ticks {...properties} options={options.slice(0, shown)} />
      {rest.length > 0 && (
        <details className="filter-more" open={rest.some(({ value }) => chosen.includes(value))}>
          <summary>{more(rest.length)}</summary>
          <Ticks {...properties} options={rest} />
        </details>
      )}
    </>
  );
}
