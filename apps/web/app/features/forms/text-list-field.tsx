import { useState, type KeyboardEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { isEnter } from '../../ui/is-enter.ts';
import { TextField } from '../../ui/text-field.tsx';
import { ChosenList } from './chosen-list.tsx';

interface Properties {
  label: string;
  error?: string | undefined;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Several short texts of one's own, added by Enter or the button; text in the field is added when the field is left. */
export function TextListField({ label, error, value, onChange }: Properties) {
  const t = useT();
  const [text, setText] = useState('');
  const add = () => {
    const one = text.trim();
    if (one !== '') {
      onChange([...value.filter((other) => other.toLowerCase() !== one.toLowerCase()), one]);
      setText('');
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event)) {
      event.preventDefault();
      add();
    }
  };
  return (
    <div className="list-field">
      <div className="list-field-row">
        <TextField
          label={label}
          hint={t('forms.field_hint')}
          error={error}
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        <Button kind="line" onClick={add}>
          {t('forms.add')}
        </Button>
      </div>
      <ChosenList
        items={value.map((one) => ({ id: one, label: one }))}
        onRemove={(one) => onChange(value.filter((other) => other !== one))}
      />
    </div>
  );
}
