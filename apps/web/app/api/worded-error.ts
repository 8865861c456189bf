import type { MessageKey } from '../locales/index.ts';

/** A failure with its own words in the catalogue; `cause` is the reason. */
interface WordedError extends Error {
  readonly key: MessageKey;
}

/** Makes an error for light pages; code with the class of such errors recognises it, too. */
export function worded(key: MessageKey, cause: unknown): WordedError {
  return Object.assign(new Error(key, { cause }), { name: 'WordedError', key });
}

export function isWorded(error: unknown): error is WordedError {
  return error instanceof Error && 'key' in error && typeof error.key === 'string';
}
