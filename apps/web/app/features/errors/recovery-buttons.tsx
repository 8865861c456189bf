import { useState } from 'react';
import { checkConnection, recoveryOptions } from '../../api/recovery.ts';
import { useT } from '../../lib/i18n.tsx';
import { session } from '../../session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';

interface Properties {
  error: unknown;
  onRetry: () => void;
}

/** What helps beside trying again: looking whether the service answers, a new token, or signing in anew. */
export function RecoveryButtons({ error, onRetry }: Properties) {
  const t = useT();
  const options = recoveryOptions(error);
  return (
    <>
      {options.includes('check_connection') && <ConnectionButton />}
      {options.includes('refresh_auth') && (
        <Button kind="line" onClick={() => void refreshAuth().then(onRetry, onRetry)}>
          {t('errors.refresh_auth')}
        </Button>
      )}
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

function ConnectionButton() {
  const t = useT();
  const [checking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    const works = await checkConnection();
    setChecking(false);
    showToast({ text: t(works ? 'errors.connection_works' : 'errors.connection_fails') });
  };
  return (
    <Button kind="line" loading={checking && t('errors.checking_connection')} onClick={() => void check()}>
      {t('errors.check_connection')}
    </Button>
  );
}
