import type { PublicClient } from '@abroad/contract/client';
import { pickLocale } from '../locales/pick-locale.ts';
import { isFailure } from '../api/failure.ts';
import type { SessionUser } from './types.ts';

type RecordCalls = Pick<PublicClient, 'getAuthenticatedUser' | 'createAuthenticatedUser'>;

/** Finds the record of the signed-in person, or makes it when there is none yet. Other errors pass through. */
export async function ensureRecord(api: RecordCalls, user: SessionUser) {
  try {
    return await api.getAuthenticatedUser();
  } catch (error) {
    if (!meansNoRecord(error)) {
      throw error;
    }
  }
  return makeRecord(api, user);
}

/**
 * Makes the record of a user who signs in, whose emails use the language of the page. If there is one already, the
 * answer is that one, with the address that the provider has verified.
 */
export function makeRecord(api: Pick<RecordCalls, 'createAuthenticatedUser'>, user: SessionUser) {
  const language = pickLocale(typeof document === 'undefined' ? null : document.documentElement.lang, null);
  return api.createAuthenticatedUser({ body: { first_name: user.first_name, last_name: user.last_name, language } });
}

/**
 * Makes a call of the signed-in person again after making the record, if it fails because there is none. If a user has
 * no profile, that says nothing about their record.
 */
export async function withRecord<R>(api: RecordCalls, user: SessionUser, call: () => Promise<R>): Promise<R> {
  try {
    return await call();
  } catch (error) {
    if (!meansNoRecord(error) || (isFailure(error) && error.code === 'PROFILE_NOT_FOUND')) {
      throw error;
    }
    await ensureRecord(api, user);
    return call();
  }
}

/** The same for pages, which load the client of the API with their first call. */
export async function askWithRecord<R>(user: SessionUser | null, ask: (api: PublicClient) => Promise<R>): Promise<R> {
  const { api } = await import('../api/browser-client.ts');
  return user === null ? ask(api) : withRecord(api, user, () => ask(api));
}

/** A 401 with the code USER_NOT_FOUND, or any 404, means that the person has no record here. */
export function meansNoRecord(error: unknown): boolean {
  return isFailure(error) && (error.status === 404 || (error.status === 401 && error.code === 'USER_NOT_FOUND'));
}
