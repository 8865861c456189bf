import type { Payout, PayoutDetail, StaffPayoutDetail } from '@abroad/contract/payouts';
import { NOW, SAMPLE_ID } from './sample-answers.ts';

/** A mentor's first payout of 50 euros, held for a check. */
export function samplePayout(changes: Partial<Payout> = {}): Payout {
  return {
    id: SAMPLE_ID,
    status: 'held',
    held_for: ['first_payout'],
    currency: 'EUR',
    amount: 50,
    debt: 0,
    fee: 0,
    sessions: 1,
    provider: 'sandbox',
    is_by_hand: true,
    reference: null,
    failure: null,
    created_at: NOW,
    sent_at: null,
    arrives_at: null,
    paid_at: null,
    can_retry: false,
    ...changes,
  };
}

/** Its one session. */
export const sampleLine = (changes: Partial<PayoutDetail['lines'][number]> = {}): PayoutDetail['lines'][number] => ({
  booking_id: SAMPLE_ID,
  prospect_name: 'Amara Okafor',
  service: 'Essay review',
  start: NOW,
  paid: 50,
  refunded: 0,
  platform_fee: 0,
  amount: 50,
  debt_taken: 0,
  returned: 0,
  net: 50,
  refunded_later: 0,
  returned_later: 0,
  ...changes,
});

/** The same as the staff see it. */
export function sampleStaffPayout(changes: Partial<StaffPayoutDetail> = {}): StaffPayoutDetail {
  const { can_retry: _, ...payout } = samplePayout();
  return {
    ...payout,
    mentor: { user_id: SAMPLE_ID, name: 'Minh Ngo', slug: 'minh-ngo', is_deleted: false },
    country: 'IN',
    is_overdue: false,
    is_being_cancelled: false,
    asked_by: null,
    asked_for: null,
    allowed_actions: ['release', 'hold', 'cancel'],
    lines: [sampleLine()],
    events: [{ kind: 'begun', at: NOW, by: 'mentor', text: null, actor: null }],
    bank_changed_at: null,
    account_since: NOW,
    decided_by: [],
    account: { state: 'active', needs: [], provider: 'manual', bank_last4: '3456', is_of_payout: true },
    ledger: { lines: [], sum_minor: 0 },
    ...changes,
  };
}
