import { fullName } from '@abroad/contract/full-name';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { languageName } from '../../lib/language-names.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { useCountryNames } from '../pickers/use-country-names.ts';
import type { MentorDraft } from './mentor-draft.ts';
import type { OnboardingLists } from './onboarding-lists.ts';
import { MissingParts } from './missing-parts.tsx';
import { ReviewSection, Said } from './review-section.tsx';
import { ReviewJobs, ReviewStudies } from './review-history.tsx';

/** Everything that was said, before it is published. */
export function ReviewStep({ degrees, topics }: OnboardingLists) {
  const t = useT();
  const { locale, format } = useViewer();
  const countryName = useCountryNames();
  const draft = useFormContext<MentorDraft>().getValues();
  const topicNames = topics.filter(({ slug }) => draft.topics.includes(slug)).map(({ name }) => name);
  return (
    <>
      <MissingParts draft={draft} />
      <ReviewSection step="terms">
        <p>{fullName(draft, locale)}</p>
      </ReviewSection>
      <ReviewSection step="studies">
        <ReviewStudies draft={draft} degrees={degrees} />
      </ReviewSection>
      <ReviewSection step="work">
        <ReviewJobs draft={draft} />
      </ReviewSection>
      <ReviewSection step="help">
        {topicNames.length === 0 ? (
          <p className="muted">{t('onboarding.not_said')}</p>
        ) : (
          <ul className="tags">
            {topicNames.map((name) => (
              <li key={name} className="tag">
                {name}
              </li>
            ))}
          </ul>
        )}
        <dl>
          <Said label={t('mentor.topics_can_discuss')}>{draft.topics_can_discuss.trim()}</Said>
        </dl>
      </ReviewSection>
      <ReviewSection step="about">
        <dl>
          <Said label={t('mentor.headline')}>{draft.headline.trim()}</Said>
          <Said label={t('mentor.why')}>{draft.why_study_abroad.trim()}</Said>
          <Said label={t('mentor.about')}>{draft.about.trim()}</Said>
          <Said label={t('mentor.aspirations')}>{draft.career_aspirations.trim()}</Said>
          <Said label={t('mentor.languages')}>
            {draft.languages.map((tag) => languageName(tag, locale)).join(', ')}
          </Said>
          <Said label={t('mentor.current')}>
            {draft.current_country_code && countryName(draft.current_country_code)}
          </Said>
          <Said label={t('mentor.zone')}>{format.zone(draft.time_zone)}</Said>
          <Said label={t('onboarding.link')}>{draft.meeting_link.trim()}</Said>
        </dl>
      </ReviewSection>
    </>
  );
}
