import type { Booking, BookingStudent } from '@abroad/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Tag } from '../../ui/tag.tsx';
import { WaitingCard } from '../../ui/waiting-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useCountries } from '../pickers/use-country-names.ts';
import { OwnWords, PlanFacts, WantedRoutes } from '../prospect-profile/prospect-view.tsx';
import '../prospect-profile/prospect.css';
import { stageKeys } from '../prospect-profile/stages.ts';
import { useProfileLabels } from '../prospect-profile/use-labels.ts';

function useStudent(id: string) {
  return useQuery({
    queryKey: ['booking-student', id],
    staleTime: staleTimes.volatile,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getBookingStudent({ params: { id }, signal });
    },
  });
}

/** For the mentor: the student's visible profile, and their attendance. */
export default function StudentCard({ booking }: { booking: Booking }) {
  const t = useT();
  const { name, first_name: firstName } = booking.prospect;
  const { data: student, error, refetch } = useStudent(booking.id);
  const profile = student?.profile ?? undefined;
  const labels = useProfileLabels(profile);
  useCountries();
  if (student === undefined) {
    return error === null ? (
      <WaitingCard label={t('requests.loading')} />
    ) : (
      <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
    );
  }
  const { sessions_kept: kept, sessions_missed: missed } = student;
  return (
    <section className="card card-body stack">
      <h2>{t('requests.about', { name: firstName })}</h2>
      <p className="small">
        {kept + missed === 0
          ? t('requests.none')
          : [t('requests.kept', { count: kept }), t('requests.missed', { count: missed })].join(' · ')}
      </p>
      <MentorsAnswers answers={student.answers} name={firstName} />
      {profile === undefined ? (
        <p className="muted">{t('requests.hidden', { name: firstName })}</p>
      ) : (
        <>
          <WantedRoutes profile={profile} />
          <p>
            <Tag tone="pine">{t(stageKeys[profile.application_stage])}</Tag>
          </p>
          {labels.data && <PlanFacts profile={profile} labels={labels.data} />}
          <OwnWords title={t('prospects.seen_why')}>{profile.why_study_abroad}</OwnWords>
          <OwnWords title={t('prospects.seen_topics')}>{profile.topics_can_discuss}</OwnWords>
          <p>
            <Link
              className="link"
              to={paths.prospectProfile(profile.slug)}
              aria-label={t('requests.full_of', { name })}
            >
              {t('requests.full')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

/** The answers of mentors after sessions with the student, as anonymous counts. */
function MentorsAnswers({ answers, name }: Pick<BookingStudent, 'answers'> & { name: string }) {
  const t = useT();
  if (answers === null) {
    return null;
  }
  const { sessions, on_time, prepared, would_meet_again } = answers;
  return (
    <div className="small">
      <p className="strong">{t('requests.answers', { sessions, name })}</p>
      <ul>
        <li>{t('requests.on_time', { count: on_time, sessions })}</li>
        <li>{t('requests.prepared', { count: prepared, sessions })}</li>
        <li>{t('requests.meet_again', { count: would_meet_again, sessions })}</li>
      </ul>
    </div>
  );
}
