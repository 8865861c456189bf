import { z } from 'zod';
import { CalendarFailure, type CalendarAccess, type GoogleCredentials } from '../port.ts';
import { answeredStatus, tokenFailure } from './failures.ts';
import { transporter } from './library.ts';
import type { GoogleSettings } from './settings.ts';

/** RFC 6749, section 5.1; `id_token` of OpenID Connect Core 1.0, section 3.1.3.3. */
const Granted = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).nullish(),
  scope: z.string().nullish(),
  id_token: z.string().nullish(),
});

/** Asks the token endpoint; the client's secret goes in the form, as Google wants it (RFC 6749, section 2.3.1). */
export async function askForTokens(
  { client_id, client_secret, endpoints }: GoogleSettings,
  form: Record<string, string>,
): Promise<z.infer<typeof Granted>> {
  const data = new URLSearchParams({ client_id, client_secret, ...form });
  const http = await transporter();
  const answer = await http.request({ url: endpoints.token_url, method: 'POST', data }).catch((error: unknown) => {
    throw tokenFailure(error);
  });
  const granted = Granted.safeParse(answer.data);
  if (!granted.success) {
    throw new CalendarFailure('unreadable', "Google's token endpoint answered in another form");
  }
  return granted.data;
}

/** @param expiresIn seconds. @returns epoch milliseconds. */
export const endOf = (expiresIn: number, now: () => number): number => now() + expiresIn * 1000;

/** Gets new access tokens (RFC 6749, section 6); calls at once for the same right share one request. */
export function tokenRenewal(settings: GoogleSettings, now: () => number) {
  const running = new Map<string, Promise<GoogleCredentials>>();

  async function refresh(credentials: GoogleCredentials): Promise<GoogleCredentials> {
    const { refresh_token } = credentials;
    const granted = await askForTokens(settings, { grant_type: 'refresh_token', refresh_token });
    return {
      provider: 'google',
      access_token: granted.access_token,
      expires_at: endOf(granted.expires_in, now),
      refresh_token: granted.refresh_token ?? refresh_token,
    };
  }

  /** @throws CalendarFailure `signed_out` when the right was taken back. */
  return async function renew(access: CalendarAccess<GoogleCredentials>): Promise<GoogleCredentials> {
    const key = access.credentials.refresh_token;
    const refreshing = running.get(key) ?? refresh(access.credentials).finally(() => running.delete(key));
    running.set(key, refreshing);
    const fresh = await refreshing;
    await access.renewed(fresh);
    access.credentials = fresh;
    return fresh;
  };
}

/** Gives the right back (RFC 7009); one that was taken back before is fine. */
export async function revokeToken(settings: GoogleSettings, { refresh_token }: GoogleCredentials): Promise<void> {
  const http = await transporter();
  const data = new URLSearchParams({ token: refresh_token });
  try {
    await http.request({ url: settings.endpoints.revocation_url, method: 'POST', data });
  } catch (error) {
    if (answeredStatus(error) !== 400) {
      throw tokenFailure(error);
    }
  }
}
