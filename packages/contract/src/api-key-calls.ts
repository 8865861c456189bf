import type { ApiKeyScope } from './api-keys.ts';
import type { EndpointName } from './endpoints.ts';

/**
 * The calls that a key of a scope may make, besides public ones. Nothing else: not the account, its addresses and its keys, not where
 * money is sent, not messages, files, reviews, reports and decisions, and nothing of the staff.
 */
export const API_KEY_CALLS = {
  'profile:read': ['getAuthenticatedUser', 'getMyResources', 'getMyMentorProfile', 'getMyProspectProfile'],
  'bookings:read': [
    'listBookings',
    'getBooking',
    'listBookingEvents',
    'getBookingInvite',
    'listTurns',
    'getBookingAvailability',
    'getReceipt',
  ],
  'bookings:write': [
    'createBooking',
    'cancelBooking',
    'acceptBooking',
    'declineBooking',
    'rescheduleBooking',
    'createProposal',
    'acceptProposal',
    'declineProposal',
    'setMeetingPlace',
  ],
  'availability:read': ['getAvailabilitySettings', 'listTimeOff', 'listEventTypes', 'previewAvailability'],
  'availability:write': [
    'createAvailabilitySchedule',
    'patchAvailabilitySchedule',
    'deleteAvailabilitySchedule',
    'addAvailabilityRule',
    'patchAvailabilityRule',
    'deleteAvailabilityRule',
    'patchBookingPolicy',
    'createTimeOff',
    'patchTimeOff',
    'deleteTimeOff',
    'createEventType',
    'patchEventType',
    'duplicateEventType',
    'orderEventTypes',
    'deleteEventType',
  ],
  'earnings:read': [
    'getEarnings',
    'getEarningsFile',
    'getPayoutBalance',
    'listPayouts',
    'getPayout',
    'getPayoutStatement',
    'getYearlyStatement',
  ],
  'webhooks:write': [
    'listWebhooks',
    'createWebhook',
    'patchWebhook',
    'deleteWebhook',
    'rotateWebhookSecret',
    'testWebhook',
    'listWebhookDeliveries',
    'replayWebhookDelivery',
  ],
} as const satisfies Record<ApiKeyScope, readonly EndpointName[]>;

/** Whether a key of these scopes may make a call. */
export const mayCall = (scopes: readonly ApiKeyScope[], name: EndpointName): boolean =>
  scopes.some((scope) => (API_KEY_CALLS[scope] as readonly EndpointName[]).includes(name));
