import { PAYABLE_STEPS } from '@abroad/reference-data/payable-step';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { NET } from './debt.ts';

/** The sums of a payout’s lines, and of its ledger entries. An SQL expression that joins them to `payout`. */
const SENT = sql`
  left join lateral (select coalesce(sum(${NET}), 0) as net, coalesce(sum(debt_taken_minor), 0) as debt,
      coalesce(sum(coalesce(sent_minor, ${NET})), 0) as sent
    from payout_line where payout_id = payout.id) lines on true
  left join lateral (select coalesce(-sum(amount_minor) filter (where account = 'payout_in_transit'), 0) as in_transit,
      coalesce(-sum(amount_minor) filter (where account in ('paid_out', 'provider_fee')), 0) as paid_out
    from ledger_entry where payout_id = payout.id) ledger on true`;

/** The invariants of payouts, as rules of `ledgerProblems`. */
const PAYOUT_RULES: Readonly<Record<string, ReturnType<typeof sql<{ id: string }>>>> = {
  'the lines of the payout do not add up to nothing': sql`
    select payout_id as id from ledger_entry where payout_id is not null group by payout_id having sum(amount_minor) <> 0`,
  'a line of the ledger has another owner than its booking': sql`
    select entry.id from ledger_entry entry join booking on booking.id = booking_id
    where entry.owner_user_id is distinct from case when account in ('mentor_pending', 'mentor_earned', 'no_show_pending',
      'mentor_payable', 'payout_in_transit', 'paid_out', 'mentor_debt') then booking.mentor_user_id end`,
  'the debt of a mentor is less than nothing': sql`
    select owner_user_id as id from ledger_entry where account = 'mentor_debt'
    group by owner_user_id, currency having sum(amount_minor) < 0`,
  'what is in transit is not what the payout sends': sql`
    select payout.id from payout ${SENT}
    where in_transit <> case when status in ('held', 'pending', 'in_transit') then net else 0 end`,
  'what was paid out is not what a paid payout sent': sql`
    select payout.id from payout ${SENT} where paid_out <> case when status = 'paid' then net else 0 end`,
  'the payout is not the sum of its lines': sql`
    select payout.id from payout ${SENT}
    where debt_minor <> debt or case when status in ('in_transit', 'paid') then amount_minor <> sent else amount_minor <> net end`,
  'more was paid out than the mentor’s part': sql`
    select payment.id from payment join ledger_entry entry on entry.booking_id = payment.booking_id
    where account in ('payout_in_transit', 'paid_out', 'mentor_debt', 'written_off')
    group by payment.id having -sum(entry.amount_minor) > captured_minor - fee_minor`,
  'a payout sends what another mentor earned, or another currency': sql`
    select payout.id from payout join payout_line on payout_id = payout.id join booking on booking.id = booking_id
    where booking.mentor_user_id <> payout.user_id or booking.currency <> payout.currency`,
  'a line waits for a payout that is over': sql`
    select payout.id from payout join payout_line on payout_id = payout.id
    where is_open and status in ('paid', 'cancelled')`,
};

/** Like `payableStep` for the currency of a payment. An SQL expression. */
const STEP = sql<number>`coalesce((${JSON.stringify(PAYABLE_STEPS)}::jsonb ->> payment.currency)::integer, 1)`;

/** Each rule selects the ids of rows that break it; amounts in minor units. */
const RULES: Readonly<Record<string, ReturnType<typeof sql<{ id: string }>>>> = {
  'the posting does not balance': sql`
    select posting_id as id from ledger_entry group by posting_id having sum(amount_minor) <> 0 or count(distinct currency) > 1`,
  'the lines of the booking do not add up to nothing': sql`
    select booking_id as id from ledger_entry group by booking_id having sum(amount_minor) <> 0`,
  'the ledger has another sum at the provider than the payment': sql`
    select payment.id from payment
    left join lateral (
      select coalesce(sum(amount_minor) filter (where account = 'provider'), 0) as provider,
        coalesce(sum(amount_minor) filter (where occasion = 'dispute_lost:' || payment.id and account = 'dispute'), 0) as lost,
        coalesce(sum(amount_minor) filter (where account = 'dispute'), 0) as disputed
      from ledger_entry where payment_id = payment.id) ledger on true
    where ledger.provider + ledger.disputed - ledger.lost <> captured_minor - refunded_minor`,
  'the fee is not the part that was kept': sql`
    select payment.id from payment
    join lateral (select coalesce(-sum(amount_minor) filter (where account = 'platform_fee'), 0) as kept,
        coalesce(-sum(amount_minor) filter (where account not in ('provider', 'dispute')), 0) as owned
      from ledger_entry where payment_id = payment.id) ledger on true
    where captured_minor > 0 and (ledger.kept < 0 or ledger.kept > fee_minor or ledger.kept > ledger.owned
      or ledger.owned = captured_minor and ledger.kept <> fee_minor)`,
  'a mentor owes what was never theirs': sql`
    select payment_id as id from ledger_entry where account in ('mentor_pending', 'mentor_earned', 'no_show_pending',
      'mentor_payable', 'payout_in_transit', 'paid_out')
    group by payment_id, account having sum(amount_minor) > 0`,
  'the sums of the refunds are not those of the payment': sql`
    select payment.id from payment
    left join lateral (
      select coalesce(sum(amount_minor) filter (where status = 'succeeded'), 0) as done,
        coalesce(sum(amount_minor) filter (where status = 'pending'), 0) as open
      from refund where payment_id = payment.id) refunds on true
    where refunds.done <> refunded_minor or refunds.open <> refund_pending_minor`,
  'the booking was confirmed without its money': sql`
    select booking.id from booking left join payment on payment.booking_id = booking.id
    where booking.price_minor > 0 and booking.status in ('confirmed', 'completed', 'no_show_prospect')
      and coalesce(payment.captured_minor, 0) <> booking.price_minor`,
  'money waits for a no-show whose case has ended, or that has none': sql`
    select entry.payment_id as id from ledger_entry entry
    where entry.account = 'no_show_pending' and not exists (
      select from no_show_case where booking_id = entry.booking_id and state in ('reported', 'contested'))
    group by entry.payment_id having sum(entry.amount_minor) <> 0`,
  'the money of an open no-show does not wait': sql`
    select entry.payment_id as id from ledger_entry entry
    join no_show_case on no_show_case.booking_id = entry.booking_id and state in ('reported', 'contested')
    where entry.account in ('mentor_pending', 'mentor_earned', 'mentor_payable')
    group by entry.payment_id, entry.account having sum(entry.amount_minor) <> 0`,
  'money was kept without its booking': sql`
    select payment.id from payment join booking on booking.id = payment.booking_id
    left join no_show_case on no_show_case.booking_id = booking.id
    where no_show_case.state is distinct from 'reported' and no_show_case.state is distinct from 'contested'
      and no_show_case.outcome is distinct from 'technical'
      and (booking.status in ('expired', 'declined', 'pending_payment', 'no_show_mentor')
        or booking.status = 'cancelled' and booking.cancelled_by <> 'prospect')
      and dispute is distinct from 'open' and dispute is distinct from 'lost'
      and captured_minor - refunded_minor - refund_pending_minor
        > (select coalesce(sum(amount_minor), 0) from refund where payment_id = payment.id and status = 'failed')`,
  'more than half was kept after a technical fault': sql`
    select payment.id from payment join no_show_case using (booking_id)
    where no_show_case.outcome = 'technical' and dispute is distinct from 'open' and dispute is distinct from 'lost'
      and captured_minor - refunded_minor - refund_pending_minor > (captured_minor + 1) / 2 + ${STEP} - 1
        + (select coalesce(sum(amount_minor), 0) from refund where payment_id = payment.id and status = 'failed')`,
  'the payment is not of the booking’s price': sql`
    select payment.id from payment join booking on booking.id = payment.booking_id
    where payment.amount_minor <> booking.price_minor or payment.currency <> booking.currency`,
  'the provider’s word disagrees with what was asked for': sql`
    select id from payment where mismatch is not null`,
  ...PAYOUT_RULES,
};

/**
 * Finds imbalances, and differences between ledger, payments and bookings. There must be none at any moment.
 * Work that is pending at the provider is not a problem.
 * @returns a line for each problem.
 */
export async function ledgerProblems(db: Database): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(RULES).map(async ([words, rule]) => {
      const { rows } = await rule.execute(db);
      return rows.map(({ id }) => `${words}: ${id}`);
    }),
  );
  return found.flat();
}
