import { useMutation, useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.tsx';
import { session } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Signing out, here or on every device where the provider can do that. */
export function SessionsSection() {
  const t = useT();
  const { user, signOut } = useSession();
  const { data: everywhere = false } = useQuery({
    queryKey: ['can-sign-out-everywhere', user?.id],
    queryFn: () => session.canSignOutEverywhere(),
  });
  const here = useMutation({ mutationFn: () => signOut() });
  const all = useMutation({ mutationFn: () => session.signOutEverywhere() });
  return (
    <SettingsSection id="sessions" title={t('settings.sessions')}>
      <p className="muted">{t(everywhere ? 'settings.sessions_text' : 'settings.sessions_text_here')}</p>
      <div className="settings-save">
        <Button
          kind="line"
          icon="sign_out"
          onClick={() => here.mutate()}
          loading={here.isPending && t('settings.signing_out')}
        >
          {t('settings.sign_out')}
        </Button>
        {everywhere && (
          <Button kind="line" onClick={() => all.mutate()} loading={all.isPending && t('settings.signing_out')}>
            {t('settings.sign_out_everywhere')}
          </Button>
        )}
      </div>
      <FailureMessage variant="inline" error={all.error ?? here.error} />
    </SettingsSection>
  );
}
