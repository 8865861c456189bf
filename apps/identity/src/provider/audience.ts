/** The resource indicator (RFC 8707) of the API, and so the `aud` of its access tokens. */
export const API_AUDIENCE = 'urn:abroad-mentors:api';

/** The one scope of the API: what a person may do there is decided by the API, not by scopes. */
export const API_SCOPE = 'api';

export const OIDC_SCOPES = ['openid', 'offline_access', 'profile', 'email'];
