import { data } from 'react-router';
import type { Route } from './+types/not-found.ts';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { useOpenForStaff } from '../session/use-open-for-staff.ts';

/** Pages of one person, asked for without saying whose: the slug between the two slashes is empty. */
const WITHOUT_SLUG = /^\/\/(mentor-profile|prospect-profile|availability|availability-settings)\/?$/;

/** Any address that no other route knows. */
export function loader({ request }: Route.LoaderArgs) {
  const isSlugEmpty = WITHOUT_SLUG.test(new URL(request.url).pathname);
  throw data(isSlugEmpty ? { code: 'INVALID_SLUG' } : null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useOpenForStaff();
  return <ErrorPage error={error} />;
}
