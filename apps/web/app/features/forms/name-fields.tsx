import { nameFields } from '@abroad/contract/full-name';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';

type NameField = 'first_name' | 'last_name';

interface Properties {
  /** Binds a field to its form. */
  register: (field: NameField) => UseFormRegisterReturn;
  errors: Readonly<Record<NameField, string | undefined>>;
}

/** Full keys, so that the build includes the words wherever this is used. */
const labels = { first_name: 'onboarding.first_name', last_name: 'onboarding.last_name' } as const;

/** First and last name, in the order in which the reader's language asks for them. */
export function NameFields({ register, errors }: Properties) {
  const t = useT();
  return (
    <div className="field-pair">
      {nameFields(useLocale()).map((field) => (
        <TextField
          key={field}
          {...register(field)}
          label={t(labels[field])}
          required
          autoComplete={field === 'first_name' ? 'given-name' : 'family-name'}
          error={errors[field]}
        />
      ))}
    </div>
  );
}
