import { fullName } from '@abroad/contract/full-name';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { destinationAfter } from '../../session/after-sign-in.ts';
import type { AccountKind } from '../../session/types.ts';
import { useHasExpired } from '../../session/use-has-expired.ts';
import { useSession } from '../../session/use-session.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { consentParts } from '../terms/consent-parts.tsx';
import { AccountChoices } from './account-choices.tsx';
import { AuthCard } from './auth-card.tsx';
import { useChosenTime } from './use-chosen-time.ts';

interface Properties {
  title: string;
  subtitle: string;
  signUp: boolean;
  kind?: AccountKind;
  children?: ReactNode;
}

/** Signing in and the three ways of signing up: the same card, with other words and another way on. */
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

/** What signing up accepts, with links to it. */
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

/** A question with a link to the page for people who are not meant by this one. */
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
