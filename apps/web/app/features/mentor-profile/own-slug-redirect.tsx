import { Navigate, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { ProfileWaiting } from './profile-waiting.tsx';
import { useOwnSlug } from './use-own-slug.ts';

interface Properties {
  to: (slug: string) => string;
  /** The title of the page. */
  title?: string;
}

/** Leads the signed-in person to a page of their own mentor profile, to its section that the address names, or to onboarding. */
export function OwnSlugRedirect({ to, title }: Properties) {
  return (
    <SignedInOnly fallback={<ProfileWaiting title={title} />}>{() => <Redirect to={to} title={title} />}</SignedInOnly>
  );
}

function Redirect({ to, title }: { to: Properties['to']; title: string | undefined }) {
  const { data: slug, error, refetch } = useOwnSlug();
  const { hash } = useLocation();
  if (error) {
    return (
      <main id="main" tabIndex={-1} className="wrap page narrow">
        <FailureCard level={1} error={error} onRetry={refetch} />
      </main>
    );
  }
  return (
    <>
      {/* It stays until the other page has loaded. */}
      <ProfileWaiting title={title} />
      {slug !== undefined && <Navigate replace to={slug === null ? paths.mentorOnboarding() : `${to(slug)}${hash}`} />}
    </>
  );
}
