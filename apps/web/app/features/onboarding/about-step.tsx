import { useFormContext } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { AvatarField } from '../avatar/avatar-field.tsx';
import { LanguagesField, MentorCountryField, MentorZoneField } from '../mentor-fields/place-fields.tsx';
import { AboutField, AspirationsField, HeadlineField, MotivationField } from '../mentor-fields/text-fields.tsx';
import type { MentorDraft } from './mentor-draft.ts';

/** What students read about a mentor, and where the mentor's days lie. */
export function AboutStep() {
  const t = useT();
  const [first_name, last_name] = useFormContext<MentorDraft>().getValues(['first_name', 'last_name']);
  return (
    <>
      <AvatarField name={`${first_name} ${last_name}`} />
      <HeadlineField />
      <MotivationField />
      <AboutField />
      <AspirationsField />
      <LanguagesField />
      <div className="field-pair">
        <MentorCountryField name="current_country_code" />
        <MentorZoneField hint={t('onboarding.zone_hint')} />
      </div>
    </>
  );
}
