import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

type Properties = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** A count or a remark at the line's end. */
  note?: ReactNode;
  error?: string | null | undefined;
};

export function Checkbox({ label, note, error, ...rest }: Properties) {
  const id = useId();
  return (
    <div>
      <label className="checkbox">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : rest['aria-describedby']}
        />
        <span>{label}</span>
        {note !== undefined && <span className="checkbox-note">{note}</span>}
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
