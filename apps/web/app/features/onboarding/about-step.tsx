import { LIMITS } from '@abroad/contract/limits';
import { Controller, useFormContext } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CountedText } from '../forms/counted-text.tsx';
import { CountryField } from '../forms/country-field.tsx';
import { LanguageListField } from '../forms/list-fields.tsx';
import { ZoneSelectField } from '../forms/zone-select-field.tsx';
import type { MentorDraft } from './mentor-draft.ts';

/** What students read about a mentor, and where the mentor's days lie. */
export function AboutStep() {
  const t = useT();
  const { control, register, formState } = useFormContext<MentorDraft>();
  const { errors } = formState;
  return (
    <>
      <TextField
        {...register('headline')}
        label={t('onboarding.headline')}
        hint={t('onboarding.headline_hint')}
        error={errors.headline?.message}
      />
      <CountedText
        control={control}
        name="why_study_abroad"
        limit={LIMITS.motivation_max}
        label={t('onboarding.why')}
      />
      <CountedText control={control} name="about" label={t('onboarding.about')} hint={t('onboarding.about_hint')} />
      <CountedText control={control} name="career_aspirations" label={t('onboarding.aspirations')} />
      <Controller
        control={control}
        name="languages"
        render={({ field, fieldState }) => (
          <LanguageListField
            label={t('onboarding.languages')}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <div className="field-pair">
        <Controller
          control={control}
          name="current_country_code"
          render={({ field, fieldState }) => (
            <CountryField
              label={t('onboarding.current')}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="time_zone"
          render={({ field, fieldState }) => (
            <ZoneSelectField
              label={t('onboarding.zone')}
              hint={t('onboarding.zone_hint')}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
    </>
  );
}
