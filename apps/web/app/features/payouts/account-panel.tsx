import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useChoices } from '../../lib/use-choices.ts';
import { useContact } from '../../lib/use-contact.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { didSignInAgain } from '../../session/step-up.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink, Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Status } from '../../ui/status.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useCountryNames } from '../pickers/use-country-names.ts';
import { ChangeRefusal } from './change-refusal.tsx';
import { ChooseAccount } from './choose-account.tsx';
import { RouteFacts } from './route-facts.tsx';
import { usePayoutAccount, useChangeAccount, useOpenProvider } from './use-payout-account.ts';
import type { PayoutAccount, PayoutSchedule } from '@abroad/contract/payout-accounts';
import type { PayoutBalance } from '@abroad/contract/payouts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import './payouts.css';

interface Properties {
  userId: string;
  /** The balances that can't be sent without an account. */
  waiting?: readonly Pick<PayoutBalance, 'currency' | 'next_payout'>[];
}

/** The payout account of the signed-in mentor; nothing for other users. */
export function PayoutAccountPanel({ userId, waiting = [] }: Properties) {
  const t = useT();
  const format = useFormat();
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
      {data.provider === null && waiting.length > 0 && (
        <Banner tone="problem">
          {t('payee.waiting', {
            amount: t.list(waiting.map(({ currency, next_payout }) => format.money(next_payout, currency))),
          })}
        </Banner>
      )}
      <Account account={data} userId={userId} />
    </section>
  );
}

function LoadingPayoutAccount() {
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

interface StateProperties {
  account: PayoutAccount;
  userId: string;
  onChange: () => void;
}

const tones = {
  none: 'waiting',
  in_progress: 'waiting',
  active: 'good',
  restricted: 'watch',
  rejected: 'bad',
} as const;

/** A payout account: its state in words, and the button for the next step. */
function AccountState({ account, userId, onChange }: StateProperties) {
  const t = useT();
  const countryName = useCountryNames();
  const { state, country, route } = account;
  const isOff = route === null && country !== null && state !== 'rejected';
  // An account that is ready, to which nothing is paid.
  const shown = isOff && state === 'active' ? 'restricted' : state;
  return (
    <div className="stack">
      <div className="row">
        <Status tone={tones[shown]}>{t(`payee.state_${shown}`)}</Status>
        {country !== null && <span className="muted">{countryName(country)}</span>}
      </div>
      {shown === state && <StateText account={account} />}
      <HeldUntil account={account} />
      {isOff && <Banner tone="problem">{t('payee.route_off')}</Banner>}
      <Actions account={account} onChange={onChange} />
      {route !== null && state !== 'rejected' && (
        <>
          <Schedule account={account} userId={userId} />
          <RouteFacts route={route} />
        </>
      )}
    </div>
  );
}

function StateText({ account: { state, needs, bank_last4, provider } }: { account: PayoutAccount }) {
  const t = useT();
  const contact = useContact() ?? '';
  if (state === 'active') {
    return <p>{bank_last4 === null ? t('payee.text_active') : t('payee.text_active_bank', { last4: bank_last4 })}</p>;
  }
  if (state === 'rejected') {
    return <p>{t('payee.text_rejected', { contact })}</p>;
  }
  return (
    <>
      <p>{t(provider === 'manual' ? 'payee.text_none' : `payee.text_${state}`)}</p>
      {needs.length > 0 && (
        <ul className="payout-needs">
          {needs.map((need) => (
            <li key={need}>{t(`payee.need_${need}`)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function HeldUntil({ account: { bank_held_until } }: { account: PayoutAccount }) {
  const t = useT();
  const format = useFormat();
  return bank_held_until === null ? null : <Banner>{t('payee.held', { date: format.day(bank_held_until) })}</Banner>;
}

/** One button to continue or to fix a problem, and a less prominent one for another country or currency. */
function Actions({ account: { state, provider }, onChange }: Pick<StateProperties, 'account' | 'onChange'>) {
  const t = useT();
  const leaving = useOpenProvider();
  if (state === 'rejected') {
    return null;
  }
  const isDue = state === 'none' || state === 'in_progress' || state === 'restricted';
  const isLeaving = leaving.isPending || leaving.isSuccess;
  return (
    <div className="stack">
      <div className="row">
        {provider === 'stripe_connect' && (
          <Button
            kind={isDue ? 'sun' : 'line'}
            loading={isLeaving && t('payee.opening')}
            onClick={() => leaving.mutate()}
          >
            {t(state === 'restricted' ? 'payee.mend' : isDue ? 'payee.continue' : 'payee.open')}
          </Button>
        )}
        <Button kind="line" onClick={onChange}>
          {t(provider === 'manual' ? 'payee.change_bank' : 'payee.change')}
        </Button>
      </div>
      <ChangeRefusal error={leaving.error} onRetry={() => leaving.mutate()} />
    </div>
  );
}

function Schedule({ account, userId }: { account: PayoutAccount; userId: string }) {
  const t = useT();
  const { waiting, choose, error } = useChoices(
    useChangeAccount(userId, (api, schedule: PayoutSchedule) => api.patchPayoutSettings({ body: { schedule } })),
  );
  const options = account.route?.schedules ?? [];
  return (
    <div className="stack">
      <SelectField
        label={t('payee.schedule')}
        options={options.map((value) => ({ value, label: t(`payee.schedule_${value}`) }))}
        value={waiting.at(-1) ?? account.schedule}
        onChange={(event) => {
          const schedule = options.find((one) => one === event.target.value);
          if (schedule !== undefined) {
            choose(schedule);
          }
        }}
      />
      <FailureMessage variant="inline" error={error} />
    </div>
  );
}
