import { nextRun } from '@abroad/booking-rules';
import type { PayoutAccount } from '@abroad/contract/payout-accounts';
import type { Payout, PayoutBalance, PayoutHold } from '@abroad/contract/payouts';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Status } from '../../ui/status.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { checkedBy, isChecked, useCheckWords, useHoldReasons, usePayoutNews } from './payout-words.ts';
import { useAskForPayout } from './use-payouts.ts';

interface Properties {
  balance: PayoutBalance;
  /** Undefined while loading. */
  account: PayoutAccount | undefined;
  payouts: readonly Payout[];
}

/** Places where money waits that is nearer to the bank than the next payout, the most pressing first. */
const NEAREST = ['failed', 'held', 'in_transit'] as const;

/** A payout that staff make by hand, or that has just begun, doesn't count as sent yet. */
function titleOf(nearest: (typeof NEAREST)[number] | undefined, { arrives_at }: PayoutBalance): MessageKey {
  if (nearest !== 'in_transit') {
    return 'money.next';
  }
  return arrives_at === null ? 'money.status_pending' : 'money.stage_sent';
}

/** The next payout in one currency: its sum and its date, what it waits for, and while nothing is payable what is under way. */
export function NextPayout({ balance, account, payouts }: Properties) {
  const t = useT();
  const format = useFormat();
  const { currency, next_payout } = balance;
  const nearest = next_payout > 0 ? undefined : NEAREST.find((place) => balance[place] > 0);
  const sum = balance[nearest ?? 'next_payout'];
  return (
    <section className="card card-body money-next" aria-labelledby={`next-${currency} balance-${currency}`}>
      <h2 className="card-title" id={`next-${currency}`}>
        {t(titleOf(nearest, balance))}
      </h2>
      {sum > 0 && <p className="money-sum">{format.money(sum, currency)}</p>}
      {nearest === undefined ? (
        <Next balance={balance} account={account} />
      ) : (
        <UnderWay place={nearest} balance={balance} payouts={payouts} />
      )}
    </section>
  );
}

function UnderWay({ place, balance, payouts }: Omit<Properties, 'account'> & { place: (typeof NEAREST)[number] }) {
  const t = useT();
  const format = useFormat();
  const newsOf = usePayoutNews();
  const checkWordsOf = useCheckWords();
  const payout = payouts.find((one) => one.status === place && one.currency === balance.currency);
  if (place === 'held') {
    return (
      <>
        <Status tone="watch">{t('money.status_held')}</Status>
        {payout !== undefined && isChecked(balance.held_for) && (
          <p className="strong">{checkWordsOf(payout.created_at)}</p>
        )}
        <Checks holds={balance.held_for} />
      </>
    );
  }
  if (place === 'failed') {
    return (
      <>
        <Status tone="bad">{t('money.status_failed')}</Status>
        <p>{payout === undefined ? t('money.failed_other') : newsOf(payout).join(' ')}</p>
      </>
    );
  }
  return balance.arrives_at === null ? null : (
    <p className="strong">{t('money.arrives', { day: format.day(balance.arrives_at) })}</p>
  );
}

/** The reasons to look at it before the money leaves. */
function Checks({ holds }: { holds: readonly PayoutHold[] }) {
  const reasonsOf = useHoldReasons();
  return (
    <ul className="money-checks small">
      {reasonsOf(holds).map((reason) => (
        <li key={reason}>
          <Icon name="clock" />
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}

function Next({ balance, account }: Omit<Properties, 'payouts'>) {
  const t = useT();
  const { format, now } = useViewer();
  const { currency, short_of_minimum: missing, minimum, next_payout_at, next_held_for } = balance;
  if (balance.next_payout === 0) {
    return <p className="muted">{t('money.nothing')}</p>;
  }
  if (missing > 0) {
    return (
      <Words title={t('money.short', { missing: format.price(missing, currency) })}>
        {t('money.short_text', { minimum: format.price(minimum, currency) })}
      </Words>
    );
  }
  const checks = next_held_for.length > 0 && <Checks holds={next_held_for} />;
  if (next_payout_at !== null) {
    const day = format.day(next_payout_at);
    return isChecked(next_held_for) ? (
      <>
        <Words title={t('money.next_or_by', { day, latest: format.day(checkedBy(next_payout_at)) })}>
          {t('money.checked_first')}
        </Words>
        {checks}
      </>
    ) : (
      <>
        <p className="strong">{t(next_held_for.length === 0 ? 'money.next_on' : 'money.next_starts', { day })}</p>
        {checks}
      </>
    );
  }
  if (account === undefined) {
    return null;
  }
  if (account.state === 'active' && account.route === null) {
    return <Words title={t('money.no_date')}>{t('money.paused')}</Words>;
  }
  if (account.state === 'rejected') {
    return <Words title={t('money.no_date')}>{t('money.account_rejected')}</Words>;
  }
  if (account.state === 'active') {
    return (
      <>
        <PayOutNow currency={currency} isChecked={isChecked(next_held_for)} />
        {checks}
      </>
    );
  }
  const run = nextRun(account.schedule, now);
  return (
    <Words title={t('money.no_date')}>
      {account.provider === null && run !== null
        ? t('money.account_add', { day: format.day(run) })
        : t('money.account_first')}
    </Words>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className="strong">{title}</p>
      <p className="small muted">{children}</p>
    </>
  );
}

function PayOutNow({ currency, isChecked: willBeChecked }: { currency: string; isChecked: boolean }) {
  const t = useT();
  const { format, now } = useViewer();
  const ask = useAskForPayout(({ status }) =>
    showToast({ text: t(status === 'held' ? 'money.asked_held' : 'money.asked') }),
  );
  const latest = format.day(checkedBy(new Date(now).toISOString()));
  return (
    <>
      <p className="small muted">{willBeChecked ? t('money.by_hand_checked', { day: latest }) : t('money.by_hand')}</p>
      <Button loading={ask.isPending && t('money.paying_now')} onClick={() => ask.mutate({ currency })}>
        {t('money.pay_now')}
      </Button>
      <FailureMessage variant="inline" error={ask.error} />
    </>
  );
}
