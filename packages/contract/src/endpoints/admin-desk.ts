import { StaffBookings, StaffBookingsQuery } from '../admin-bookings.ts';
import { StaffMail, StaffMailParams, StaffMails, StaffMailsQuery, StaffMailText } from '../admin-mails.ts';
import { InstanceSettings } from '../admin-settings.ts';
import { defineEndpoints } from '../endpoint.ts';
import { STAFF_ROLES } from '../staff.ts';

/** Bookings, emails and settings, for the staff. For all other users these endpoints don't exist. */
export const adminDeskEndpoints = defineEndpoints({
  listStaffBookings: {
    method: 'GET',
    path: '/api/v1/admin/bookings',
    tag: 'staff',
    summary: 'List bookings, the latest first',
    description:
      'By a person, or by the id of a booking, a payment or a refund, the provider’s too. A search is an entry of the audit.',
    access: 'staff',
    own_matters: 'open',
    staff_roles: STAFF_ROLES,
    query: StaffBookingsQuery,
    responses: { 200: StaffBookings },
    errors: ['VALIDATION_FAILED', 'PAGE_TOO_DEEP'],
  },
  listStaffMails: {
    method: 'GET',
    path: '/api/v1/admin/mails',
    tag: 'staff',
    summary: 'List emails to users, the latest first',
    description: 'Those of the last 30 days, without their text. A search is an entry of the audit.',
    access: 'staff',
    own_matters: 'without_words',
    staff_roles: ['support', 'moderator'],
    query: StaffMailsQuery,
    responses: { 200: StaffMails },
    errors: ['VALIDATION_FAILED', 'PAGE_TOO_DEEP'],
  },
  getStaffMail: {
    method: 'GET',
    path: '/api/v1/admin/mails/:id',
    tag: 'staff',
    summary: 'Look at how an email stands',
    access: 'staff',
    own_matters: 'without_words',
    staff_roles: ['support', 'moderator'],
    params: StaffMailParams,
    responses: { 200: StaffMail },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  readStaffMail: {
    method: 'GET',
    path: '/api/v1/admin/mails/:id/text',
    tag: 'staff',
    summary: 'Read an email',
    description:
      'Links lose all that leads someone in. Emails with a code, and those to people who reported something, are read by no one; nor does anyone on the staff read those to the other side of a booking or conversation of theirs. Each look is an entry of the audit.',
    access: 'staff',
    own_matters: 'refused',
    fresh_sign_in: true,
    staff_roles: ['moderator'],
    params: StaffMailParams,
    responses: { 200: StaffMailText },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'STAFF_INVOLVED', 'MAIL_SECRET'],
  },
  sendStaffMailAgain: {
    method: 'POST',
    path: '/api/v1/admin/mails/:id/send',
    tag: 'staff',
    summary: 'Send an email again that failed or bounced',
    description: 'One that bounced goes to the address that its reader has now.',
    access: 'staff',
    own_matters: 'open',
    staff_roles: ['support', 'moderator'],
    params: StaffMailParams,
    responses: { 204: null },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'MAIL_NOT_FAILED'],
  },
  getInstanceSettings: {
    method: 'GET',
    path: '/api/v1/admin/settings',
    tag: 'staff',
    summary: 'Read what the instance runs with',
    description: 'Settings, limits and periods, each with where it is set. No secret is in it.',
    access: 'staff',
    own_matters: 'open',
    staff_roles: [],
    responses: { 200: InstanceSettings },
    errors: [],
  },
});
