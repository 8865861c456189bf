import { useLoaderData } from 'react-router';
import type { Route } from './+types/my-prospect-profile.ts';
import { serverClient } from '../api/server-client.ts';
import { toRouteError } from '../features/errors/route-failure.ts';
import '../features/forms/forms.css';
import { titled } from '../lib/page-title.ts';
import { FormSkeleton } from '../features/prospect-profile/form-skeleton.tsx';
import { MyProspectProfile } from '../features/prospect-profile/my-prospect-profile.tsx';
import '../features/history-editor/history-editor.css';
import '../features/history/profile-path.css';
import '../features/prospect-profile/prospect.css';
import { useT } from '../lib/i18n.tsx';
import { readPreferences } from '../lib/preferences.ts';
import { nameDegrees } from '../lib/reference-names.ts';
import { SignedInOnly } from '../session/signed-in-only.tsx';

export const meta = titled('prospects.mine_title');

export async function loader({ context, request }: Route.LoaderArgs) {
  const { degrees } = await serverClient(context)
    .listDegrees({ signal: request.signal })
    .catch((error: unknown) => {
      throw toRouteError(error);
    });
  return { degrees: nameDegrees(degrees, readPreferences(request).locale) };
}

/** Looking and changing need the same lists. */
export const shouldRevalidate = () => false;

export default function MyProspectProfilePage() {
  const t = useT();
  const { degrees } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow form-page">
      <SignedInOnly fallback={<FormSkeleton label={t('prospects.loading')} title={t('prospects.mine_title')} />}>
        {(user) => <MyProspectProfile user={user} degrees={degrees} />}
      </SignedInOnly>
    </main>
  );
}
