import { Link, useLoaderData } from 'react-router';
import type { Route } from './+types/prospect-onboarding.ts';
import { serverClient } from '../api/server-client.ts';
import { toRouteError } from '../features/errors/route-failure.ts';
import '../features/forms/forms.css';
import { titled } from '../lib/page-title.ts';
import { FormSkeleton } from '../features/prospect-profile/form-skeleton.tsx';
import { ProspectOnboarding } from '../features/prospect-profile/prospect-onboarding.tsx';
import { useT } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { readPreferences } from '../lib/preferences.ts';
import { nameDegrees } from '../lib/reference-names.ts';
import { T } from '../lib/rich-text.tsx';
import { SignedInOnly } from '../session/signed-in-only.tsx';

export const meta = titled('prospects.onboarding_title');

/** The degrees and the version of the terms are public, so they come with the page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverClient(context);
  const { signal } = request;
  try {
    const [terms, { degrees }] = await Promise.all([api.getTerms({ signal }), api.listDegrees({ signal })]);
    return {
      terms: { version: terms.platform.version },
      degrees: nameDegrees(degrees, readPreferences(request).locale),
    };
  } catch (error) {
    throw toRouteError(error);
  }
}

export default function ProspectOnboardingPage() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow form-page">
      <header className="page-head">
        <h1>{t('prospects.onboarding_title')}</h1>
        <p className="muted">{t('prospects.onboarding_lede')}</p>
        <p className="muted small">
          <T id="prospects.other_way" parts={{ link: <Link className="link" to={paths.mentorOnboarding()} /> }} />
        </p>
      </header>
      <SignedInOnly fallback={<FormSkeleton label={t('onboarding.loading')} />}>
        {(user) => <ProspectOnboarding user={user} {...page} />}
      </SignedInOnly>
    </main>
  );
}
