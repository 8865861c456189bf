import { data, useLoaderData } from 'react-router';
import type { Route } from './+types/mentor-profile.ts';
import { serverClient } from '../api/server-client.ts';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { HiddenProfile } from '../features/mentor-profile/hidden-profile.tsx';
import { loadProfile } from '../features/mentor-profile/load-profile.server.ts';
import '../features/mentor-profile/mentor-profile.css';
import { ProfilePage } from '../features/mentor-profile/profile-page.tsx';
import { useT } from '../lib/i18n.tsx';
import { profileHeaders } from '../lib/prefetch-headers.server.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const loaded = await loadProfile(serverClient(context), request, params.slug, Date.now());
  return data(loaded, {
    status: loaded.mentor === null && !loaded.is_paused ? 404 : 200,
    headers: profileHeaders(request),
  });
}

/** React Router takes a loader's headers only where the route says so. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.tags ?? [];
}

export default function MentorProfile() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.mentor === null ? (
    <HiddenProfile key={loaded.slug} slug={loaded.slug} isPaused={loaded.is_paused} />
  ) : (
    <ProfilePage key={loaded.slug} loaded={loaded} />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  return <ErrorPage error={error} message={t('profile.failed')} missing="errors.profile_not_found" />;
}
