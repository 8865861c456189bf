import type { Payout, PayoutBalance } from '@abroad/contract/payouts';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Status } from '../../ui/status.tsx';
import { WaitingCard } from '../../ui/waiting-card.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { PayoutAccountPanel } from './account-panel.tsx';
import { NextPayout } from './next-payout.tsx';
import { PayoutList } from './payout-list.tsx';
import { useHoldReasons, usePayoutNews } from './payout-words.ts';
import { STAGES, type Stage } from './stages.ts';
import { usePayoutAccount } from './use-payout-account.ts';
import { useBalances, usePayouts } from './use-payouts.ts';
import './money.css';

/** Where a mentor's money is: undefined while it isn't known. */
export interface Money {
  balances: readonly PayoutBalance[] | undefined;
  payouts: readonly Payout[] | undefined;
}

interface Properties {
  userId: string;
  /** Of the payouts. */
  page: number;
  hrefOf: (page: number) => string;
  /** The sessions, above the payouts. */
  renderSessions: (money: Money) => ReactNode;
  /** The parts below the payouts. */
  children: ReactNode;
}

const PAYOUTS_A_PAGE = 10;

/** A mentor's balances, with their sessions and payouts, and beside them the next payout and the account that it goes to. */
export function MoneyOverview({ userId, page, hrefOf, renderSessions, children }: Properties) {
  const t = useT();
  const account = usePayoutAccount(userId);
  const { data, error, refetch } = useBalances(account.data);
  const payouts = usePayouts({ page, page_size: PAYOUTS_A_PAGE });
  const latest = payouts.data?.items ?? [];
  const balances = data?.items ?? [];
  // Without an account the money can't be sent: that comes first, also for the keyboard.
  const isFirst = account.data !== undefined && account.data.provider === null;
  const aside = (
    <div key="aside" className="stack">
      {balances.map((balance) => (
        <NextPayout key={balance.currency} balance={balance} account={account.data} payouts={latest} />
      ))}
      <PayoutAccountPanel userId={userId} waiting={balances.filter((balance) => balance.next_payout > 0)} />
    </div>
  );
  const main = (
    <div key="main" className="beside-main">
      {renderSessions({ balances: data?.items, payouts: payouts.data?.items })}
      {balances.length > 0 && <PayoutList query={payouts} hrefOf={hrefOf} />}
      {children}
    </div>
  );
  return (
    <>
      {data === undefined ? (
        error === null ? (
          <WaitingCard label={t('money.loading')} />
        ) : (
          <FailureCard error={error} onRetry={refetch} />
        )
      ) : (
        <FailureMessage variant="banner" error={error} onRetry={() => void refetch()} />
      )}
      {balances.map((balance) => (
        <MoneyPath key={balance.currency} balance={balance} payouts={latest} isOnly={balances.length === 1} />
      ))}
      <div className="beside">{isFirst ? [aside, main] : [main, aside]}</div>
    </>
  );
}

interface PathProperties {
  balance: PayoutBalance;
  /** The latest payouts, which say what the bank sent back. */
  payouts: readonly Payout[];
  /** Whether it is the only one, which needs no name to be seen. */
  isOnly: boolean;
}

/** A mentor's money in one currency on its way from students to the bank, each stage with its date. */
function MoneyPath({ balance, payouts, isOnly }: PathProperties) {
  const t = useT();
  const format = useFormat();
  const notes = useNotes(balance, payouts);
  const { currency, debt, held, failed } = balance;
  // A payout that is on hold or came back can be sent: it has not gone on.
  const sums: Readonly<Record<Stage, number>> = {
    booked: balance.pending,
    cleared: balance.earned,
    payable: balance.payable + held + failed,
    sent: balance.in_transit,
    paid: balance.paid,
  };
  const next = STAGES.findLast((stage) => stage !== 'paid' && sums[stage] > 0);
  return (
    <section className="card card-body money-card" aria-labelledby={`balance-${currency}`}>
      <h2 className={isOnly ? 'unseen' : 'card-title'} id={`balance-${currency}`}>
        {t('money.balance', { currency })}
      </h2>
      <dl className="money-path" aria-label={t('money.path')}>
        {STAGES.map((stage) => (
          <div key={stage} data-empty={sums[stage] === 0 || undefined} data-next={stage === next || undefined}>
            <dt>{t(`money.stage_${stage}`)}</dt>
            <dd className="money-stage-sum">{format.money(sums[stage], currency)}</dd>
            <dd className="tiny muted">{notes[stage]}</dd>
          </div>
        ))}
      </dl>
      {debt > 0 && (
        <p className="money-debt">
          <span className="strong">{t('money.debt')}</span>{' '}
          {t('money.debt_text', { amount: format.money(debt, currency) })}
        </p>
      )}
    </section>
  );
}

/** Returns for each stage when its money goes on, and what of it doesn't. */
function useNotes(balance: PayoutBalance, payouts: readonly Payout[]): Readonly<Record<Stage, ReactNode>> {
  const t = useT();
  const format = useFormat();
  const newsOf = usePayoutNews();
  const reasonsOf = useHoldReasons();
  const { currency, held, failed, next_payout_at, pending, earned } = balance;
  const returned = payouts.find((payout) => payout.status === 'failed' && payout.currency === currency);
  const money = (sum: number) => format.money(sum, currency);
  const nothing = t('money.stage_empty');
  const dated = (key: 'money.pending_on' | 'money.earned_on' | 'money.payable_on' | 'money.arrives', at: string) =>
    t(key, { day: format.day(at) });
  return {
    booked:
      pending === 0 ? (
        nothing
      ) : balance.clears_from === null ? (
        <Mark tone="watch" title={t('money.status_held')} texts={[t('earnings.hold_no_show')]} />
      ) : (
        dated('money.pending_on', balance.clears_from)
      ),
    cleared: earned === 0 || balance.payable_from === null ? nothing : dated('money.earned_on', balance.payable_from),
    payable: (
      <>
        {balance.payable > 0
          ? next_payout_at !== null && balance.next_payout > 0 && balance.short_of_minimum === 0
            ? dated('money.payable_on', next_payout_at)
            : t('money.payable_text')
          : held + failed === 0 && nothing}
        {held > 0 && (
          <Mark tone="watch" title={t('money.sum_held', { amount: money(held) })} texts={reasonsOf(balance.held_for)} />
        )}
        {failed > 0 && (
          <Mark
            tone="bad"
            title={t('money.sum_failed', { amount: money(failed) })}
            texts={returned === undefined ? [t('money.failed_other')] : newsOf(returned)}
          />
        )}
      </>
    ),
    sent:
      balance.in_transit === 0
        ? nothing
        : balance.arrives_at === null
          ? t('money.status_pending')
          : dated('money.arrives', balance.arrives_at),
    paid:
      balance.paid_at === null ? t('money.payouts_none') : t('money.paid_last', { day: format.day(balance.paid_at) }),
  };
}

/** A mark on a stage, with its reasons. */
function Mark({ tone, title, texts }: { tone: 'watch' | 'bad'; title: string; texts: readonly string[] }) {
  return (
    <span className="money-mark">
      <Status tone={tone}>{title}</Status> {texts.join(' ')}
    </span>
  );
}
