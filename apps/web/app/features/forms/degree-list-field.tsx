import { useMemo } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ChosenList } from './chosen-list.tsx';
import { degreeOptions, type Degree } from './degree-options.ts';

interface Properties {
  label: string;
  error?: string | undefined;
  degrees: readonly Degree[];
  /** Ids of the chosen ones. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Several degrees: each choice joins the list below, and the field is free for the next. */
export function DegreeListField({ label, error, degrees, value, onChange }: Properties) {
  const t = useT();
  const options = useMemo(() => degreeOptions(degrees, t), [degrees, t]);
  const chosen = degrees.filter(({ id }) => value.includes(id)).map(({ id, name }) => ({ id, label: name }));
  return (
    <div className="list-field">
      <SelectField
        label={label}
        error={error}
        placeholder={t('forms.choose')}
        options={options.filter((option) => !value.includes(option.value))}
        value=""
        onChange={(event) => event.target.value !== '' && onChange([...value, event.target.value])}
      />
      <ChosenList items={chosen} onRemove={(id) => onChange(value.filter((other) => other !== id))} />
    </div>
  );
}
