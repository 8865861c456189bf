import type { ErrorCode } from '@abroad/contract';
import type { MessageKey } from '../../locales/index.ts';

/** The words of a page whose address doesn't exist. */
export interface AddressError {
  title: MessageKey;
  /** In place of the usual words. */
  text?: MessageKey;
}

/** The error codes for an address that doesn't exist (titles: specification, section 4). */
export const addressErrors = {
  PROFILE_NOT_FOUND: { title: 'errors.profile_not_found' },
  INVALID_SLUG: { title: 'errors.invalid_slug' },
  PROFILE_PAUSED: { title: 'errors.profile_paused', text: 'errors.profile_paused_text' },
} as const satisfies Partial<Record<ErrorCode, AddressError>>;

export const isAddressError = (code: unknown): code is keyof typeof addressErrors =>
  typeof code === 'string' && code in addressErrors;
