import type { BookingEvent, BookingEventKind } from '@abroad/contract/booking-events';
import type { Booking } from '@abroad/contract/bookings';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { otherSide } from '../booking-core/booking-facts.ts';

/** Whether the reader did it, the other side, or neither. */
type Actor = 'you' | 'other' | 'system';
type ByActor = Record<'you' | 'other', MessageKey> & { system?: MessageKey };

/** Events that no person caused. */
const plain: Partial<Record<BookingEventKind, MessageKey>> = {
  paid: 'story.paid',
  authorized: 'story.authorized',
  payment_failed: 'story.payment_failed',
  revived: 'story.revived',
  completed: 'story.completed',
  refund_promised: 'story.refund_promised',
  refunded: 'story.refunded',
  refund_failed: 'story.refund_failed',
  disputed: 'story.disputed',
  dispute_won: 'story.dispute_won',
  dispute_lost: 'story.dispute_lost',
};

const byActor: Partial<Record<BookingEventKind, ByActor>> = {
  accepted: { you: 'story.accepted_you', other: 'story.accepted_other' },
  declined: { you: 'story.declined_you', other: 'story.declined_other' },
  cancelled: { you: 'story.cancelled_you', other: 'story.cancelled_other', system: 'story.cancelled_system' },
  withdrawn: { you: 'story.withdrawn_you', other: 'story.withdrawn_other' },
  rescheduled: { you: 'story.rescheduled_you', other: 'story.rescheduled_other' },
  proposed: { you: 'story.proposed_you', other: 'story.proposed_other' },
  proposal_declined: { you: 'story.proposal_declined_you', other: 'story.proposal_declined_other' },
  proposal_withdrawn: { you: 'story.proposal_withdrawn_you', other: 'story.proposal_withdrawn_other' },
  placed: { you: 'story.placed_you', other: 'story.placed_other' },
  no_show_accepted: { you: 'story.no_show_accepted_you', other: 'story.no_show_accepted_other' },
  no_show_contested: { you: 'story.no_show_contested_you', other: 'story.no_show_contested_other' },
  reported_no_show: { you: 'story.reported_you', other: 'story.reported_other' },
  review_replied: { you: 'story.review_replied_you', other: 'story.review_replied_other' },
};

/** The outcome of a no-show's case, by the booking's new state. */
const outcomes: Partial<Record<BookingEvent['to_status'], MessageKey>> = {
  completed: 'story.no_show_ended_completed',
  cancelled: 'story.no_show_ended_cancelled',
  no_show_mentor: 'story.no_show_ended_no_show_mentor',
  no_show_prospect: 'story.no_show_ended_no_show_prospect',
};

const created: Record<'confirmed' | 'requested' | 'pending_payment', ByActor> = {
  confirmed: { you: 'story.booked_you', other: 'story.booked_other' },
  requested: { you: 'story.requested_you', other: 'story.requested_other' },
  pending_payment: { you: 'story.held_you', other: 'story.held_other' },
};

const createdPaidLater: ByActor = { you: 'later.story_you', other: 'later.story_other' };

/** Describes an event from the reader's point of view. */
export function storyWords(event: BookingEvent, booking: Booking, t: Translate, format: Format): string {
  const actor = actorOf(event, booking);
  const { first_name: name } = otherSide(booking);
  if (event.was_proposed && event.moved_to !== null) {
    return t(actor === 'you' ? 'story.agreed_you' : 'story.agreed_other', { name, moment: format.at(event.moved_to) });
  }
  if (event.kind === 'review_published') {
    return t(`story.review_published_${booking.viewer_role}`, { name });
  }
  if (event.kind === 'created' && event.to_status === 'pending_payment' && booking.payment_opens_at !== null) {
    return t(createdPaidLater[actor === 'you' ? 'you' : 'other'], { name });
  }
  return t(keyOf(event, actor), { name });
}

function actorOf({ actor_role: role }: BookingEvent, { viewer_role: reader }: Booking): Actor {
  return role === 'system' ? 'system' : role === reader ? 'you' : 'other';
}

function keyOf(event: BookingEvent, actor: Actor): MessageKey {
  const { kind, from_status: from, to_status: to } = event;
  if (kind === 'expired') {
    return from === 'pending_payment' ? 'story.expired_unpaid' : 'story.expired';
  }
  if (kind === 'no_show_ended') {
    return outcomes[to] ?? 'story.changed';
  }
  if (kind === 'created') {
    const way = to === 'requested' || to === 'pending_payment' ? to : 'confirmed';
    return created[way][actor === 'system' ? 'other' : actor];
  }
  const known = byActor[kind];
  if (known !== undefined) {
    return actor === 'system' ? (known.system ?? known.other) : known[actor];
  }
  return plain[kind] ?? 'story.changed';
}
