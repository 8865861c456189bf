import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { WaitingCard } from '../../ui/waiting-card.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { NotMentor } from '../mentor-profile/not-mentor.tsx';
import { useOwnSlug } from '../mentor-profile/use-own-slug.ts';
import { ComingUp } from './coming-up.tsx';
import './mentor-home.css';
import { TodoCard } from './todo-card.tsx';

/** Where a mentor begins: requests to answer, the next sessions, and what is left to do. */
export function MentorHomePage() {
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
