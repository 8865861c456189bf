import { useId, type ReactNode } from 'react';
import { FieldError } from '../../ui/field-error.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';

interface Properties {
  label: string;
  required: boolean;
  hint: ReactNode;
  error: string | undefined;
  name: string;
  choices: readonly string[];
  value: string;
  onChange: (choice: string) => void;
}

/** A few choices, all in sight. */
export function ChoiceField({ label, required, hint, error, name, choices, value, onChange }: Properties) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <fieldset className="choice-field" aria-describedby={described === '' ? undefined : described}>
      <legend className="field-label">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {choices.map((choice) => (
        <RadioCard
          key={choice}
          name={name}
          value={choice}
          required={required}
          aria-invalid={error ? true : undefined}
          checked={choice === value}
          onChange={() => onChange(choice)}
          title={choice}
        />
      ))}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
