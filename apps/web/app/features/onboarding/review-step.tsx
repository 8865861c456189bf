import { fullName } from '@abroad/contract/full-name';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { alpha3, countryInSentence } from '../../lib/country-names.ts';
import { useT } from '../../lib/i18n.tsx';
import { joinTexts } from '../../lib/join-texts.ts';
import { languageName } from '../../lib/language-names.ts';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Degree } from '../forms/degree-options.ts';
import { periodWords } from '../forms/period-words.ts';
import { isAbroad, type EducationDraft } from '../history-editor/education-draft.ts';
import { useCountryNames } from '../pickers/use-country-names.ts';
import type { MentorDraft } from './mentor-draft.ts';
import { stepTitle, type MentorStep, type OnboardingLists } from './mentor-steps.ts';
import { missingParts, stepOfPart } from './route-parts.ts';

/** All answers, before they are published. */
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
          <Said label={t('mentor.languages')}>{t.list(draft.languages.map((tag) => languageName(tag, locale)))}</Said>
          <Said label={t('mentor.current')}>
            {draft.current_country_code && countryName(draft.current_country_code)}
          </Said>
          <Said label={t('mentor.zone')}>{format.zone(draft.time_zone)}</Said>
          <Said label={t('onboarding.link')}>{draft.meeting_link.trim()}</Said>
          <Said label={t('trading.title')}>{draft.trading !== '' && t(`trading.${draft.trading}`)}</Said>
        </dl>
      </ReviewSection>
    </>
  );
}

/** Warns of missing parts by which students find a mentor, with the reasons, before the profile is published. */
function MissingParts({ draft }: { draft: MentorDraft }) {
  const t = useT();
  const parts = missingParts(draft);
  return (
    parts.length > 0 && (
      <Banner>
        <p className="strong">{t('onboarding.missing')}</p>
        <ul className="missing-parts">
          {parts.map((part) => (
            <li key={part}>
              <Link className="link" to={paths.mentorOnboarding({ step: stepOfPart[part] })} preventScrollReset>
                {t(`mentoring.missing_${part}`)}
              </Link>
              <br />
              <span className="small">{t(`mentoring.missing_${part}_why`)}</span>
            </li>
          ))}
        </ul>
      </Banner>
    )
  );
}

/** The answers of one step, with a link back to it. */
function ReviewSection({ step, children }: { step: MentorStep; children: ReactNode }) {
  const t = useT();
  const title = t(stepTitle[step]);
  return (
    <section className="review-section">
      <header className="row between">
        <h3>{title}</h3>
        <Link
          className="link"
          to={paths.mentorOnboarding({ step })}
          aria-label={t('onboarding.change_step', { step: title })}
          preventScrollReset
        >
          {t('onboarding.change')}
        </Link>
      </header>
      {children}
    </section>
  );
}

/** A label with its answer; words for "none" without one. */
function Said({ label, children }: { label: string; children: ReactNode }) {
  const t = useT();
  const empty = children === null || children === '' || children === undefined;
  return (
    <div className="said">
      <dt>{label}</dt>
      <dd className={empty ? 'muted' : undefined}>{empty ? t('onboarding.not_said') : children}</dd>
    </div>
  );
}

interface StudiesProperties {
  draft: MentorDraft;
  degrees: readonly Degree[];
}

function ReviewStudies({ draft, degrees }: StudiesProperties) {
  const t = useT();
  const { locale } = useViewer();
  const origin = draft.origin_country_code;
  return (
    <ul className="review-list">
      {draft.educations.map((study) => {
        const abroad = isAbroad(study, origin);
        const degree = degrees.find(({ id }) => id === study.degree_id)?.name;
        const period = periodWords(study.start_date, study.end_date, locale, t);
        return (
          <li key={`${study.university_id} ${study.degree_id} ${study.start_date}`}>
            {abroad && <Route origin={origin} study={study} />}
            <bdi className="strong">{study.school}</bdi>
            <span className="muted small">
              {joinTexts([degree, study.field_of_study.trim(), period], locale, ' · ')}
            </span>
            {abroad && <Tag tone="sky">{t('onboarding.studied_abroad')}</Tag>}
          </li>
        );
      })}
    </ul>
  );
}

function ReviewJobs({ draft }: { draft: MentorDraft }) {
  const t = useT();
  const { locale } = useViewer();
  if (draft.experiences.length === 0) {
    return <p className="muted">{t('onboarding.not_said')}</p>;
  }
  return (
    <ul className="review-list">
      {draft.experiences.map((job) => {
        const end = job.is_current ? '' : job.end_date;
        return (
          <li key={`${job.organisation} ${job.title} ${job.start_date}`}>
            <span className="strong">{joinTexts([job.title.trim(), job.organisation], locale)}</span>
            <span className="muted small">{periodWords(job.start_date, end, locale, t)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Route({ origin, study }: { origin: string | null; study: EducationDraft }) {
  const t = useT();
  const { locale } = useViewer();
  const destination = study.country_code;
  if (origin === null || destination === null) {
    return null;
  }
  return (
    <RouteLine
      origin={alpha3(origin)}
      destination={alpha3(destination)}
      label={t('home.route_spoken', {
        from: countryInSentence(origin, locale),
        to: countryInSentence(destination, locale),
      })}
    />
  );
}
