import { Controller, useFormContext } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { CountryField } from '../forms/country-field.tsx';
import { LanguageListField } from '../forms/list-fields.tsx';
import { ZoneSelectField } from '../forms/zone-select-field.tsx';
import type { MentorTexts } from './mentor-texts.ts';
import { controlled } from '../forms/controlled.ts';

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
      render={(one) => (
        <CountryField
          label={t(name === 'origin_country_code' ? 'mentor.origin' : 'mentor.current')}
          {...controlled(one)}
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
      render={(one) => <LanguageListField label={t('mentor.languages')} {...controlled(one)} />}
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
      render={(one) => (
        <ZoneSelectField label={t('mentor.zone')} {...(hint === undefined ? {} : { hint })} {...controlled(one)} />
      )}
    />
  );
}
