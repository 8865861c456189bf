import { createHash, randomBytes } from 'node:crypto';
import { googleCalendars } from '../../providers/calendar/google/google.ts';
import { CalendarFailure, type CalendarAccess, type GoogleCredentials } from '../../providers/calendar/port.ts';
import { agree } from './agree.ts';
import { startGoogle } from './start-google.ts';

export const REDIRECT_URI = 'https://mentors.test/calendar/google/callback';

/** Returns the name of a call's failure. */
export const problemOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'nothing',
    (error: unknown) => (error instanceof CalendarFailure ? error.problem : `not a CalendarFailure: ${String(error)}`),
  );

/** A user with a calendar at Google, who agreed that the product reads and writes it. */
export async function googleScene() {
  const google = await startGoogle({ redirect_uris: new Set([REDIRECT_URI]) });
  const ada = google.addAccount('ada@gmail.test');
  const primary = ada.calendars.get(ada.email);
  if (!primary) {
    throw new Error('no primary calendar');
  }
  const clock = { now: Date.now() };
  const { client_id, client_secret } = google.world;
  const provider = googleCalendars({
    settings: { client_id, client_secret, endpoints: google.endpoints },
    now: () => clock.now,
  });

  /** Goes to Google's page and agrees. */
  async function signIn(options: { without?: string; account?: string } = {}) {
    const code_verifier = randomBytes(48).toString('base64url');
    const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
    const url = provider.authorizationUrl({ state: 'state-1', code_challenge, redirect_uri: REDIRECT_URI });
    const back = await agree(url, { account: ada.email, ...options });
    return { back, code: back.searchParams.get('code') ?? '', code_verifier, redirect_uri: REDIRECT_URI };
  }
  const renewals: GoogleCredentials[] = [];
  const granted = await provider.exchange(await signIn());
  const access: CalendarAccess<GoogleCredentials> = {
    credentials: granted.credentials,
    renewed: (credentials) => Promise.resolve(void renewals.push(credentials)),
  };
  return { google, ada, primary, provider, clock, signIn, granted, access, renewals };
}

export type GoogleScene = Awaited<ReturnType<typeof googleScene>>;
