import { data, type MetaArgs } from 'react-router';
import type { Route } from './+types/prospect-profile.ts';
import { serverClient } from '../api/server-client.ts';
import { ErrorPage } from '../features/errors/error-page.tsx';
import '../features/forms/forms.css';
import { pageTitle } from '../lib/page-title.ts';
import '../features/history/profile-path.css';
import { isShownToAll } from '../features/prospect-profile/is-shown-to-all.server.ts';
import '../features/prospect-profile/prospect.css';
import { PublicProspectProfile } from '../features/prospect-profile/public-prospect-profile.tsx';
import { useT } from '../lib/i18n.tsx';
import { readPreferences } from '../lib/preferences.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const isShown = await isShownToAll(serverClient(context), request, params.slug);
  // A signed-in user may still see it; the browser decides that with the token.
  return data(null, { status: isShown || readPreferences(request).signed_in ? 200 : 404 });
}

/** Search engines must not list people whose profile isn't public. */
export const meta = ({ matches }: MetaArgs) => [
  ...pageTitle('layout.prospect_profile', matches),
  { name: 'robots', content: 'noindex' },
];

export default function ProspectProfilePage({ params }: Route.ComponentProps) {
  return <PublicProspectProfile key={params.slug} slug={params.slug} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  return <ErrorPage error={error} message={t('profile.failed')} missing="errors.profile_not_found" />;
}
