import {
  endpoints,
  STAFF_ROLES,
  type Callers,
  type Endpoint,
  type EndpointName,
  type StaffRole,
} from '@abroad/contract';
import { readWords, type Caller, type Outcome } from './outcomes.ts';

/**
 * The outcome of each call for each caller, from what its endpoint says (`access`, `callers`, `staff_roles`, `while_suspended`). Each
 * request is valid for callers who may make it, so that a refusal depends only on who calls it. The records of a request belong to
 * `prospect` and `mentor`, who share a confirmed session. The suspended person has both kinds of profile. `expired` is a caller
 * who may, with a token of yesterday.
 */
const COLUMNS = ['prospect', 'mentor', 'other_prospect', 'other_mentor', 'suspended'] as const;
const BY_CALLERS: Readonly<Record<Callers | 'all' | 'owner_prospect', string>> = {
  // 1st prospect, 1st mentor, 2nd prospect, 2nd mentor, suspended where those may
  all: 'ok ok ok ok ok',
  mentors: 'no-profile ok no-profile ok ok',
  prospects: 'ok no-profile ok no-profile ok',
  owner: 'hidden ok hidden hidden hidden',
  owner_prospect: 'ok hidden hidden hidden hidden',
  parties: 'ok ok hidden hidden hidden',
  its_mentor: 'forbidden ok hidden hidden hidden',
  its_prospect: 'ok forbidden hidden hidden hidden',
};

/** Calls with an owner whose record in the request belongs to the prospect; that of all others is the mentor's. */
const OF_PROSPECT: ReadonlySet<EndpointName> = new Set([
  'patchProspectEducation',
  'deleteProspectEducation',
  'patchProspectExperience',
  'deleteProspectExperience',
  'patchSavedSearch',
  'deleteSavedSearch',
  'getWithdrawal',
  'getReceipt',
  'seeNotifications',
  'readNotification',
  'archiveNotification',
]);

/** Refusals that come from what these people have, and one with a code of its own. */
const EXCEPTIONS: Readonly<Partial<Record<EndpointName, string>>> = {
  // There is an admin already.
  becomeFirstAdmin: 'hidden hidden hidden hidden suspended',
  // For another user the specification says FORBIDDEN.
  acceptTerms: 'forbidden ok forbidden forbidden suspended',
  // The prospect shows it to booked mentors.
  getProspectProfileBySlug: 'ok ok no-profile no-profile no-profile',
  completeMentorOnboarding: 'ok has-one ok has-one suspended',
  createProspectProfile: 'has-one ok has-one ok suspended',
  connectGoogleCalendar: 'off off off off suspended',
  completeGoogleCalendar: 'off off off off suspended',
  createBooking: 'ok oneself ok ok suspended',
  // The second mentor has chosen no account.
  createPayoutAccountLink: 'no-profile hidden no-profile hidden suspended',
};

const kindOf = (name: EndpointName, { callers }: Endpoint) =>
  callers === 'owner' && OF_PROSPECT.has(name) ? 'owner_prospect' : (callers ?? 'all');

/** The outcome of a call for each caller. For all but the staff, the staff’s calls don’t exist. */
export function outcomesOf(name: EndpointName): Record<Caller, Outcome> {
  const endpoint: Endpoint = endpoints[name];
  const { access } = endpoint;
  const words =
    EXCEPTIONS[name] ??
    (access === 'staff' ? 'hidden hidden hidden hidden hidden' : BY_CALLERS[kindOf(name, endpoint)]);
  const row = readWords(words, COLUMNS);
  const anyone = access === 'public' || access === 'optional';
  const stays = anyone || access === 'staff' || access === 'token' || endpoint.while_suspended === true;
  return {
    ...row,
    nobody: !anyone ? 'sign-in' : name === 'getProspectProfileBySlug' ? 'no-profile' : 'ok',
    suspended: stays ? row.suspended : 'suspended',
    expired: access === 'public' ? 'ok' : 'expired',
  };
}

/** The outcome of a staff call for each role: callers without the right one get the error NOT_FOUND. */
export function staffOutcomesOf(name: EndpointName): Record<StaffRole, Outcome> {
  const { staff_roles = [] }: Endpoint = endpoints[name];
  const outcomes = STAFF_ROLES.map((role) => [role, role === 'admin' || staff_roles.includes(role) ? 'ok' : 'hidden']);
  return Object.fromEntries(outcomes) as Record<StaffRole, Outcome>;
}

const entries = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];

/** The calls of the staff. */
export const STAFF_CALLS = entries.flatMap(([name, { access }]) => (access === 'staff' ? [name] : []));
/** The calls that staff who are a party to their subject are refused. */
export const REFUSED_TO_PARTIES = entries.flatMap(([name, { own_matters }]) =>
  own_matters === 'refused' ? [name] : [],
);
