import type { CompletedGoogle } from '@abroad/contract/calendar-connections';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { api } from '../../api/browser-client.ts';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { safeRedirect } from '../../lib/safe-redirect.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast.ts';
import { AuthCard } from '../account/auth-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { accountName } from './account-name.ts';
import { googleProblems } from './connect-problems.ts';
import { unlisted } from '../../lib/page-title.ts';

export const meta = unlisted('calendars.callback_page');

/** The page to which Google sends people back (RFC 6749, section 4.1.2): takes its answer, and leads back to where they were. */
export default function GoogleCallbackPage() {
  return <SignedInOnly fallback={<Waiting />}>{() => <Answer />}</SignedInOnly>;
}

function Waiting() {
  const t = useT();
  return (
    <AuthCard title={t('calendars.callback_page')}>
      <output className="auth-wait">
        <Spinner />
        {t('calendars.callback_wait')}
      </output>
    </AuthCard>
  );
}

function Answer() {
  const t = useT();
  const [search] = useSearchParams();
  const [state, code, refusal] = ['state', 'code', 'error'].map((name) => search.get(name));
  if (refusal) {
    return (
      <NotConnected>
        {t(refusal === 'access_denied' ? 'calendars.callback_denied' : 'calendars.failed_google')}
      </NotConnected>
    );
  }
  return state && code ? (
    <Completion state={state} code={code} />
  ) : (
    <NotConnected>{t('calendars.callback_empty')}</NotConnected>
  );
}

function Completion({ state, code }: { state: string; code: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let gone = false;
    completeGoogle(state, code).then(
      ({ connection, return_to }) => {
        if (!gone) {
          showToast({ text: t('calendars.connected', { name: accountName(connection, t).name }) });
          void navigate(safeRedirect(return_to, paths.myCalendars()), { replace: true });
        }
      },
      (failure: unknown) => {
        if (!gone) {
          setError(failure);
        }
      },
    );
    return () => {
      gone = true;
    };
  }, [state, code, navigate, t]);
  if (error === null) {
    return <Waiting />;
  }
  const key = isFailure(error) ? googleProblems[error.code] : undefined;
  return <NotConnected error={error}>{key && t(key)}</NotConnected>;
}

/** Says why, and leads back. @param error for failures without words of our own. */
function NotConnected({ children, error }: { children: ReactNode; error?: unknown }) {
  const t = useT();
  return (
    <AuthCard title={t('calendars.callback_failed')}>
      {children ? <Banner tone="problem">{children}</Banner> : <FailureMessage variant="banner" error={error} />}
      <ButtonLink to={paths.myCalendars()} block>
        {t('calendars.callback_back')}
      </ButtonLink>
    </AuthCard>
  );
}

type Completed = z.infer<typeof CompletedGoogle>;

/** Returns a key for each state; the state itself isn't stored. */
async function keyFor(state: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(state));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const send = async (state: string, code: string) =>
  api.completeGoogleCalendar({ body: { state, code }, idempotency_key: await keyFor(state) });

let begun: { state: string; completed: Promise<Completed> } | null = null;

/**
 * Forwards Google's answer. It is valid once, so it is sent once, however often this is called; and under a key of its
 * own, so that a page that is reloaded after a lost answer gets that answer.
 */
async function completeGoogle(state: string, code: string): Promise<Completed> {
  if (begun?.state !== state) {
    begun = { state, completed: send(state, code) };
  }
  return begun.completed;
}
