import { VALIDATION_MESSAGES } from '@abroad/contract/messages';
import type { ComponentProps } from 'react';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { monthWords } from '../../lib/months.ts';
import type { FieldProperties } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** A month, typed: the month inputs of browsers differ too much. The rules speak of dates, this field of months. */
export function MonthField({
  error,
  hint,
  placeholder = '2019-09',
  ...rest
}: FieldProperties & ComponentProps<'input'>) {
  const t = useT();
  const example = monthWords('2022-10', useLocale());
  return (
    <TextField
      {...rest}
      hint={hint ?? t('forms.month_hint', { example })}
      error={error === VALIDATION_MESSAGES.date ? t('forms.month_format', { example }) : error}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={20}
    />
  );
}
