import { Link, useLoaderData } from 'react-router';
import type { Route } from './+types/terms.ts';
import { serverClient } from '../api/server-client.ts';
import { toRouteError } from '../features/errors/route-failure.ts';
import { titled } from '../lib/page-title.ts';
import { LegalText } from '../features/legal/legal-text.tsx';
import { LegalVersion } from '../features/legal/legal-version.tsx';
import '../features/legal/legal.css';
import { useT } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { readPreferences } from '../lib/preferences.ts';
import { T } from '../lib/rich-text.tsx';

export const meta = titled('legal.terms_title');

export async function loader({ context, request }: Route.LoaderArgs) {
  return serverClient(context)
    .getTerms({ query: { language: readPreferences(request).locale }, signal: request.signal })
    .catch((error: unknown) => {
      throw toRouteError(error);
    });
}

/** The terms for all users, and below them the terms for mentors. */
export default function Terms() {
  const t = useT();
  const { platform, mentor } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="wrap page stack">
      <h1>{t('legal.terms_title')}</h1>
      <LegalVersion version={platform.version} />
      <p className="small">
        <T id="legal.mentor_terms_link" parts={{ link: <Link className="link" to={paths.mentorTerms()} /> }} />
      </p>
      <LegalText text={platform} />
      <section className="stack legal-more" aria-labelledby="mentor-terms">
        <h2 id="mentor-terms">{t('legal.mentor_terms_title')}</h2>
        <LegalVersion version={mentor.version} />
        <LegalText text={mentor} />
      </section>
    </main>
  );
}
