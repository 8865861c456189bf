import type { RefundAhead } from '@abroad/contract';

/** The words for what becomes of money that was paid for sessions ahead, when an account is deleted. */
export function refundAheadKey({ viewer_role, paid, refund }: RefundAhead) {
  if (viewer_role === 'mentor') return 'settings.delete_paid_to_me';
  if (refund === 0) return 'settings.delete_paid_lost';
  return refund < paid ? 'settings.delete_paid_part' : 'settings.delete_paid_whole';
}
