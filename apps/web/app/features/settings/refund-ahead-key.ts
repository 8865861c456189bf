import type { RefundAhead } from '@abroad/contract';

/** Returns the words for the refund of future sessions when an account is deleted. */
export function refundAheadKey({ viewer_role, paid, refund }: RefundAhead) {
  if (viewer_role === 'mentor') return 'settings.delete_paid_to_me';
  if (refund === 0) return 'settings.delete_paid_lost';
  return refund < paid ? 'settings.delete_paid_part' : 'settings.delete_paid_whole';
}
