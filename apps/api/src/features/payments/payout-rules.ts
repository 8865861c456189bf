import { sql } from 'kysely';
import { NET } from './debt.ts';

/** The sums of a payout’s lines, and of what the ledger has of it. An SQL expression that joins them to `payout`. */
const SENT = sql`
  left join lateral (select coalesce(sum(${NET}), 0) as net, coalesce(sum(debt_taken_minor), 0) as debt,
      coalesce(sum(coalesce(sent_minor, ${NET})), 0) as sent
    from payout_line where payout_id = payout.id) lines on true
  left join lateral (select coalesce(-sum(amount_minor) filter (where account = 'payout_in_transit'), 0) as in_transit,
      coalesce(-sum(amount_minor) filter (where account in ('paid_out', 'provider_fee')), 0) as paid_out
    from ledger_entry where payout_id = payout.id) ledger on true`;

/** What has to be so of payouts, as the rules of `ledgerProblems`. */
export const PAYOUT_RULES: Readonly<Record<string, ReturnType<typeof sql<{ id: string }>>>> = {
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
