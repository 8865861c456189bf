import type { OwnTimes } from '@abroad/contract/mentor-desk';
import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { unlisted } from '../../lib/page-title.ts';
import { wallTime } from '../../lib/time-zone.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import type { SessionUser } from '../../session/types.ts';
import { useOwnName } from '../../session/use-own-name.ts';
import { useResources } from '../../session/use-resources.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { NotMentor } from '../mentor-profile/not-mentor.tsx';
import { useOwnSlug } from '../mentor-profile/use-own-slug.ts';
import { ShareProfile } from '../share/share-button.tsx';
import { Checklist, isComplete } from './checklist.tsx';
import './mentor-home.css';
import { isNext, NextBar } from './next-bar.tsx';
import { useMentorHome, type MentorHome } from './use-mentor-home.ts';
import { RowsWaiting, WaitingList } from './waiting-list.tsx';
import { Week, WeekWaiting } from './week.tsx';

export const meta = unlisted('mentoring.title');

/** A mentor's start page: the next session, everything that waits, and the week. */
export default function MentorHomePage() {
  return (
    <main id="main" tabIndex={-1} className="wrap page desk">
      <SignedInOnly fallback={<DeskWaiting />}>{(user) => <MentorsOnly user={user} />}</SignedInOnly>
    </main>
  );
}

function MentorsOnly({ user }: { user: SessionUser }) {
  const { data: slug, error, refetch } = useOwnSlug();
  const t = useT();
  if (slug) {
    return <Desk user={user} slug={slug} />;
  }
  if (slug === undefined && !error) {
    return <DeskWaiting />;
  }
  return (
    <>
      <h1>{t('mentoring.title')}</h1>
      {slug === null ? <NotMentor /> : <FailureCard error={error} onRetry={refetch} />}
    </>
  );
}

function Desk({ user, slug }: { user: SessionUser; slug: string }) {
  const home = useMentorHome(user);
  const { waiting, sessions, threads, tasks, checklist, times } = home;
  const { now } = useViewer();
  useFocusKept();
  // The parts above the rest come with it: nothing moves later. It doesn't wait for a part that is tried again.
  if ([waiting, sessions, threads, tasks, checklist].some(isFirstTry)) {
    return <DeskWaiting />;
  }
  const next = sessions.data?.items.find((one) => isNext(one, Math.max(now, sessions.dataUpdatedAt)));
  const counts = waiting.data?.counts;
  const isNew = counts !== undefined && Object.values(counts).every((count) => count === 0);
  const steps = checklist.data;
  // A new mentor does it first; for others it stands behind their students.
  const way = steps !== undefined && (isNew || !isComplete(steps)) && <Checklist checklist={steps} slug={slug} />;
  return (
    <>
      <DeskHead user={user} isNew={isNew} />
      {next && <NextBar booking={next} />}
      <div className="desk-grid">
        <div className="desk-main">
          {checklist.isError && steps === undefined && (
            <FailureCard error={checklist.error} onRetry={checklist.refetch} />
          )}
          {isNew && way}
          <WaitingList
            home={home}
            empty={isNew ? <FirstCalm slug={slug} /> : <Calm sessions={sessions.data?.total ?? 0} />}
          />
          {!isNew && way}
          <Week home={home} />
        </div>
        <OwnSide slug={slug} times={times.data} />
      </div>
    </>
  );
}

/** Whether a part is being fetched, and has never failed. */
const isFirstTry = ({
  isLoading,
  failureCount,
  errorUpdateCount,
}: MentorHome['tasks' | 'sessions' | 'threads' | 'checklist']) => isLoading && failureCount + errorUpdateCount === 0;

/** The greeting that suits the hour of the day. */
function DeskHead({ user, isNew }: { user: SessionUser; isNew: boolean }) {
  const t = useT();
  const { format, zone, now } = useViewer();
  const { data: flags } = useResources();
  const name = flags?.first_name ?? user.first_name;
  const { hour } = wallTime(now, zone);
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return (
    <header className="desk-head">
      <h1>{t(isNew ? 'mentoring.welcome' : `mentoring.${part}`, { name })}</h1>
      <p className="small muted">{t('mentoring.day_in', { day: format.longDay(now), city: format.city(zone) })}</p>
    </header>
  );
}

/** The placeholder, with the height of a list of three. */
function DeskWaiting() {
  const t = useT();
  return (
    <div aria-busy="true">
      <header className="desk-head">
        <h1 className="unseen">{t('mentoring.title')}</h1>
        <output className="unseen">{t('mentoring.loading')}</output>
        <span className="skeleton skeleton-title" aria-hidden="true" />
      </header>
      <div className="desk-grid" aria-hidden="true">
        <div className="desk-main">
          <RowsWaiting />
          <WeekWaiting />
        </div>
      </div>
    </div>
  );
}

/** Nothing waits. @param sessions the number of sessions in the next seven days. */
function Calm({ sessions }: { sessions: number }) {
  const t = useT();
  return (
    <CalmCard
      title={t('mentoring.calm')}
      action={
        <ButtonLink kind="line" to={paths.myAvailabilitySettings()}>
          {t('mentoring.add_available')}
        </ButtonLink>
      }
    >
      {t('mentoring.calm_text')} {t('mentoring.calm_sessions', { count: sessions })}
    </CalmCard>
  );
}

/** Nothing has come yet. */
function FirstCalm({ slug }: { slug: string }) {
  const t = useT();
  const name = useOwnName();
  return (
    <CalmCard title={t('mentoring.first')} action={<ShareProfile slug={slug} name={name} />}>
      {t('mentoring.first_text')}
    </CalmCard>
  );
}

interface CalmProperties {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** An empty state with the postmark of the product. */
function CalmCard({ title, children, action }: CalmProperties) {
  const id = useId();
  return (
    <section className="card calm" aria-labelledby={id}>
      <svg className="postmark" viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="43" />
        <circle cx="48" cy="48" r="34" strokeDasharray="2 5" />
        <path d="M22 60C30 26 66 26 74 60" />
        <circle className="postmark-origin" cx="22" cy="60" r="4.5" />
        <circle className="postmark-destination" cx="74" cy="60" r="6" />
      </svg>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="muted">{children}</p>
      </div>
      {action}
    </section>
  );
}

const never = () => () => undefined;

/** Beside the list: the mentor's link, and when they can be booked next. */
function OwnSide({ slug, times }: { slug: string; times: OwnTimes | undefined }) {
  const t = useT();
  const name = useOwnName();
  const host = useSyncExternalStore(
    never,
    () => location.host,
    () => '',
  );
  const path = paths.mentorProfile(slug);
  return (
    <aside className="desk-side">
      <section className="card side-card" aria-labelledby="own-link">
        <header className="desk-title">
          <h2 id="own-link">{t('mentoring.own_link')}</h2>
          <ShareProfile slug={slug} name={name} />
        </header>
        <Link className="side-link" to={path} dir="ltr">
          {host}
          <wbr />
          {path}
        </Link>
      </section>
      <section className="card side-card" aria-labelledby="own-next">
        <header className="desk-title">
          <h2 id="own-next">{t('mentoring.next_available')}</h2>
          <Link className="link small strong" to={paths.myAvailabilitySettings()}>
            {t('mentoring.add_times')}
          </Link>
        </header>
        <NextAvailable times={times} />
      </section>
    </aside>
  );
}

const HOUR_MS = 60 * 60_000;

function NextAvailable({ times }: { times: OwnTimes | undefined }) {
  const t = useT();
  const format = useFormat();
  if (times === undefined) {
    return <span className="skeleton skeleton-long" />;
  }
  const [first] = times.available;
  if (first === undefined) {
    return <p className="muted">{t('mentoring.no_times')}</p>;
  }
  const length = times.available.reduce((sum, { start, end }) => sum + Date.parse(end) - Date.parse(start), 0);
  return (
    <>
      <p className="strong">{format.at(first.start)}</p>
      <p className="small muted">
        {t('mentoring.hours_week', { hours: format.number(Math.round((length / HOUR_MS) * 10) / 10) })}
      </p>
    </>
  );
}
