import { useState, type ComponentProps } from 'react';
import { Field, type FieldProperties } from './field.tsx';

type Properties = FieldProperties &
  ComponentProps<'textarea'> & {
    /** Characters that are allowed; the counter shows how many are used, and typing may pass it. */
    limit?: number;
  };

/** Text of several lines. Beyond the limit it keeps what was typed, so that nothing pasted is lost unseen. */
export function TextAreaField({ label, required, hint, error, limit, onChange, ...rest }: Properties) {
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const used = rest.value === undefined ? length : String(rest.value).length;
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
              setLength(event.target.value.length);
              onChange?.(event);
            }}
          />
          {limit !== undefined && <span className="field-count">{`${used}/${limit}`}</span>}
        </>
      )}
    </Field>
  );
}
