import { useLoaderData } from 'react-router';
import type { Route } from './+types/terms.ts';
import { serverClient } from '../api/server-client.ts';
import { toRouteError } from '../features/errors/route-failure.ts';
import { pageTitle } from '../features/layout/page-title.ts';
import { useT } from '../lib/i18n.tsx';

export const meta = () => pageTitle('legal.terms_title');

export async function loader({ context, request }: Route.LoaderArgs) {
  const terms = await serverClient(context)
    .getTerms({ signal: request.signal })
    .catch((error: unknown) => {
      throw toRouteError(error);
    });
  return terms.platform;
}

export default function Terms() {
  const t = useT();
  const { version, html } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="wrap page stack">
      <h1>{t('legal.terms_title')}</h1>
      <p className="muted small">{t('legal.version', { version })}</p>
      {/* The text is ours, from the API, and holds no word of any visitor. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  );
}
