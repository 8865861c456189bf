import type { Endpoint } from './endpoint.ts';
import type { EndpointName } from './endpoints.ts';

/** Calls that staff can make as another person. Others about a person are refused: writes, streams, exports, reads that create a secret, sealed reviews. */
const VIEWED: readonly EndpointName[] = [
  'getAuthenticatedUser',
  'getMyResources',
  'getMentorChecklist',
  'getMentorTasks',
  'getMyMentorProfile',
  'getMyProspectProfile',
  'getMentorProfileBySlug',
  'getProspectProfileBySlug',
  'getMyAvatar',
  'getAvatarBySlug',
  'getAvailabilitySettings',
  'getAvailabilityBySlug',
  'getOwnTimes',
  'listEventTypes',
  'listEventTypesBySlug',
  'listTimeOff',
  'listTurns',
  'listBookings',
  'getBooking',
  'getBookingAvailability',
  'getBookingStudent',
  'listBookingEvents',
  'listReviewsBySlug',
  'listCalendarConnections',
  'listProviderCalendars',
  'listSessionSuggestions',
  'listSavedSearches',
  'getReceipt',
  'getEarnings',
];
const viewed: ReadonlySet<EndpointName> = new Set(VIEWED);

/** Says whether a call may be made while viewing as another person. Public reads are the same for all. */
export const isViewable = (name: EndpointName, { method, access, responses }: Endpoint): boolean =>
  viewed.has(name) ||
  (access === 'public' && method === 'GET' && !Object.values(responses).includes('text/event-stream'));
