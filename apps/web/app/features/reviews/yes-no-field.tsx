import { useId } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { FieldError } from '../../ui/field-error.tsx';

interface Properties {
  label: string;
  name: string;
  value: boolean | null;
  error?: string | undefined;
  onChange: (value: boolean) => void;
}

/** A question with yes or no, as radio buttons. */
export function YesNoField({ label, name, value, error, onChange }: Properties) {
  const t = useT();
  const id = useId();
  return (
    <fieldset className="yes-no" aria-describedby={error ? id : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="row">
        {[true, false].map((answer) => (
          <label key={String(answer)} className="yes-no-choice">
            <input type="radio" name={name} checked={value === answer} onChange={() => onChange(answer)} />
            {t(answer ? 'reviews.yes' : 'reviews.no')}
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
