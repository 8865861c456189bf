import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/browser-client.ts';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { defaultZone } from '../../lib/viewer-zone.ts';
import { destinationAfter } from '../../session/after-sign-in.ts';
import { isAuthError } from '../../session/auth-error.ts';
import { makeRecord } from '../../session/ensure-record.ts';
import { session } from '../../session/session-store.ts';
import type { Completed, SignInIntent } from '../../session/types.ts';
import { resourcesQuery } from '../../session/use-resources.ts';
import { roleOf } from '../../session/use-role.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { AuthCard } from './auth-card.tsx';
import type { Names } from './name-form.tsx';

/** Few people see it, and it contains a form. */
const NameForm = laterPart(() => import('./name-form.tsx'));

/** The page to which the identity provider sends people back: it takes the answer, finds or makes their record, and leads on. */
export function CallbackPage() {
  const [attempt, setAttempt] = useState<{ nth: number; names: Names | null }>({ nth: 0, names: null });
  return (
    <Completion
      key={attempt.nth}
      names={attempt.names}
      onTryAgain={(names) => setAttempt({ nth: attempt.nth + 1, names })}
    />
  );
}

interface Attempt {
  /** Names that replace those of the identity provider. */
  names: Names | null;
  onTryAgain: (names: Names | null) => void;
}

function Completion({ names, onTryAgain }: Attempt) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const [said, setSaid] = useState(names);

  useEffect(() => {
    let gone = false;
    completeSignIn(names).then(
      async (intent) => {
        const to = await startPage(queries, destinationAfter(intent));
        if (!gone) {
          void navigate(to, { replace: true });
        }
      },
      async (failure: unknown) => {
        const known = names ?? (await namesSaid().catch(() => null));
        if (!gone) {
          setSaid(known);
          setError(failure);
        }
      },
    );
    return () => {
      gone = true;
    };
  }, [names, navigate, queries]);

  const refused = fieldFailures(error).filter(({ path }) => path === 'first_name' || path === 'last_name');
  if (refused.length > 0 && said !== null) {
    return (
      <Suspense fallback={<Waiting />}>
        <NameForm names={said} refused={refused} onNames={onTryAgain} />
      </Suspense>
    );
  }
  if (error !== null) {
    return <Failed error={error} onTryAgain={() => onTryAgain(names)} />;
  }
  return <Waiting />;
}

function Waiting() {
  const t = useT();
  return (
    <AuthCard title={t('account.completing')}>
      <output className="auth-wait">
        <Spinner />
        {t('account.saving_record')}
      </output>
    </AuthCard>
  );
}

/** Returns the address of the card that the person came from, with the page that they wanted. */
function wayBack(error: unknown): string {
  const intent = isAuthError(error) ? error.intent : null;
  const redirectUrl = intent?.redirect_url ?? undefined;
  if (intent?.is_sign_up && redirectUrl === undefined) {
    return { none: paths.signUp, mentor: paths.mentorSignUp, prospect: paths.prospectSignUp }[intent.kind ?? 'none']();
  }
  return paths.signIn(redirectUrl);
}

/** After the provider has answered, only our own record is missing, and that step can be retried. */
function Failed({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const t = useT();
  const recordFailed = isFailure(error);
  return (
    <AuthCard title={t('errors.title')}>
      <FailureMessage variant="banner" error={error} />
      {recordFailed && (
        <Button block onClick={onTryAgain}>
          {t('errors.try_again')}
        </Button>
      )}
      <ButtonLink kind={recordFailed ? 'line' : 'primary'} to={wayBack(error)} block>
        {t('account.sign_in_again')}
      </ButtonLink>
    </AuthCard>
  );
}

/** The names with which a sign-in began that is not finished. */
const namesSaid = async (): Promise<Names | null> => (await exchange)?.user ?? null;

/** Returns the page after signing in: who uses the role of a mentor and was going nowhere else starts at the mentor's home. */
async function startPage(queries: QueryClient, to: string): Promise<string> {
  const { user } = session.current();
  if (to !== paths.home() || user === null) {
    return to;
  }
  const flags = await queries.fetchQuery(resourcesQuery(user)).catch(() => null);
  return flags !== null && roleOf(flags) === 'mentor' ? paths.mentorHome() : to;
}

let exchange: Promise<Completed> | null = null;

/** The provider's answer. A code can be used once, so repeated calls share one exchange. */
function exchangeOnce(): Promise<Completed> {
  exchange ??= session.complete().catch((failure: unknown) => {
    exchange = null;
    throw failure;
  });
  return exchange;
}

/**
 * Finishes signing in.
 * @param names replace those of the identity provider, if these were refused.
 */
async function completeSignIn(names: Names | null = null): Promise<SignInIntent> {
  const { intent, user: said } = await exchangeOnce();
  const user = { ...said, ...names };
  // Done at each sign-in, because it also updates a changed address.
  const record = await makeRecord(api, user);
  exchange = null;
  session.adopt(user);
  defaultZone(record.time_zone);
  // A suspended user reads why, wherever they were going.
  return record.status === 'suspended' ? { redirect_url: paths.settings(), kind: null, is_sign_up: false } : intent;
}
