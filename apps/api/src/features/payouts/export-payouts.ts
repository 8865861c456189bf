import type { Database } from '../../db/connection.ts';
import { forMentor } from './present.ts';

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** A person's payouts with their sessions and history, and the lines of the ledger that are theirs. */
export async function exportPayouts(db: Database, user_id: string) {
  const payouts = await db
    .selectFrom('payout')
    .select([
      'id',
      'currency',
      'amount_minor',
      'debt_minor',
      'fee_minor',
      'status',
      'held_for',
      'is_by_hand',
      'reference',
    ])
    .select(['failure', 'scheduled_for', 'created_at', 'sent_at', 'arrives_at', 'paid_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .execute();
  const ids = idsOf(payouts);
  const of = <T extends { payout_id: string }>(rows: readonly T[], id: string) =>
    rows.filter(({ payout_id }) => payout_id === id);
  const [lines, events] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          db
            .selectFrom('payout_line')
            .select(['payout_id', 'booking_id', 'amount_minor', 'debt_taken_minor', 'returned_minor'])
            .select(['paid_minor', 'platform_fee_minor', 'sent_minor'])
            .where('payout_id', 'in', ids)
            .execute(),
          db
            .selectFrom('payout_event')
            .select(['payout_id', 'kind', 'from_status', 'to_status', 'actor_role', 'text', 'created_at'])
            .where('payout_id', 'in', ids)
            .orderBy('created_at')
            .execute(),
        ]);
  const ledger = await db
    .selectFrom('ledger_entry')
    .select(['created_at', 'occasion', 'booking_id', 'payout_id', 'account', 'amount_minor', 'currency'])
    .where('owner_user_id', '=', user_id)
    .orderBy('created_at')
    .execute();
  return {
    payouts: payouts.map((payout) => ({
      ...payout,
      lines: of(lines, payout.id),
      events: forMentor(of(events, payout.id)),
    })),
    ledger,
  };
}
