import { Navigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { useOwnSlug } from './use-own-slug.ts';

/** Leads the signed-in person to a page of their own mentor profile, or to onboarding where there is none. */
export function OwnSlugRedirect({ to }: { to: (slug: string) => string }) {
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack">
      <SignedInOnly fallback={<Waiting />}>{() => <Redirect to={to} />}</SignedInOnly>
    </main>
  );
}

function Redirect({ to }: { to: (slug: string) => string }) {
  const { data: slug, error, refetch } = useOwnSlug();
  if (error) {
    return <FailureCard error={error} onRetry={() => void refetch()} />;
  }
  if (slug === undefined) {
    return <Waiting />;
  }
  return <Navigate replace to={slug === null ? paths.mentorOnboarding() : to(slug)} />;
}

function Waiting() {
  const t = useT();
  return (
    <>
      <output className="unseen">{t('profile.looking')}</output>
      <Skeleton shape="title" />
      <Skeleton shape="long" />
      <Skeleton shape="block" />
    </>
  );
}
