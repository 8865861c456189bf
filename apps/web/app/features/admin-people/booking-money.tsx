import type { RefundBooking, StaffBooking } from '@abroad/contract/admin-people';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { feeReturned } from '@abroad/booking-rules/fee';
import { fromMinor, toMinor } from '@abroad/reference-data/money';
import { payableStep } from '@abroad/reference-data/payable-step';
import { useState } from 'react';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { readAmount, writeAmount } from '../../lib/read-amount.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { LedgerTable } from '../admin/ledger-table.tsx';
import { useAdminChange } from '../admin/use-admin.ts';
import { useMinor } from '../admin/use-minor.ts';
import { useKept } from '../forms/use-kept.ts';
import { usePersonName } from './person-name.tsx';
import { ConsoleDialog, ReasonField } from '../admin/console-form.tsx';
import { ConsoleSection } from '../admin/console-page.tsx';

/** The payment of a booking, its refunds, and its ledger, whose lines add up to zero. */
export function BookingMoney({ booking }: { booking: StaffBooking }) {
  const t = useT();
  return (
    <ConsoleSection title={t('people.money')}>
      <PaymentFacts booking={booking} />
      <Refunds booking={booking} />
      <LedgerTable ledger={booking.ledger} currency={booking.currency} />
    </ConsoleSection>
  );
}

function PaymentFacts({ booking: { payment, currency } }: { booking: StaffBooking }) {
  const t = useT();
  const money = useMinor();
  if (payment === null) return null;
  const { provider } = payment;
  const sums = [
    ['people.price', payment.amount_minor],
    ['people.captured', payment.captured_minor],
    ['people.refunded', payment.refunded_minor],
    ['people.refunding', payment.refund_pending_minor],
    ['people.fee', payment.fee_minor],
  ] as const;
  const details: readonly (readonly [string, string | null])[] =
    provider === null
      ? []
      : [
          [t('people.card'), provider.card && `${provider.card.brand} ${provider.card.last4}`],
          [t('people.reference'), provider.intent_id],
          [t('people.failure'), provider.failure],
          [t('people.dispute'), provider.dispute && t(`people.dispute_${provider.dispute}`)],
          [t('people.mismatch'), provider.mismatch],
        ];
  return (
    <Facts>
      <Fact name={t('people.state')}>{t(`people.payment_${payment.status}`)}</Fact>
      {sums.map(([label, sum]) => (
        <Fact key={label} name={t(label)}>
          {money(sum, currency)}
        </Fact>
      ))}
      {details.map(([label, value]) => (
        <Fact key={label} name={label}>
          {value && <bdi>{value}</bdi>}
        </Fact>
      ))}
    </Facts>
  );
}

function Refunds({ booking: { refunds, currency } }: { booking: StaffBooking }) {
  const t = useT();
  const format = useFormat();
  const money = useMinor();
  return refunds.length === 0 ? null : (
    <ul className="people-refunds">
      {refunds.map(({ id, amount_minor, status, created_at }) => (
        <li key={id}>
          {t(`people.refund_${status}`)}: {money(amount_minor, currency)} · {format.moment(created_at)}
        </li>
      ))}
    </ul>
  );
}

type Payment = NonNullable<StaffBooking['payment']>;

interface RefundProperties {
  booking: StaffBooking;
  payment: Payment;
  onClose: () => void;
}

/** Refunds a payment whole or in part, after showing both people's shares. */
export function RefundDialog({ booking, payment, onClose }: RefundProperties) {
  const t = useT();
  const locale = useLocale();
  const { id, currency } = booking;
  const { refundable_minor } = payment;
  const whole = writeAmount(fromMinor(refundable_minor, currency) ?? 0, locale);
  const kept = useKept(`refund.${id}`, { amount: whole, reason: '' });
  const { value, change, forget } = kept;
  const [keyFor] = useState(() => createKeyFor());
  const amount_minor = toMinor(Number(readAmount(value.amount, locale) ?? Number.NaN), currency);
  const fits = amount_minor !== null && amount_minor > 0 && amount_minor <= refundable_minor;
  const reason = value.reason.trim();
  const refund = useAdminChange(
    (api, body: RefundBooking) => api.refundBooking({ params: { id }, body, idempotency_key: keyFor(body) }),
    () => {
      forget();
      showToast({ text: t('people.refund_begun') });
      onClose();
    },
  );
  return (
    <ConsoleDialog
      title={t('people.refund_title')}
      go={t('people.refund')}
      keep={t('people.dismiss')}
      attempt={refund}
      isComplete={fits && reason !== ''}
      holds
      onSubmit={() => fits && refund.mutate({ amount_minor, expected_refundable_minor: refundable_minor, reason })}
      onClose={onClose}
    >
      {(pressed) => (
        <>
          <TextField
            inputMode="decimal"
            label={t('people.refund_amount', { currency })}
            value={value.amount}
            error={pressed && !fits ? t('people.refund_range', { most: whole }) : null}
            onChange={(event) => change({ amount: event.target.value })}
          />
          {fits && <Shares booking={booking} payment={payment} amount_minor={amount_minor} />}
          <ReasonField
            label={t('people.reason_to_both')}
            hint={t('people.reason_to_both_hint')}
            kept={kept}
            isMissing={pressed && reason === ''}
          />
        </>
      )}
    </ConsoleDialog>
  );
}

const NOT_PAID_OUT: ReadonlySet<string> = new Set([
  'mentor_pending',
  'no_show_pending',
  'mentor_earned',
  'mentor_payable',
]);

/** The part of the mentor's share that is neither paid out nor on its way, in minor units: a refund takes it first, and the rest becomes debt. */
const heldOf = ({ ledger }: StaffBooking): number =>
  -ledger.lines.reduce((sum, line) => sum + (NOT_PAID_OUT.has(line.account) ? line.amount_minor : 0), 0);

/** The sum that goes to the student, and the shares from which it comes. */
function Shares({ booking, payment, amount_minor }: Omit<RefundProperties, 'onClose'> & { amount_minor: number }) {
  const t = useT();
  const money = useMinor();
  const nameOf = usePersonName();
  const { currency, mentor, prospect } = booking;
  const before = payment.refunded_minor + payment.refund_pending_minor;
  const step = payableStep(currency);
  const fee = feeReturned(payment, before + amount_minor, step) - feeReturned(payment, before, step);
  const owed = Math.max(0, amount_minor - fee - heldOf(booking));
  return (
    <ul className="people-shares" aria-live="polite">
      <li>{t('people.student_gets', { name: nameOf(prospect), amount: money(amount_minor, currency) })}</li>
      <li>{t('people.mentor_gives', { name: nameOf(mentor), amount: money(amount_minor - fee, currency) })}</li>
      {owed > 0 && <li>{t('people.mentor_owes', { name: nameOf(mentor), amount: money(owed, currency) })}</li>}
      <li>{t('people.platform_gives', { amount: money(fee, currency) })}</li>
    </ul>
  );
}
