import type { PayoutAccount } from '@abroad/contract/payout-accounts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { didSignInAgain } from '../../session/step-up.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { AccountState } from './account-state.tsx';
import { ChooseAccount } from './choose-account.tsx';
import { usePayoutAccount } from './use-payout-account.ts';
import './payouts.css';

/** The payout account of the signed-in mentor; nothing for other users. */
export function PayoutAccountPanel({ userId }: { userId: string }) {
  const t = useT();
  const { data, error, refetch } = usePayoutAccount(userId);
  if (isFailure(error) && error.code === 'PROFILE_NOT_FOUND') {
    return null;
  }
  if (data === undefined && error !== null) {
    return <FailureCard error={error} onRetry={refetch} />;
  }
  if (data === undefined) {
    return <LoadingPayoutAccount />;
  }
  return (
    <section className="card card-body stack payout-account" id="payouts" aria-labelledby="payouts-title">
      <h2 className="card-title" id="payouts-title">
        {t('payee.title')}
      </h2>
      {data.is_unchecked && (
        <Banner tone="problem" action={<ButtonLink to={paths.myProfile()}>{t('payee.prove')}</ButtonLink>}>
          {t('payee.unchecked')}
        </Banner>
      )}
      <Account account={data} userId={userId} />
    </section>
  );
}

export function LoadingPayoutAccount() {
  const t = useT();
  return (
    <section className="card card-body stack payout-account" aria-busy="true">
      <output className="unseen">{t('payee.loading')}</output>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </section>
  );
}

function Account({ account, userId }: { account: PayoutAccount; userId: string }) {
  const t = useT();
  const [search] = useSearchParams();
  const [isChanging, setChanging] = useState(didSignInAgain);
  const isNew = account.provider === null;
  if (isNew || isChanging) {
    return (
      <>
        {isNew && <p>{t('payee.text_new')}</p>}
        <ChooseAccount
          account={account}
          userId={userId}
          onDone={() => setChanging(false)}
          onCancel={isNew ? null : () => setChanging(false)}
        />
      </>
    );
  }
  return (
    <>
      {search.get('payouts') === 'refresh' && account.state !== 'active' && <Banner>{t('payee.expired')}</Banner>}
      <AccountState account={account} userId={userId} onChange={() => setChanging(true)} />
    </>
  );
}
