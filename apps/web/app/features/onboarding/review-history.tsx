import { alpha3, countryInSentence } from '../../lib/country-names.ts';
import { useT } from '../../lib/i18n.tsx';
import { joinTexts } from '../../lib/join-texts.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Degree } from '../forms/degree-options.ts';
import { periodWords } from '../forms/period-words.ts';
import type { EducationDraft } from '../history-editor/education-draft.ts';
import { isAbroad } from '../history-editor/study-abroad.ts';
import type { MentorDraft } from './mentor-draft.ts';

interface StudiesProperties {
  draft: MentorDraft;
  degrees: readonly Degree[];
}

export function ReviewStudies({ draft, degrees }: StudiesProperties) {
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

export function ReviewJobs({ draft }: { draft: MentorDraft }) {
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
