import { useState } from 'react';
import { checkConnection, recoveryOptions } from '../../api/recovery.ts';
import { useT } from '../../lib/i18n.tsx';
import { session } from '../../session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { LoadAgainButton } from './load-again.tsx';

interface Properties {
  error: unknown;
  onRetry: () => unknown;
}

/** What helps beside trying again: the page anew, looking whether the service answers, a new token, or signing in anew. */
export function RecoveryButtons({ error, onRetry }: Properties) {
  const t = useT();
  const options = recoveryOptions(error);
  return (
    <>
      {options.includes('load_again') && <LoadAgainButton />}
      {options.includes('check_connection') && <ConnectionButton />}
      {options.includes('refresh_auth') && <RefreshButton onRetry={onRetry} />}
      {options.includes('sign_in') && (
        <Button kind="line" onClick={() => session.expire()}>
          {t('errors.sign_in_again')}
        </Button>
      )}
    </>
  );
}

/** Exchanges the present token, however long it says that it lives. */
async function refreshAuth(): Promise<void> {
  await session.renew(await session.accessToken());
}

function RefreshButton({ onRetry }: Pick<Properties, 'onRetry'>) {
  const t = useT();
  const [renewing, setRenewing] = useState(false);
  const refresh = async () => {
    setRenewing(true);
    // What keeps a token from being renewed is told by the call that is tried then.
    await refreshAuth().catch(() => undefined);
    setRenewing(false);
    await onRetry();
  };
  return (
    <Button kind="line" loading={renewing && t('errors.refreshing_auth')} onClick={() => void refresh()}>
      {t('errors.refresh_auth')}
    </Button>
  );
}

/** Looks whether the service answers, and says so beside the button. */
function ConnectionButton() {
  const t = useT();
  const [state, setState] = useState<'checking' | 'works' | 'fails' | null>(null);
  const check = async () => {
    setState('checking');
    setState((await checkConnection()) ? 'works' : 'fails');
  };
  return (
    <>
      <Button
        kind="line"
        loading={state === 'checking' && t('errors.checking_connection')}
        onClick={() => void check()}
      >
        {t('errors.check_connection')}
      </Button>
      <output>
        {state === 'works' && t('errors.connection_works')}
        {state === 'fails' && t('errors.connection_fails')}
      </output>
    </>
  );
}
