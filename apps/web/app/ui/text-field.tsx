import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProperties } from './field.tsx';

type TextFieldProperties = FieldProperties & ComponentProps<'input'>;

/** A line of text with its label. What a form library gives (`name`, `ref`, `onBlur`…) passes through. */
export function TextField({ label, required, hint, error, className, ...rest }: TextFieldProperties) {
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {(control) => <input type="text" {...rest} {...control} className={classNames('input', className)} />}
    </Field>
  );
}
