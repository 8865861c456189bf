import type { GoogleCredentials, CalendarAccess } from '../port.ts';
import type { GoogleSettings } from './settings.ts';
import { tokenRenewal } from './tokens.ts';
import { answeredStatus, apiFailure } from './failures.ts';
import { type CalendarApi, calendarApi } from './library.ts';

/** A token that ends sooner than this is not worth beginning with. */
const RENEWED_EARLY_MS = 60_000;

/** Makes calls of the API with what lets us in. */
type GoogleSession = <T>(
  access: CalendarAccess<GoogleCredentials>,
  call: (api: CalendarApi) => Promise<T>,
) => Promise<T>;

/**
 * Calls are made with a token that is good, and once more with a new one where Google refuses it.
 * @returns a function that throws nothing but CalendarFailure.
 */
export function googleSession(settings: GoogleSettings, now: () => number): GoogleSession {
  const renew = tokenRenewal(settings, now);

  return async function withAccess(access, call) {
    const isEnding = access.credentials.expires_at - RENEWED_EARLY_MS <= now();
    const { access_token } = isEnding ? await renew(access) : access.credentials;
    try {
      return await call(await calendarApi(settings, access_token));
    } catch (error) {
      if (isEnding || answeredStatus(error) !== 401) {
        throw apiFailure(error);
      }
    }
    const renewed = await renew(access);
    try {
      return await call(await calendarApi(settings, renewed.access_token));
    } catch (error) {
      throw apiFailure(error);
    }
  };
}
