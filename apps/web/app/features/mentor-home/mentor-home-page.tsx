import { useT } from '../../lib/i18n.tsx';
import { unlisted } from '../../lib/page-title.ts';
import { wallTime } from '../../lib/time-zone.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import type { SessionUser } from '../../session/types.ts';
import { useResources } from '../../session/use-resources.ts';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { NotMentor } from '../mentor-profile/not-mentor.tsx';
import { useOwnSlug } from '../mentor-profile/use-own-slug.ts';
import { Checklist, isComplete } from './checklist.tsx';
import { Calm, FirstCalm } from './calm.tsx';
import './mentor-home.css';
import { isNext, NextBar } from './next-bar.tsx';
import { OwnSide } from './own-side.tsx';
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
  // What stands above the rest comes with it: nothing moves later. It doesn't wait for a part that is tried again.
  if ([waiting, sessions, threads, tasks, checklist].some(isFirstTry)) {
    return <DeskWaiting />;
  }
  const [next] = sessions.data?.items ?? [];
  const { counts = {} } = waiting.data ?? {};
  const isNew = waiting.data !== undefined && Object.values(counts).every((count) => count === 0);
  const steps = checklist.data;
  return (
    <>
      <DeskHead user={user} isNew={isNew} />
      {next !== undefined && isNext(next, Math.max(now, sessions.dataUpdatedAt)) && <NextBar booking={next} />}
      <div className="desk-grid">
        <div className="desk-main">
          {checklist.isError && steps === undefined && (
            <FailureCard error={checklist.error} onRetry={checklist.refetch} />
          )}
          {steps !== undefined && (isNew || !isComplete(steps)) && <Checklist checklist={steps} slug={slug} />}
          <WaitingList
            home={home}
            empty={isNew ? <FirstCalm slug={slug} /> : <Calm sessions={sessions.data?.total ?? 0} />}
          />
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
