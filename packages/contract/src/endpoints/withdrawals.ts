import { BookingParams } from '../bookings.ts';
import { defineEndpoints } from '../endpoint.ts';
import { BookingTerms, BookingTermsQuery, Withdraw, WithdrawalReceipt } from '../withdrawals.ts';

/** The right to withdraw from a contract with a trader. */
export const withdrawalEndpoints = defineEndpoints({
  getBookingTerms: {
    method: 'GET',
    path: '/api/v1/calendar/booking-terms',
    tag: 'calendar',
    summary: 'Say who would sell a session, and whether its student could withdraw from the contract',
    description:
      'Students who may be in the European Economic Area, by the country of their profile or by `time_zone`, can withdraw from a paid session with a trader for 14 days, until it starts.',
    access: 'optional',
    query: BookingTermsQuery,
    responses: { 200: BookingTerms },
    errors: ['VALIDATION_FAILED', 'PROFILE_NOT_FOUND', 'NOT_FOUND'],
  },
  withdrawFromBooking: {
    method: 'POST',
    path: '/api/v1/calendar/bookings/:id/withdraw',
    tag: 'calendar',
    summary: 'Withdraw from the contract about a session, with a full refund',
    description:
      'While `allowed_actions` has `withdraw`. The receipt goes to `email` at once, and to the address of the account. Asked again, the receipt is given again.',
    access: 'user',
    callers: 'its_prospect',
    while_suspended: true,
    idempotent: true,
    params: BookingParams,
    body: Withdraw,
    responses: { 200: WithdrawalReceipt },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_MOVE'],
  },
  getWithdrawal: {
    method: 'GET',
    path: '/api/v1/calendar/bookings/:id/withdrawal',
    tag: 'calendar',
    summary: 'Get the receipt of a withdrawal, as the student who withdrew',
    access: 'user',
    callers: 'owner',
    while_suspended: true,
    params: BookingParams,
    responses: { 200: WithdrawalReceipt },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
});
