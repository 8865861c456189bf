import type { BookingAction } from './booking-actions.ts';

/** The actions of its viewer for which a booking can wait. */
export const TURNS = ['pay', 'answer_request', 'answer_proposal', 'answer_no_show'] as const;

export type Turn = (typeof TURNS)[number];

/** A booking as one of its sides sees it. */
export interface SeenBooking {
  viewer_role: 'mentor' | 'prospect';
  allowed_actions: readonly BookingAction[];
  /** Other times that wait for an answer; null where there are none. */
  proposal: { proposed_by: 'mentor' | 'prospect' } | null;
  /** The case of a reported no-show. */
  no_show?: { state: string } | null;
}

/**
 * Returns the viewer's next action, or null if it isn't their turn: a request whose mentor has proposed other times waits for its
 * student, and a report of a no-show for the other side.
 */
export function turnOf({ viewer_role, allowed_actions, proposal, no_show }: SeenBooking): Turn | null {
  if (allowed_actions.includes('pay')) return 'pay';
  if (no_show?.state === 'reported' && allowed_actions.includes('answer_no_show')) return 'answer_no_show';
  if (proposal !== null) return proposal.proposed_by === viewer_role ? null : 'answer_proposal';
  return allowed_actions.includes('accept') ? 'answer_request' : null;
}
