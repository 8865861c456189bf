/** The addresses of Google; each can be another server, as in the tests. */
export interface GoogleEndpoints {
  /** Its origin is the issuer of the identity tokens (OpenID Connect Discovery 1.0, section 3). */
  authorization_url: string;
  token_url: string;
  /** RFC 7009. */
  revocation_url: string;
  /** Origin of the Calendar API. */
  api_url: string;
}

export interface GoogleSettings {
  client_id: string;
  client_secret: string;
  endpoints: GoogleEndpoints;
}

export const GOOGLE_ENDPOINTS: GoogleEndpoints = {
  authorization_url: 'https://accounts.google.com/o/oauth2/v2/auth',
  token_url: 'https://oauth2.googleapis.com/token',
  revocation_url: 'https://oauth2.googleapis.com/revoke',
  api_url: 'https://www.googleapis.com',
};

/** The permissions that sessions need: to list calendars, to read their events, and to write one event for each session. */
export const NEEDED_SCOPES: readonly string[] = [
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.events',
];

/** Names the account, so that connecting it again is known as such. */
const IDENTITY_SCOPES: readonly string[] = ['openid', 'email'];

export const REQUESTED_SCOPES: readonly string[] = [...IDENTITY_SCOPES, ...NEEDED_SCOPES];

/** For one request. A request that takes longer is repeated later. */
export const REQUEST_TIMEOUT_MS = 3000;
