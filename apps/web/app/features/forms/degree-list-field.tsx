import { useMemo, useRef, useState } from 'react';
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

/**
 * Several degrees: each choice joins the list below, and the field is free for the next. Keys pass over degrees that
 * the user doesn't want, so the one they stop at is added with Enter or when the field is left.
 */
export function DegreeListField({ label, error, degrees, value, onChange }: Properties) {
  const t = useT();
  const options = useMemo(() => degreeOptions(degrees, t), [degrees, t]);
  const chosen = degrees.filter(({ id }) => value.includes(id)).map(({ id, name }) => ({ id, label: name }));
  const [reached, setReached] = useState('');
  const byKeys = useRef(false);
  const add = (id: string) => {
    byKeys.current = false;
    setReached('');
    if (id !== '') {
      onChange([...value, id]);
    }
  };
  return (
    <div className="list-field">
      <SelectField
        label={label}
        error={error}
        placeholder={t('forms.choose')}
        options={options.filter((option) => !value.includes(option.value))}
        value={reached}
        onPointerDown={() => (byKeys.current = false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && reached !== '') {
            event.preventDefault();
            add(reached);
          } else {
            byKeys.current = true;
          }
        }}
        onChange={({ target }) => (byKeys.current ? setReached(target.value) : add(target.value))}
        onBlur={() => add(reached)}
      />
      <ChosenList items={chosen} onRemove={(id) => onChange(value.filter((other) => other !== id))} />
    </div>
  );
}
