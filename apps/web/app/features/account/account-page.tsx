import { fullName } from '@abroad/contract/full-name';
import { Suspense, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { destinationAfter } from '../../session/after-sign-in.ts';
import type { AccountKind, SignInOptions, Upstream } from '../../session/types.ts';
import { useHasExpired } from '../../session/use-has-expired.ts';
import { useSession } from '../../session/use-session.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readAddress } from '../booking/address.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { consentParts } from '../terms/consent-parts.tsx';
import { AuthCard } from './auth-card.tsx';
import { SocialButton } from './social-button.tsx';

interface Properties {
  title: string;
  subtitle: string;
  signUp: boolean;
  kind?: AccountKind;
  children?: ReactNode;
}

/** Signing in and the three ways of signing up: the same card, with different words and next steps. */
export function AccountPage({ title, subtitle, signUp, kind, children }: Properties) {
  const t = useT();
  const locale = useLocale();
  const [search] = useSearchParams();
  const { user } = useSession();
  const time = useChosenTime();
  const redirectUrl = search.get('redirect_url') ?? undefined;
  const intent = { redirect_url: redirectUrl ?? null, kind: kind ?? null, is_sign_up: signUp };
  return (
    <AuthCard title={title} subtitle={subtitle}>
      <ExpiredNotice />
      {time !== null && <p className="auth-time strong">{t('account.chosen_time', { moment: time })}</p>}
      {user === null ? (
        <>
          {time !== null && !signUp && (
            <>
              <ButtonLink kind="sun" block to={paths.signUp(redirectUrl)}>
                {t('account.sign_up_page')}
              </ButtonLink>
              <span className="auth-or">{t('account.or_sign_in')}</span>
            </>
          )}
          <AccountChoices signUp={signUp} options={{ redirectUrl, kind }} />
          {children}
        </>
      ) : (
        <>
          <p className="auth-subtitle">{t('account.signed_in_as', { name: fullName(user, locale) })}</p>
          <ButtonLink to={destinationAfter(intent)} block>
            {t('account.go_on')}
          </ButtonLink>
        </>
      )}
    </AuthCard>
  );
}

function ExpiredNotice() {
  const t = useT();
  return useHasExpired() ? <Banner tone="problem">{t('errors.auth_expired')}</Banner> : null;
}

/** The terms that a person accepts by signing up, with links to them. */
export function Consent() {
  return (
    <p className="auth-foot">
      <span>
        <T id="account.consent" parts={consentParts} />
      </span>
    </p>
  );
}

interface OtherWayProperties {
  id: 'account.have_account' | 'account.no_account' | 'account.studied_abroad' | 'account.want_abroad';
  to: string;
}

/** A question with a link to the page for people whom this one isn't for. */
export function OtherWay({ id, to }: OtherWayProperties) {
  return (
    <span>
      <T
        id={id}
        parts={{
          link: <Link className="link strong" to={to} />,
        }}
      />
    </span>
  );
}

/** The time that a visitor chose before signing in, in words; null for visits for another reason. */
function useChosenTime(): string | null {
  const format = useFormat();
  const [search] = useSearchParams();
  const [, query] = (search.get('redirect_url') ?? '').split('?');
  const { start, zone } = readAddress(new URLSearchParams(query));
  return start === null ? null : format.at(start, zone ?? undefined);
}

/** The identity providers of the social buttons, in their order. */
const providers: readonly { id: Upstream; name: string }[] = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
  { id: 'microsoft', name: 'Microsoft' },
];

/** Only an instance with Clerk loads it. */
const ClerkForm = laterPart(() => import('./clerk-form.tsx'));

interface AccountChoicesProperties {
  signUp: boolean;
  options: SignInOptions;
}

/** The ways to sign in: three providers, or an e-mail address. */
function AccountChoices({ signUp, options }: AccountChoicesProperties) {
  const t = useT();
  const session = useSession();
  // Clerk's form is for browsers alone.
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<Upstream | 'email' | null>(null);
  const [error, setError] = useState<unknown>(null);
  // If the API did not answer, signing in is impossible anyway.
  const buttons = session.settings?.buttons;
  const offered = providers.filter(({ id }) => buttons?.some((button) => button.id === id) ?? true);

  const depart = async (way: Upstream | 'email') => {
    setChosen(way);
    setError(null);
    const wish = way === 'email' ? options : { ...options, upstream: way };
    try {
      await (signUp ? session.signUp(wish) : session.signIn(wish));
    } catch (failure) {
      setError(failure);
      setChosen(null);
    }
  };

  return (
    <>
      <FailureMessage variant="banner" error={error} />
      {offered.map(({ id, name }) => (
        <SocialButton
          key={id}
          provider={name}
          signUp={signUp}
          connecting={chosen === id}
          disabled={chosen !== null && chosen !== id}
          onPress={() => void depart(id)}
        />
      ))}
      {offered.length > 0 && <span className="auth-or">{t('account.or')}</span>}
      {session.settings?.provider === 'clerk' ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          {hydrated ? (
            <ClerkForm
              publishableKey={session.settings.publishable_key}
              intent={{ redirect_url: options.redirectUrl ?? null, kind: options.kind ?? null, is_sign_up: signUp }}
            />
          ) : (
            <Skeleton shape="block" />
          )}
        </Suspense>
      ) : (
        <Button
          block
          disabled={chosen !== null && chosen !== 'email'}
          loading={chosen === 'email' && t('account.email_opening')}
          onClick={() => void depart('email')}
        >
          {t('account.email')}
        </Button>
      )}
      <noscript>
        <p className="small">{t('account.needs_scripts')}</p>
      </noscript>
    </>
  );
}
