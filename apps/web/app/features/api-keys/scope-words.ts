import type { ApiKeyScope } from '@abroad/contract/api-keys';
import type { MessageKey } from '../../locales/index.ts';

/** The permissions that each scope gives to a program, in words. */
export const SCOPE_WORDS = {
  'profile:read': 'apikeys.profile_read',
  'bookings:read': 'apikeys.bookings_read',
  'bookings:write': 'apikeys.bookings_write',
  'availability:read': 'apikeys.availability_read',
  'availability:write': 'apikeys.availability_write',
  'earnings:read': 'apikeys.earnings_read',
  'webhooks:write': 'apikeys.webhooks_write',
} as const satisfies Record<ApiKeyScope, MessageKey>;
