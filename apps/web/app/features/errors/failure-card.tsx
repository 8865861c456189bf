import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { statusKey } from '../../api/error-messages.ts';
import { isFailure } from '../../api/failure.ts';
import { checkConnection, recoveryOptions } from '../../api/recovery.ts';
import { useT } from '../../lib/i18n.tsx';
import { session } from '../../session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { useFailureWords } from './failure-words.ts';
import { LoadAgainButton } from './load-again.tsx';
import { useRemembered } from './use-remembered.ts';

interface Properties {
  error: unknown;
  /** The action that failed, above the words for the error. */
  about?: string | undefined;
  /** Replaces the words for the error, if the page has better ones. */
  message?: string;
  /** Tries again; with a promise the card shows that the retry is under way. */
  onRetry: () => unknown;
  /** 1 if it is the whole page. */
  level?: 1 | 2;
}

/** The longest wait in seconds that a retry button asks for. */
const longestWait = 60;

/** The error card in our words, in place of content that could not be loaded. */
export function FailureCard({ error, about, message, onRetry, level = 2 }: Properties) {
  const t = useT();
  const words = useFailureWords();
  useRemembered(error);
  if (isFailure(error) && error.code === 'VIEW_AS_READ_ONLY') {
    return <Card className="muted">{t('viewing.not_shown')}</Card>;
  }
  // A failed load has no form whose fields could show the refusals.
  const said = isFailure(error) && error.errors.length > 0 ? t(statusKey(error.status)) : words(error);
  return (
    <ErrorCard
      level={level}
      title={t('errors.title')}
      about={about}
      message={[message ?? said, reference(error, t)].filter(Boolean).join(' ')}
      tryAgain={t('errors.try_again')}
      trying={t('errors.trying')}
      retryIn={(seconds) => t('errors.retry_in', { seconds })}
      wait={waitFor(error)}
      onRetry={onRetry}
      details={error !== null && <ErrorDetails />}
    >
      <RecoveryButtons error={error} onRetry={onRetry} />
    </ErrorCard>
  );
}

/** Returns the number of an error on our side, which leads to the line in the log. */
function reference(error: unknown, t: ReturnType<typeof useT>): string | null {
  return isFailure(error) && error.status >= 500 && error.request_id !== null
    ? t('errors.reference', { id: error.request_id })
    : null;
}

/** Returns the wait: a second, or as long as the service asked for. */
function waitFor(error: unknown): number {
  const seconds = isFailure(error) ? (error.retry_after_s ?? 1) : 1;
  return Math.min(Math.max(1, Math.ceil(seconds)), longestWait);
}

const loadLog = (): Promise<{ default: ComponentType }> =>
  import('./error-log.tsx').catch(() => ({ default: () => null }));
const ErrorLog = lazy(loadLog);

/** The details that support asks for, folded away below an error. */
function ErrorDetails() {
  const t = useT();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // While there may still be a connection.
    void loadLog();
  }, []);
  return (
    <details className="error-details" onToggle={() => setOpened(true)}>
      <summary>{t('errors.details')}</summary>
      {opened && (
        <Suspense>
          <ErrorLog />
        </Suspense>
      )}
    </details>
  );
}

interface RecoveryButtonsProperties {
  error: unknown;
  onRetry: () => unknown;
}

/** The buttons besides "try again": reload the page, check that the service answers, renew the token, or sign in again. */
function RecoveryButtons({ error, onRetry }: RecoveryButtonsProperties) {
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

/** Renews the present token, even if it has not expired. */
async function refreshAuth(): Promise<void> {
  await session.renew(await session.accessToken());
}

function RefreshButton({ onRetry }: Pick<RecoveryButtonsProperties, 'onRetry'>) {
  const t = useT();
  const [renewing, setRenewing] = useState(false);
  const refresh = async () => {
    setRenewing(true);
    // The retried call shows why a token can't be renewed.
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

/** Checks whether the service answers, and says so beside the button. */
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
