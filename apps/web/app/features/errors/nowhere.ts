import type { ErrorCode } from '@abroad/contract';
import type { MessageKey } from '../../locales/index.ts';

/** Codes that say that an address leads nowhere, and the title of its page then (specification, section 4). */
export const nowhere = {
  PROFILE_NOT_FOUND: 'errors.profile_not_found',
  INVALID_SLUG: 'errors.invalid_slug',
} as const satisfies Partial<Record<ErrorCode, MessageKey>>;

export const isNowhere = (code: unknown): code is keyof typeof nowhere => typeof code === 'string' && code in nowhere;
