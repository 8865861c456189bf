import { LIMITS } from '@abroad/contract/limits';
import { Controller, useFormContext } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { CountedText } from '../forms/counted-text.tsx';
import { CountryField } from '../forms/country-field.tsx';
import { UniversityListField } from '../forms/list-fields.tsx';
import { TextListField } from '../forms/text-list-field.tsx';
import type { ProspectDraft } from './prospect-draft.ts';
import { visibilityKeys } from './stages.ts';

/** What the sign-up leaves out: universities, fields, and more about oneself. */
export function MoreFields() {
  const t = useT();
  const { control } = useFormContext<ProspectDraft>();
  return (
    <>
      <Controller
        control={control}
        name="target_universities"
        render={({ field }) => (
          <UniversityListField
            label={t('prospects.target_universities')}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="target_fields"
        render={({ field, fieldState }) => (
          <TextListField
            label={t('prospects.target_fields')}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="current_country_code"
        render={({ field, fieldState }) => (
          <CountryField
            label={t('prospects.current')}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <CountedText
        control={control}
        name="topics_can_discuss"
        label={t('prospects.topics_can_discuss')}
        limit={LIMITS.topics_can_discuss_max}
      />
      <CountedText control={control} name="about" label={t('prospects.about')} />
      <CountedText control={control} name="career_aspirations" label={t('prospects.aspirations')} />
    </>
  );
}

/** Who may open the profile. */
export function VisibilityFields() {
  const t = useT();
  const { register } = useFormContext<ProspectDraft>();
  return (
    <fieldset className="radio-list">
      <legend className="field-label">{t('prospects.visibility')}</legend>
      {Object.entries(visibilityKeys).map(([value, { title, detail }]) => (
        <RadioCard key={value} {...register('visibility')} value={value} title={t(title)} detail={t(detail)} />
      ))}
    </fieldset>
  );
}
