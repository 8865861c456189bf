export { applySnapshot } from './apply-snapshot.ts';
export { requestCapture } from './request-capture.ts';
export { earnPayments } from './ledger.ts';
export { failRefund } from './refunds.ts';
export type { MoneyEvent } from './money-event.ts';
export { ledgerProblems } from './ledger-problems.ts';
export { voidOrRefundPayment } from './refunds.ts';
export { moneyWordsIn } from './locales/index.ts';
export type { MoneyMailKind } from './locales/words.ts';
export { mismatchOf } from './apply-snapshot.ts';
export { keepIntentId, keepPause, recordCheck } from './payment.ts';
export { countFailedRefunds, countOpenDisputes, HAS_FAILED_REFUND } from './needs-a-look.ts';
export { moneyLines, type MailedPayment, type MailedRefund, type MoneyOccasion } from './money-lines.ts';
export { refundForNoShow, settleNoShow, waitForNoShow } from './wait-for-no-show.ts';
export { openPayment } from './open-payment.ts';
export { findPayment, findPaymentsOf, lockPaymentOf, refundableOf, type Payment, type Refund } from './payment.ts';
export { isCapturing, presentPayment } from './present-payment.ts';
export { promiseRefund } from './refunds.ts';
export { beingReversed, debtOf, endReversal, endUnsentReversals, NET, openReversals, type Purse } from './debt.ts';
export {
  postPayable,
  postPayoutBack,
  postPayoutBegun,
  postPayoutPaid,
  postponePayable,
  postReturned,
  postClaimEnded,
  postWrittenOff,
  type PostedLine,
} from './payout-postings.ts';
