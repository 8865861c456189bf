import type { ListFilter } from '@abroad/contract/search-filters';
import { useFormat } from '../../lib/viewer.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { FilterState } from './filter-state.ts';
import { withoutValues, withValue } from './filters.ts';
import { FoldingList } from './folding-list.tsx';
import type { Option } from './options.ts';
import { rememberName } from './picked-names.ts';

interface TicksProperties {
  state: FilterState;
  name: ListFilter;
  options: readonly Option[];
}

/** Values to tick, with their counts. */
export function Ticks({ options, ...properties }: TicksProperties) {
  return options.map((option) => <Tick key={option.value} option={option} {...properties} />);
}

interface FoldedProperties extends TicksProperties {
  shown: number;
  more: (count: number) => string;
}

/** Many values to tick: those that are chosen and the first ones, with the others to unfold. */
export function FoldedTicks({ options, shown, more, ...properties }: FoldedProperties) {
  const chosen = properties.state.filters[properties.name];
  const items = options.map((option) => ({
    key: option.value,
    content: <Tick option={option} {...properties} />,
    chosen: chosen.includes(option.value),
  }));
  return <FoldingList items={items} shown={shown} more={more} />;
}

function Tick({ state, name, option }: Pick<TicksProperties, 'state' | 'name'> & { option: Option }) {
  const format = useFormat();
  const { filters, onChange, form } = state;
  const { value, label, count } = option;
  return (
    <Checkbox
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
  );
}
