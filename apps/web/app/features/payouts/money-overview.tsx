import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { WaitingCard } from '../../ui/waiting-card.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { PayoutList } from './payout-list.tsx';
import { LoadingPayoutAccount, PayoutAccountPanel } from './account-panel.tsx';
import { usePayoutAccount } from './use-payout-account.ts';
import { useBalances, usePayouts, useAskForPayout } from './use-payouts.ts';
import type { Payout, PayoutBalance } from '@abroad/contract/payouts';
import type { PayoutAccount } from '@abroad/contract/payout-accounts';
import { useFormat } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { useRole } from '../../session/use-role.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useHoldWords, usePayoutNews } from './payout-words.ts';
import './money.css';

interface Properties {
  userId: string;
  /** Of the payouts. */
  page: number;
  hrefOf: (page: number) => string;
}

const PAYOUTS_A_PAGE = 10;

/** A mentor's balances, their payout account, and their payouts. Nothing for users who aren't mentors. */
export function MoneyOverview(properties: Properties) {
  const { known, roles } = useRole();
  if (!known) {
    return <LoadingPayoutAccount />;
  }
  return roles.includes('mentor') ? <MentorMoney {...properties} /> : null;
}

function MentorMoney({ userId, page, hrefOf }: Properties) {
  const t = useT();
  const account = usePayoutAccount(userId);
  const { data, error, refetch } = useBalances(account.data);
  const payouts = usePayouts({ page, page_size: PAYOUTS_A_PAGE });
  if (isFailure(error) && error.code === 'PROFILE_NOT_FOUND') {
    return null;
  }
  if (data === undefined) {
    return error === null ? (
      <WaitingCard label={t('money.loading')} />
    ) : (
      <FailureCard error={error} onRetry={refetch} />
    );
  }
  return (
    <>
      <FailureMessage variant="banner" error={error} onRetry={() => void refetch()} />
      {data.items.length === 0 && <p>{t('money.none_yet')}</p>}
      {data.items.map((balance) => (
        <BalanceCard
          key={balance.currency}
          balance={balance}
          account={account.data}
          payouts={payouts.data?.items ?? []}
        />
      ))}
      <PayoutAccountPanel userId={userId} />
      {data.items.length > 0 && <PayoutList query={payouts} hrefOf={hrefOf} />}
    </>
  );
}

interface BalanceProperties {
  balance: PayoutBalance;
  /** Undefined while loading. */
  account: PayoutAccount | undefined;
  /** The latest payouts, which give the reasons for holds. */
  payouts: readonly Payout[];
}

/** A mentor's money in one currency: the next payout, and all of it on its way from students to the bank. */
function BalanceCard(properties: BalanceProperties) {
  const t = useT();
  const format = useFormat();
  const notes = useStageNotes(properties);
  const { balance, account } = properties;
  const { currency } = balance;
  const nearest = balance.next_payout > 0 ? undefined : NEAREST.find((stage) => balance[stage] > 0);
  return (
    <section className="card money-card" aria-labelledby={`balance-${currency}`}>
      <div className="money-next">
        <h2 className="card-title" id={`balance-${currency}`}>
          {t('money.balance', { currency })}
        </h2>
        <p className="small muted">{t(nearest === undefined ? 'money.next' : nameOf(nearest, balance))}</p>
        <p className="money-sum">{format.money(balance[nearest ?? 'next_payout'], currency)}</p>
        {nearest === undefined ? <NextWords balance={balance} account={account} /> : <p>{notes[nearest]}</p>}
      </div>
      <MoneyPath balance={balance} notes={notes} />
    </section>
  );
}

function NextWords({ balance, account }: Omit<BalanceProperties, 'payouts'>) {
  const t = useT();
  const format = useFormat();
  const holdWordsOf = useHoldWords();
  const { currency, short_of_minimum: missing, minimum, next_payout_at, next_held_for } = balance;
  if (balance.next_payout === 0) {
    return <p>{t('money.nothing')}</p>;
  }
  if (missing > 0) {
    return (
      <>
        <p className="strong">{t('money.short', { missing: format.price(missing, currency) })}</p>
        <p className="small muted">{t('money.short_text', { minimum: format.price(minimum, currency) })}</p>
      </>
    );
  }
  const holds = holdWordsOf(next_held_for, 'next').join(' ');
  if (next_payout_at !== null) {
    const day = format.longDay(next_payout_at);
    return holds === '' ? (
      <p>{t('money.next_on', { day })}</p>
    ) : (
      <p>
        {t('money.next_starts', { day })} {holds}
      </p>
    );
  }
  if (account === undefined) {
    return null;
  }
  if (account.state === 'active' && account.route === null) {
    return <p>{t('money.paused')}</p>;
  }
  if (account.state === 'rejected') {
    return <p>{t('money.account_rejected')}</p>;
  }
  return account.state === 'active' && account.schedule === 'by_hand' ? (
    <PayOutNow currency={currency} holds={holds} />
  ) : (
    <p>{t('money.account_first')}</p>
  );
}

function PayOutNow({ currency, holds }: { currency: string; holds: string }) {
  const t = useT();
  const ask = useAskForPayout(({ status }) =>
    showToast({ text: t(status === 'held' ? 'money.asked_held' : 'money.asked') }),
  );
  return (
    <>
      <p>
        {t('money.by_hand')} {holds}
      </p>
      <div className="row">
        <Button loading={ask.isPending && t('money.paying_now')} onClick={() => ask.mutate({ currency })}>
          {t('money.pay_now')}
        </Button>
      </div>
      <FailureMessage variant="inline" error={ask.error} />
    </>
  );
}

type Stage = 'pending' | 'earned' | 'payable' | 'held' | 'failed' | 'in_transit' | 'paid';
/** Stages that are rare are only shown with a sum. */
const SELDOM: ReadonlySet<Stage> = new Set(['held', 'failed']);
const STAGES: readonly Stage[] = ['pending', 'earned', 'payable', 'held', 'failed', 'in_transit', 'paid'];
/** The stages in the order in which the card shows them while nothing is payable. */
const NEAREST = ['failed', 'held', 'in_transit'] as const;

const NAMES: Readonly<Record<Stage, MessageKey>> = {
  pending: 'earnings.pending',
  earned: 'earnings.earned',
  payable: 'money.payable',
  held: 'money.status_held',
  failed: 'money.status_failed',
  in_transit: 'money.status_in_transit',
  paid: 'money.paid',
};

/** A payout that staff make by hand, or that has just begun, doesn't count as sent yet. */
const nameOf = (stage: Stage, { in_transit, arrives_at }: PayoutBalance): MessageKey =>
  stage === 'in_transit' && in_transit > 0 && arrives_at === null ? 'money.status_pending' : NAMES[stage];

/** Returns for each stage when its money moves on. */
function useStageNotes({ balance, payouts }: BalanceProperties): Readonly<Record<Stage, string>> {
  const t = useT();
  const format = useFormat();
  const newsOf = usePayoutNews();
  const holdWordsOf = useHoldWords();
  const { currency, held_for, next_payout_at, short_of_minimum } = balance;
  const failed = payouts.find((payout) => payout.status === 'failed' && payout.currency === currency);
  const dated = (key: MessageKey, at: string | null, otherwise: MessageKey) =>
    at === null ? t(otherwise) : t(key, { day: format.dayMonth(at) });
  return {
    pending: dated('money.pending_on', balance.clears_from, 'money.pending_text'),
    earned: dated('money.earned_on', balance.earned > 0 ? balance.payable_from : null, 'money.earned_text'),
    payable: dated(
      'money.payable_on',
      balance.next_payout > 0 && short_of_minimum === 0 ? next_payout_at : null,
      'money.payable_text',
    ),
    held: holdWordsOf(held_for, 'now').join(' '),
    failed: failed === undefined ? t('money.failed_text') : newsOf(failed).join(' '),
    in_transit: dated('money.arrives', balance.arrives_at, 'money.in_transit_text'),
    paid: dated('money.paid_last', balance.paid_at, 'money.paid_text'),
  };
}

function MoneyPath({ balance, notes }: { balance: PayoutBalance; notes: Readonly<Record<Stage, string>> }) {
  const t = useT();
  const format = useFormat();
  const { currency, debt } = balance;
  return (
    <div className="money-rest">
      <dl className="money-path" aria-label={t('money.path')}>
        {STAGES.filter((stage) => !SELDOM.has(stage) || balance[stage] > 0).map((stage) => (
          <div key={stage} data-stage={stage} data-empty={balance[stage] === 0 || undefined}>
            <dt>{t(nameOf(stage, balance))}</dt>
            <dd className="money-stage-sum">{format.money(balance[stage], currency)}</dd>
            <dd className="small muted">{notes[stage]}</dd>
          </div>
        ))}
      </dl>
      {debt > 0 && (
        <p className="money-debt">
          <span className="strong">{t('money.debt')}</span>{' '}
          {t('money.debt_text', { amount: format.money(debt, currency) })}
        </p>
      )}
    </div>
  );
}
