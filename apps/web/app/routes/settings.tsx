import '../features/forms/forms.css';
import { titled } from '../lib/page-title.ts';
import { FormSkeleton } from '../features/prospect-profile/form-skeleton.tsx';
import '../features/settings/settings.css';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { useT } from '../lib/i18n.tsx';
import { SignedInOnly } from '../session/signed-in-only.tsx';

export const meta = titled('settings.title');

export default function Settings() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page form-page settings">
      <SignedInOnly fallback={<FormSkeleton label={t('settings.loading')} title={t('settings.title')} />}>
        {(user) => <SettingsPage user={user} />}
      </SignedInOnly>
    </main>
  );
}
