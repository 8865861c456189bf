export {
  MAX_PLACES,
  MAX_PROPOSALS,
  allowedActions,
  canSetPlace,
  eventOf,
  isOpenToAgreement,
  whyNot,
} from './actions.ts';
export type { ActionQuestion, Refusal, RefusalCode, Viewer } from './actions.ts';
export { BOOKING_ACTIONS } from './booking-actions.ts';
export type { BookingAction } from './booking-actions.ts';
export { feeOf, feeReturned, type FeeTerms } from './fee.ts';
export {
  NO_SHOW_OUTCOMES,
  NO_SHOW_STATES,
  afterSaying,
  answerUntil,
  decisionDue,
  maySay,
  noShowRefund,
  uncontestedOutcome,
} from './no-shows.ts';
export type { NoShowCase, NoShowOutcome, NoShowState, NoShowWord } from './no-shows.ts';
export {
  ACCOUNT_KNOWN_DAYS,
  DEBT_KEPT_MONTHS,
  HOLD_REASONS,
  holdsOf,
  LOOKED_AT_ONCE,
  lastRun,
  nextRun,
  PAYABLE_AFTER_END_H,
  payableAt,
  PAYOUT_SCHEDULES,
  payoutOf,
  shortOfMinimum,
} from './payouts.ts';
export type { HoldReason, PayoutFacts, PayoutSchedule, PayoutSums } from './payouts.ts';
export { paidLaterUntil, PAID_BEFORE_START_D, PAID_WITHIN_D, paymentOpensAt } from './pay-later.ts';
export { DEFAULT_POLICY, policyInForce } from './policy.ts';
export type { BookingPolicy, PolicyOverride } from './policy.ts';
export { POLICY_BOUNDS, policyProblems } from './policy-bounds.ts';
export type { Bounds, PolicyProblem } from './policy-bounds.ts';
export { freeCancelUntil, keptFreeCancel, refund } from './refund.ts';
export type { Cancellable, Refund, RefundCase, RefundReason } from './refund.ts';
export { mayReply, publishesReviews, REPLY_DAYS, replySpan } from './reviews.ts';
export { BOOKING_STATUSES, STATUSES_THAT_HOLD_TIME, holdsTime } from './statuses.ts';
export type { BookingStatus } from './statuses.ts';
export {
  busyRange,
  COMPLETE_AFTER_END_H,
  completesAt,
  expiryOf,
  joinOpens,
  reportSpan,
  REVIEW_DAYS,
  reviewSpan,
} from './times.ts';
export type { Span, WaitingBooking } from './times.ts';
export { TRANSITIONS, initialStatus, transition } from './transitions.ts';
export type { Actor, BookingEvent, Transition, TransitionResult } from './transitions.ts';
export { TURNS, turnOf } from './turns.ts';
export type { SeenBooking, Turn } from './turns.ts';
export { concludedBy, mayWithdrawUntil, WITHDRAWAL_DAYS, withdrawUntil } from './withdrawal.ts';
export type { LocalDates, Withdrawable } from './withdrawal.ts';
