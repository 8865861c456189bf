/** Default messages by HTTP status: specification, section 8. */
export const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  400: 'Invalid request. Please check your input and try again.',
  401: 'Authentication required. Please sign in.',
  403: "You don't have permission to perform this action.",
  404: 'The requested resource was not found.',
  408: 'Request timed out. Please try again.',
  429: 'Too many requests. Please wait a moment and try again.',
  500: 'Server error. Please try again later.',
  502: 'Service temporarily unavailable. Please try again later.',
  503: 'Service temporarily unavailable. Please try again later.',
};
export const OTHER_STATUS_MESSAGE = 'Network error occurred. Please try again.';
export const NO_STATUS_MESSAGE = 'Network connection issue. Please check your internet connection.';

/** The message of a 401 for a call about the account itself. */
export const AUTH_ENDPOINT_MESSAGE = 'Please sign in to continue.';

/** The area of a call, where its failures have their own messages. */
export type CallArea = 'auth' | 'onboarding' | 'other';

/** @param path of an endpoint or of a request, from its first slash on */
export function areaOf(path: string): CallArea {
  if (path.startsWith('/api/v1/auth/')) {
    return 'auth';
  }
  return path === '/api/v1/mentor-profile/onboarding' || path === '/api/v1/prospect-profile/profiles'
    ? 'onboarding'
    : 'other';
}

/**
 * Codes whose sentence is for programs, or adds nothing to the status: people read the status's message
 * (docs/decisions/0094). Every other code has a sentence that says what the user can do.
 */
export const CODES_WITHOUT_SENTENCE = [
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'USER_NOT_FOUND',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'FORBIDDEN',
  'NOT_FOUND',
  'REQUEST_TIMEOUT',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
  'WEBHOOK_REFUSED',
  'METHOD_NOT_ALLOWED',
  'HEADERS_TOO_LARGE',
  'RANGE_TOO_LONG',
  'IDEMPOTENCY_KEY_REUSED',
  'UNSUPPORTED_MEDIA_TYPE',
] as const;

/** @returns the specification's message for an HTTP status, or for none (the request never got an answer). */
export function messageForStatus(status: number | null): string {
  if (status === null || status === 0) {
    return NO_STATUS_MESSAGE;
  }
  return STATUS_MESSAGES[status] ?? OTHER_STATUS_MESSAGE;
}
