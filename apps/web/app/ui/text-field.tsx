import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProperties } from './field.tsx';

type TextFieldProperties = FieldProperties & ComponentProps<'input'>;

/** Words run in the direction of their letters; numbers and addresses as the page does. */
const directionFor = ({ type, inputMode }: Pick<ComponentProps<'input'>, 'type' | 'inputMode'>) =>
  type === undefined && inputMode === undefined ? 'auto' : undefined;

/** A line of text with its label. Properties from a form library (`name`, `ref`, `onBlur`…) pass through. */
export function TextField({ label, required, hint, error, className, ...rest }: TextFieldProperties) {
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {(control) => (
        <input type="text" dir={directionFor(rest)} {...rest} {...control} className={classNames('input', className)} />
      )}
    </Field>
  );
}
