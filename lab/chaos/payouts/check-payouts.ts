import type { Figure } from '../lib/row.ts';
import { moneyFigure } from '../lib/money.ts';
import type { World } from '../lib/world.ts';
import { SHARE_MINOR } from './sessions.ts';

/** The payouts of the test, as SQL: earlier ones have no lines. */
const OURS = `payout where exists (select from payout_line where payout_id = payout.id)`;

/** Each query finds rows that must not exist. */
const WRONG: readonly (readonly [what: string, query: string])[] = [
  [
    'sessions not transferred exactly once, or of another amount',
    `select payment.booking_id as id, count(transfer.id) as times, sum(transfer.amount - amount_reversed) as sent
     from payment left join payments_sandbox.transfer on transfer_group = payment.booking_id::text
     group by 1 having count(transfer.id) <> 1 or sum(transfer.amount - amount_reversed) <> $1`,
  ],
  [
    'sessions not in exactly one paid payout, under the provider’s transfer',
    `select payment.booking_id as id, count(payout.id) as times from payment
     left join payout_line line on line.booking_id = payment.booking_id
     left join payout on payout.id = payout_id and payout.status = 'paid' and line.amount_minor - debt_taken_minor - returned_minor = $1
     left join payments_sandbox.transfer on transfer.id = transfer_id and transfer_group = payment.booking_id::text
       and metadata ->> 'payout_id' = payout.id::text
     group by 1 having count(transfer.id) <> 1`,
  ],
  [
    'payouts that the bank didn’t get exactly once',
    `select payout.id, payout.status, count(bank.id) as times, sum(bank.amount) as sent, payout.amount_minor, $1::int as share
     from (select * from ${OURS}) payout left join payments_sandbox.payout bank on bank.metadata ->> 'payout_id' = payout.id::text
     group by 1, 2, payout.amount_minor, provider_payout_id
     having payout.status <> 'paid' or count(bank.id) <> 1 or sum(bank.amount) <> payout.amount_minor
       or min(bank.id) <> provider_payout_id or min(bank.status) <> 'paid'`,
  ],
  [
    'payouts of the bank that have no row here',
    `select bank.id, $1::int as share from payments_sandbox.payout bank
     where not exists (select from payout where provider_payout_id = bank.id)`,
  ],
  [
    'accounts at the provider that aren’t empty',
    `select account.id, $1::int as share from payments_sandbox.account
     where (select coalesce(sum(amount - amount_reversed), 0) from payments_sandbox.transfer where account_id = account.id)
        <> (select coalesce(sum(amount), 0) from payments_sandbox.payout where account_id = account.id and payout.status = 'paid')`,
  ],
  [
    'mentors whose ledger has anything but what they were paid',
    `select owner_user_id as id, account, sum(amount_minor), $1::int as share from ledger_entry
     where owner_user_id is not null and account <> 'paid_out' group by 1, 2 having sum(amount_minor) <> 0`,
  ],
  [
    'bookings and payouts whose ledger is not zero',
    `select coalesce(payout_id, booking_id) as id, $1::int as share from ledger_entry
     group by grouping sets (booking_id, payout_id) having coalesce(payout_id, booking_id) is not null and sum(amount_minor) <> 0`,
  ],
  [
    'paid payouts whose mail was not written exactly once',
    `select event.id, $1::int as share from payout_event event
     left join mail_message mail on mail.deduplication = 'payout_paid:' || event.id and mail.sent_at is not null
     where event.kind = 'paid' group by 1 having count(mail.id) <> 1`,
  ],
  [
    'jobs that gave up',
    // A job that was replaced while it ran has lost its key, and isn't retried.
    `select id, task_id, last_error, $1::int as share from graphile_worker._private_jobs
     where attempts >= max_attempts and (payload->'_cron') is null and (key is not null or last_error is not null)`,
  ],
];

/** Compares, after all work is done, our rows with the provider's. */
export async function checkPayouts(world: World, count: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, query] of WRONG) {
    const rows = await world.ask(query, [SHARE_MINOR]);
    for (const row of rows.slice(0, 8)) console.log(`  ${what}: ${JSON.stringify(row)}`);
    figures.push({ what, goal: '0', found: String(rows.length), holds: rows.length === 0 });
  }
  const [sums] = await world.ask<{ payouts: number; sessions: number; paid: number; bank: number }>(
    `select (select count(*)::int from ${OURS} and status = 'paid') as payouts,
       (select count(*)::int from payout_line join payout on payout.id = payout_id where payout.status = 'paid') as sessions,
       (select coalesce(sum(amount_minor), 0)::float8 from ${OURS} and status = 'paid') as paid,
       (select coalesce(sum(amount), 0)::float8 from payments_sandbox.payout where status = 'paid') as bank`,
  );
  const { payouts, sessions, paid, bank } = sums ?? { payouts: 0, sessions: 0, paid: 0, bank: 0 };
  const due = count * SHARE_MINOR;
  // Those of before, which the test wrote itself, are of no sessions.
  await world.ask('delete from payout where not exists (select from payout_line where payout_id = payout.id)');
  return [
    {
      what: 'sessions paid; cents by our rows, by the bank',
      goal: `${count}; ${due}, ${due}`,
      found: `${sessions} in ${payouts} payouts; ${paid}, ${bank}`,
      holds: sessions === count && paid === due && bank === due,
    },
    ...figures,
    await moneyFigure(world),
  ];
}
