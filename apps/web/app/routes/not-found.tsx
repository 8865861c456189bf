import { data, redirect } from 'react-router';
import type { Route } from './+types/not-found.ts';
import { isFailure } from '../api/failure.ts';
import { serverClient } from '../api/server-client.ts';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { toRouteError } from '../features/errors/route-failure.ts';
import { useT } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { useOpenForStaff } from '../session/use-open-for-staff.ts';
import { WaitingCard } from '../ui/waiting-card.tsx';

/** Pages of one person without a slug: there is nothing between the two slashes. */
const WITHOUT_SLUG = /^\/\/(mentor-profile|prospect-profile|availability|availability-settings)\/?$/;

/** The address of a person, as they share it: their slug alone. */
const SHORT = /^\/([A-Za-z0-9_-]{3,50})\/?$/;

/** Any address that no other route knows; a mentor's short one leads to their profile. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const slug = SHORT.exec(pathname)?.[1];
  if (slug !== undefined) {
    const { signal } = request;
    const profile = await serverClient(context)
      .getMentorProfileBySlug({ params: { slug }, signal })
      .catch((error: unknown) => {
        // Its page says that it is paused.
        if (isFailure(error) && error.code === 'PROFILE_PAUSED') return { slug };
        if (isFailure(error) && error.status === 404) return null;
        throw toRouteError(error);
      });
    if (profile !== null) throw redirect(paths.mentorProfile(profile.slug));
  }
  const isSlugEmpty = WITHOUT_SLUG.test(pathname);
  throw data(isSlugEmpty ? { code: 'INVALID_SLUG' } : null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  const mayOpen = useOpenForStaff();
  return mayOpen ? (
    <main id="main" tabIndex={-1} className="wrap page narrow">
      <WaitingCard label={t('layout.loading')} />
    </main>
  ) : (
    <ErrorPage error={error} />
  );
}
