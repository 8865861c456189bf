import { VALIDATION_MESSAGES } from '@abroad/contract/validation-messages';
import { Suspense, useRef, useState, type ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Field, type FieldProperties } from '../../ui/field.tsx';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { monthWords } from '../../lib/months.ts';
import { Icon } from '../../ui/icon.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import './month-field.css';

/** Most months are typed, and the code of popups is heavy. */
const MonthPicker = laterDialog(() => import('./month-picker.tsx'));

/**
 * A month, typed or chosen: the month inputs of browsers differ too much. The rules speak of dates, this field of months.
 * Properties from a form library (`name`, `ref`, `onBlur`…) pass through.
 */
export function MonthField({
  label,
  required,
  error,
  hint,
  className,
  placeholder = '2019-09',
  ...rest
}: FieldProperties & ComponentProps<'input'>) {
  const t = useT();
  const example = monthWords('2022-10', useLocale());
  const place = useRef<HTMLSpanElement>(null);
  const input = () => place.current?.querySelector('input') ?? null;
  return (
    <Field
      label={label}
      required={required}
      hint={hint ?? t('forms.month_hint', { example })}
      error={error === VALIDATION_MESSAGES.date ? t('forms.month_format', { example }) : error}
    >
      {(control) => (
        <span className="month-field" ref={place}>
          <input
            type="text"
            dir="auto"
            placeholder={placeholder}
            autoComplete="off"
            maxLength={20}
            {...rest}
            {...control}
            className={classNames('input', className)}
          />
          <MonthButton
            describedBy={`${control.id}-label`}
            read={() => input()?.value ?? ''}
            onChoose={(month) => typeInto(input(), month)}
          />
        </span>
      )}
    </Field>
  );
}

/** The button of the picker, which is loaded and opened by the first press. */
function MonthButton(properties: Omit<ComponentProps<typeof MonthPicker>, 'onClose'>) {
  const t = useT();
  const [isWanted, setWanted] = useState(false);
  const closed = (
    <button
      type="button"
      className="icon-button"
      aria-label={t('forms.month_choose')}
      aria-describedby={properties.describedBy}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      <Icon name="calendar" />
    </button>
  );
  return isWanted ? (
    <Suspense fallback={closed}>
      <MonthPicker {...properties} onClose={() => setWanted(false)} />
    </Suspense>
  ) : (
    closed
  );
}

/** Sets the text as if it had been typed, so that listeners of the field are called. */
function typeInto(input: HTMLInputElement | null, text: string): void {
  input?.setRangeText(text, 0, input.value.length, 'end');
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}
