import type { ComponentProps } from 'react';
import { Field, type FieldProperties } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  /** The name of the group under which the option is listed. */
  group?: string;
}

type Properties = FieldProperties &
  ComponentProps<'select'> & { options: readonly SelectOption[]; placeholder?: string };

/** The platform's own list of choices, so that phones show theirs. */
export function SelectField({ label, required, hint, error, options, placeholder, ...rest }: Properties) {
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {(control) => (
        <select {...rest} {...control} className="input">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          <Options options={options} />
        </select>
      )}
    </Field>
  );
}

function Options({ options }: { options: readonly SelectOption[] }) {
  const groups = Map.groupBy(options, (option) => option.group ?? '');
  return [...groups].map(([group, members]) => {
    const list = members.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ));
    return group === '' ? (
      list
    ) : (
      <optgroup key={group} label={group}>
        {list}
      </optgroup>
    );
  });
}
