import { useState, type ComponentProps } from 'react';
import { Field, type FieldProperties } from './field.tsx';

type Properties = FieldProperties &
  ComponentProps<'textarea'> & {
    /** Characters that are allowed; the counter shows how many are used, and typing may pass it. */
    limit?: number;
    /** Counts the characters as their validation does. */
    count?: (text: string) => number;
  };

const length = (text: string) => text.length;

/** Text of several lines. Beyond the limit it keeps the text, so that pasted text isn't lost unnoticed. */
export function TextAreaField({ label, required, hint, error, limit, count = length, onChange, ...rest }: Properties) {
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const used = count(String(rest.value ?? typed));
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {(control) => (
        <>
          <textarea
            dir="auto"
            {...rest}
            {...control}
            className="input"
            onChange={(event) => {
              setTyped(event.target.value);
              onChange?.(event);
            }}
          />
          {limit !== undefined && <span className="field-count">{`${used}/${limit}`}</span>}
        </>
      )}
    </Field>
  );
}
