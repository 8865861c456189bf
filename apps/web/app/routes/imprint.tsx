import { data, useLoaderData } from 'react-router';
import type { Route } from './+types/imprint.ts';
import { serverClient } from '../api/server-client.ts';
import { toRouteError } from '../features/errors/route-failure.ts';
import { titled } from '../lib/page-title.ts';
import { LegalText } from '../features/legal/legal-text.tsx';
import { TextPage } from '../features/legal/text-page.tsx';
import { useT } from '../lib/i18n.tsx';
import { readPreferences } from '../lib/preferences.ts';

export const meta = titled('legal.imprint_title');

/** The operator's imprint; without one in the settings, the page doesn't exist. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { imprint } = await serverClient(context)
    .getTerms({ query: { language: readPreferences(request).locale }, signal: request.signal })
    .catch((error: unknown) => {
      throw toRouteError(error);
    });
  if (imprint === null) throw data(null, { status: 404 });
  return imprint;
}

export default function Imprint() {
  const t = useT();
  return (
    <TextPage title={t('legal.imprint_title')}>
      <LegalText text={useLoaderData<typeof loader>()} />
    </TextPage>
  );
}
