import { useT } from '../../lib/i18n.tsx';
import { LanguagesField, MentorCountryField, MentorZoneField } from '../mentor-fields/place-fields.tsx';
import { AboutField, AspirationsField, HeadlineField, MotivationField } from '../mentor-fields/text-fields.tsx';

/** What students read about a mentor, and where the mentor's days lie. */
export function AboutStep() {
  const t = useT();
  return (
    <>
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
