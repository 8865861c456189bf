import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

/** The properties that connect a control to its field. */
export interface ControlProperties {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProperties {
  label: ReactNode;
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | null | undefined;
}

interface Properties extends FieldProperties {
  className?: string;
  children: (control: ControlProperties) => ReactNode;
}

/** A label above its control; hint and error below it, tied to it for screen readers. */
export function Field({ label, required = false, hint, error, className = 'field', children }: Properties) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className="field-label" htmlFor={id} id={`${id}-label`}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        required,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
