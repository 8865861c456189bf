import { useLoaderData } from 'react-router';
import type { Route } from './+types/privacy.ts';
import { serverClient } from '../api/server-client.ts';
import { toRouteError } from '../features/errors/route-failure.ts';
import { titled } from '../lib/page-title.ts';
import { LegalText } from '../features/legal/legal-text.tsx';
import { PrivacyPolicy } from '../features/legal/privacy-policy.tsx';
import { TextPage } from '../features/legal/text-page.tsx';
import { useT } from '../lib/i18n.tsx';
import { readPreferences } from '../lib/preferences.ts';

export const meta = titled('legal.privacy_title');

/** The operator's own policy; null if ours applies. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { privacy } = await serverClient(context)
    .getTerms({ query: { language: readPreferences(request).locale }, signal: request.signal })
    .catch((error: unknown) => {
      throw toRouteError(error);
    });
  return privacy;
}

export default function Privacy() {
  const t = useT();
  const theirs = useLoaderData<typeof loader>();
  if (theirs === null) {
    return <PrivacyPolicy />;
  }
  return (
    <TextPage title={t('legal.privacy_title')}>
      <LegalText text={theirs} />
    </TextPage>
  );
}
