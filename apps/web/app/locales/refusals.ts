import type { ErrorCode } from '@abroad/contract';

/** Codes that say no more than their status, whose words the catalogue has. */
type General =
  | 'VALIDATION_FAILED'
  | 'UNAUTHENTICATED'
  | 'USER_NOT_FOUND'
  | 'TOKEN_EXPIRED'
  | 'TOKEN_INVALID'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'REQUEST_TIMEOUT'
  | 'RATE_LIMITED'
  | 'INTERNAL'
  | 'UNAVAILABLE';
/** What is answered to programs, and to no page. */
type ForPrograms =
  | 'WEBHOOK_REFUSED'
  | 'METHOD_NOT_ALLOWED'
  | 'RANGE_TOO_LONG'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'UNSUPPORTED_MEDIA_TYPE';

/** What the API refuses, in a language other than the English in which it answers. */
export type Refusals = Readonly<Record<Exclude<ErrorCode, General | ForPrograms>, string>>;
