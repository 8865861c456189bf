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
  const { filters, onChange, form } = state;
  return options.map(({ value, label, count }) => (
    <Checkbox
      key={value}
      label={label}
      note={count}
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
