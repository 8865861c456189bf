import { fullName } from '@abroad/contract/full-name';
import { useFormContext } from 'react-hook-form';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AvatarField } from '../avatar/avatar-field.tsx';
import { LanguagesField, MentorCountryField, MentorZoneField } from '../mentor-fields/place-fields.tsx';
import { AboutField, AspirationsField, HeadlineField, MotivationField } from '../mentor-fields/text-fields.tsx';
import type { MentorDraft } from './mentor-draft.ts';

/** What students read about a mentor, and where the mentor's days lie. */
export function AboutStep() {
  const t = useT();
  const { register, formState, getValues } = useFormContext<MentorDraft>();
  const name = fullName(getValues(), useLocale());
  return (
    <>
      <AvatarField name={name} />
      <HeadlineField />
      <MotivationField />
      <AboutField />
      <AspirationsField />
      <LanguagesField />
      <div className="field-pair">
        <MentorCountryField name="current_country_code" />
        <MentorZoneField hint={t('onboarding.zone_hint')} />
      </div>
      <TextField
        {...register('meeting_link')}
        type="url"
        inputMode="url"
        label={t('onboarding.link')}
        hint={t('onboarding.link_hint')}
        placeholder="https://meet.google.com/abc-defg-hij"
        error={formState.errors.meeting_link?.message}
      />
    </>
  );
}
