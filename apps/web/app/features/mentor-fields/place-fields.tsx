import { Controller, useFormContext } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { CountryField } from '../forms/country-field.tsx';
import { LanguageListField } from '../forms/list-fields.tsx';
import { ZoneSelectField } from '../forms/zone-select-field.tsx';
import type { MentorTexts } from './mentor-texts.ts';

interface CountryProperties {
  name: 'origin_country_code' | 'current_country_code';
}

/** The country that a mentor comes from, or lives in. */
export function MentorCountryField({ name }: CountryProperties) {
  const t = useT();
  const { control } = useFormContext<MentorTexts>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <CountryField
          label={t(name === 'origin_country_code' ? 'mentor.origin' : 'mentor.current')}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

export function LanguagesField() {
  const t = useT();
  const { control } = useFormContext<MentorTexts>();
  return (
    <Controller
      control={control}
      name="languages"
      render={({ field, fieldState }) => (
        <LanguageListField
          label={t('mentor.languages')}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** The mentor's time zone. */
export function MentorZoneField({ hint }: { hint?: string }) {
  const t = useT();
  const { control } = useFormContext<MentorTexts>();
  return (
    <Controller
      control={control}
      name="time_zone"
      render={({ field, fieldState }) => (
        <ZoneSelectField
          label={t('mentor.zone')}
          {...(hint === undefined ? {} : { hint })}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
