import { ApiError } from './api-error.ts';
import type { Account, World } from './world.ts';

const API = 'https://www.googleapis.com/auth/';
/** Any of these opens the call. */
const LIST_SCOPES = ['calendar', 'calendar.readonly', 'calendar.calendarlist', 'calendar.calendarlist.readonly'];
const EVENT_SCOPES = ['calendar', 'calendar.events'];

const unauthenticated = () =>
  new ApiError(401, 'authError', 'Request had invalid authentication credentials. Expected OAuth 2 access token.');

/** Finds the account of a call. @throws ApiError without a good token, or without the right for this kind of call. */
export function accountOf(world: World, authorization: string | undefined, path: string): Account {
  const grant = world.access_tokens.get(authorization?.replace(/^Bearer /, '') ?? '');
  if (!grant || grant.is_expired) {
    throw unauthenticated();
  }
  const scopes = path.includes('/calendarList') ? LIST_SCOPES : EVENT_SCOPES;
  if (!scopes.some((scope) => grant.scopes.includes(API + scope))) {
    throw new ApiError(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.');
  }
  return grant.account;
}
