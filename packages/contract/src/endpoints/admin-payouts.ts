import { defineEndpoints } from '../endpoint.ts';
import {
  HoldPayout,
  MarkPayoutPaid,
  PayoutParams,
  PayoutsQuery,
  ReleasePayout,
  StaffPayoutDetail,
  StaffPayouts,
} from '../payouts.ts';

const BY_FINANCE = { access: 'staff', staff_roles: ['finance'] } as const;
const ERRORS = ['VALIDATION_FAILED', 'NOT_FOUND', 'STAFF_INVOLVED', 'ILLEGAL_MOVE'] as const;

/** Payouts for the staff. For all other users these endpoints don't exist. */
export const adminPayoutEndpoints = defineEndpoints({
  listStaffPayouts: {
    method: 'GET',
    path: '/api/v1/admin/payouts',
    tag: 'staff',
    summary: 'List payouts: those that wait for staff first, then the latest',
    ...BY_FINANCE,
    query: PayoutsQuery,
    responses: { 200: StaffPayouts },
    errors: ['VALIDATION_FAILED', 'PAGE_TOO_DEEP'],
  },
  getStaffPayout: {
    method: 'GET',
    path: '/api/v1/admin/payouts/:id',
    tag: 'staff',
    summary: 'Look at a payout with its sessions and its history',
    description: 'Each look is an entry in the audit.',
    ...BY_FINANCE,
    params: PayoutParams,
    responses: { 200: StaffPayoutDetail },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  releasePayout: {
    method: 'POST',
    path: '/api/v1/admin/payouts/:id/release',
    tag: 'staff',
    summary: 'Release a held payout',
    description: 'Above €500 it takes two people: the first one asks, the second one releases.',
    ...BY_FINANCE,
    fresh_sign_in: true,
    params: PayoutParams,
    body: ReleasePayout,
    responses: { 200: StaffPayoutDetail },
    errors: [...ERRORS, 'CHANGED_MEANWHILE'],
  },
  holdPayout: {
    method: 'POST',
    path: '/api/v1/admin/payouts/:id/hold',
    tag: 'staff',
    summary: 'Hold a payout that isn’t sent yet',
    ...BY_FINANCE,
    params: PayoutParams,
    body: HoldPayout,
    responses: { 200: StaffPayoutDetail },
    errors: [...ERRORS],
  },
  cancelPayout: {
    method: 'POST',
    path: '/api/v1/admin/payouts/:id/cancel',
    tag: 'staff',
    summary: 'Cancel a payout: its sessions go into the next one',
    description:
      'What was transferred to the mentor’s account is taken back first; it is cancelled once all of it is back.',
    ...BY_FINANCE,
    fresh_sign_in: true,
    params: PayoutParams,
    body: HoldPayout,
    responses: { 200: StaffPayoutDetail },
    errors: [...ERRORS],
  },
  markPayoutPaid: {
    method: 'POST',
    path: '/api/v1/admin/payouts/:id/mark-paid',
    tag: 'staff',
    summary: 'Mark a payout as paid that was made by hand',
    description: 'Above €500 it takes two people, who both enter the same.',
    ...BY_FINANCE,
    fresh_sign_in: true,
    params: PayoutParams,
    body: MarkPayoutPaid,
    responses: { 200: StaffPayoutDetail },
    errors: [...ERRORS, 'CHANGED_MEANWHILE'],
  },
});
