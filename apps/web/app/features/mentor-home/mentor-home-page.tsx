import type { Bookings } from '@abroad/contract/bookings';
import type { MentorChecklist } from '@abroad/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId } from 'react';
import { Link } from 'react-router';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { askWithRecord } from '../../session/ensure-record.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { useOwnName } from '../../session/use-own-name.ts';
import { useSession } from '../../session/use-session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WaitingCard } from '../../ui/waiting-card.tsx';
import { BookingMonths } from '../bookings/booking-months.tsx';
import { RowSkeletons } from '../bookings/booking-row.tsx';
import '../bookings/bookings.css';
import { useNameSides } from '../bookings/name-sides.ts';
import { untilNextLook } from '../bookings/next-look.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { NotMentor } from '../mentor-profile/not-mentor.tsx';
import { useOwnSlug } from '../mentor-profile/use-own-slug.ts';
import { ShareProfile } from '../share/share-button.tsx';
import './mentor-home.css';
import { unlisted } from '../../lib/page-title.ts';

export const meta = unlisted('mentoring.title');

/** A mentor's start page: requests to answer, the next sessions, and the open steps. */
export default function MentorHomePage() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack mentor-home">
      <header>
        <h1>{t('mentoring.title')}</h1>
        <p className="muted">{t('mentoring.lede')}</p>
      </header>
      <SignedInOnly fallback={<WaitingCard label={t('mentoring.loading')} />}>
        {(user) => <MentorsOnly userId={user.id} />}
      </SignedInOnly>
    </main>
  );
}

function MentorsOnly({ userId }: { userId: string }) {
  const t = useT();
  const { data: slug, error, refetch } = useOwnSlug();
  if (error) {
    return <FailureCard error={error} onRetry={refetch} />;
  }
  if (slug === undefined) {
    return <WaitingCard label={t('mentoring.loading')} />;
  }
  if (slug === null) {
    return <NotMentor />;
  }
  return (
    <>
      <nav className="row mentor-ways" aria-label={t('mentoring.ways')}>
        <ButtonLink kind="line" size="small" icon="person" to={paths.mentorProfile(slug)}>
          {t('layout.mentor_profile')}
        </ButtonLink>
        <ButtonLink kind="line" size="small" icon="video" to={paths.myServices()}>
          {t('layout.services')}
        </ButtonLink>
        <ButtonLink kind="line" size="small" icon="clock" to={paths.availabilitySettings(slug)}>
          {t('layout.availability')}
        </ButtonLink>
        <ButtonLink kind="line" size="small" icon="card" to={paths.earnings()}>
          {t('layout.earnings')}
        </ButtonLink>
      </nav>
      <ComingUp userId={userId} part="requests" />
      <TodoCard slug={slug} />
      <ComingUp userId={userId} part="next" />
    </>
  );
}

const wholeList = { requests: { when: 'waiting', role: 'mentor' }, next: { role: 'mentor' } } as const;

interface ComingUpProperties {
  userId: string;
  part: keyof typeof wholeList;
}

/** The requests that wait for the mentor's answer, or the next sessions, with a link to all of them. */
function ComingUp({ userId, part }: ComingUpProperties) {
  const t = useT();
  const id = useId();
  const { data, error, refetch, dataUpdatedAt } = useComingUp(userId, part);
  return (
    <section className="stack" aria-labelledby={id} aria-busy={data === undefined && error === null}>
      <div className="row between">
        <h2 id={id}>{t(`mentoring.${part}`)}</h2>
        {data !== undefined && data.total > 0 && (
          <Link className="link" to={paths.bookings(wholeList[part])}>
            {t(`mentoring.all_${part}`)}
          </Link>
        )}
      </div>
      {data === undefined && error !== null && <FailureCard error={error} onRetry={refetch} />}
      {data === undefined && error === null && (
        <ul className="booking-rows">
          <RowSkeletons />
        </ul>
      )}
      {data?.total === 0 && <p className="muted">{t(`mentoring.no_${part}`)}</p>}
      {data !== undefined && <BookingMonths bookings={data.items} now={dataUpdatedAt} isOld={false} />}
    </section>
  );
}

const rowsShown = 3;
const bookingQueries = {
  requests: { role: 'mentor', when: 'waiting', status: 'requested', page_size: rowsShown },
  next: { role: 'mentor', when: 'upcoming', page_size: rowsShown },
} as const;

/** The first requests that wait for the mentor's answer, or the next sessions. */
function useComingUp(userId: string, part: keyof typeof bookingQueries) {
  const nameSides = useNameSides();
  const select = useCallback((found: Bookings) => ({ ...found, items: found.items.map(nameSides) }), [nameSides]);
  return useQuery<Bookings>({
    // Under the key of all bookings, so that an answer given here or elsewhere refetches it.
    queryKey: ['bookings', userId, 'mentor-home', part],
    staleTime: staleTimes.volatile,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => untilNextLook(state.data?.items ?? [], Date.now(), state.dataUpdatedAt),
    select,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listBookings({ query: bookingQueries[part], signal });
    },
  });
}

type Step = MentorChecklist['steps'][number];

const stepLinks: Record<Exclude<Step['step'], 'share'>, () => string> = {
  photo: paths.myPicture,
  proof: paths.myProfile,
  meeting_link: paths.myServices,
  calendar: paths.myCalendars,
  paid_service: paths.myServices,
};

/** The steps after publishing. The card stays until all of them are done. */
function TodoCard({ slug }: { slug: string }) {
  const t = useT();
  const id = useId();
  const { data } = useChecklist();
  if (data === undefined) {
    return null;
  }
  const { steps, missing } = data;
  const done = steps.filter(({ is_done }) => is_done).length;
  if (done === steps.length && missing.length === 0) {
    return null;
  }
  return (
    <section className="card card-body stack" aria-labelledby={id}>
      <div className="row between">
        <h2 className="card-title" id={id}>
          {t('mentoring.todo')}
        </h2>
        <p className="muted small">{t('mentoring.done_of', { done, count: steps.length })}</p>
      </div>
      <ul className="todo-list">
        {missing.map((part) => (
          <li key={part} className="todo-row">
            <Icon name="warning" />
            <div>
              <p className="strong">{t(`mentoring.missing_${part}`)}</p>
              <p className="muted small">{t(`mentoring.missing_${part}_why`)}</p>
            </div>
            <ButtonLink
              kind="line"
              size="small"
              to={paths.mentorProfile(slug)}
              aria-label={`${t('mentoring.to_profile')}: ${t(`mentoring.missing_${part}`)}`}
            >
              {t('mentoring.to_profile')}
            </ButtonLink>
          </li>
        ))}
        {steps.map((step) => (
          <TodoRow key={step.step} slug={slug} {...step} />
        ))}
      </ul>
    </section>
  );
}

function TodoRow({ slug, step, is_done }: Step & { slug: string }) {
  const t = useT();
  const name = useOwnName();
  return (
    <li className={is_done ? 'todo-row todo-done' : 'todo-row'}>
      <Icon name={is_done ? 'check' : 'arrow_on'} />
      <div>
        <p className="strong">
          {t(`mentoring.${step}`)}
          {is_done && <span className="unseen"> {t('mentoring.is_done')}</span>}
        </p>
        {!is_done && <p className="muted small">{t(`mentoring.${step}_why`)}</p>}
      </div>
      {!is_done &&
        (step === 'share' ? (
          <ShareProfile slug={slug} name={name} />
        ) : (
          <ButtonLink
            kind="line"
            size="small"
            to={stepLinks[step]()}
            aria-label={`${t('mentoring.do')}: ${t(`mentoring.${step}`)}`}
          >
            {t('mentoring.do')}
          </ButtonLink>
        ))}
    </li>
  );
}

/** The open steps of the signed-in mentor. Most are done on other pages, so they are fetched on every visit. */
function useChecklist() {
  const { user } = useSession();
  return useQuery({
    queryKey: ['mentor-checklist', user?.id],
    staleTime: staleTimes.volatile,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getMentorChecklist({ signal })),
  });
}
