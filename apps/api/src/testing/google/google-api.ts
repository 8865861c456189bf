import { startTestApi, type TestApi } from '../api.ts';
import { agree } from './agree.ts';
import { startGoogle, type GoogleStandIn } from './start-google.ts';

/** Google tells of changes at https addresses only. */
const PUBLIC_URL = 'https://mentors.test';

export interface GoogleApi {
  api: TestApi;
  google: GoogleStandIn;
  close(): Promise<void>;
}

/**
 * The API as it is with Google's calendars set up, and Google.
 * @param others what else the environment would say.
 */
export async function startGoogleApi(
  overrides: Parameters<typeof startTestApi>[0] = {},
  others: Readonly<Record<string, string>> = {},
): Promise<GoogleApi> {
  const google = await startGoogle({ redirect_uris: new Set([`${PUBLIC_URL}/calendar/google/callback`]) });
  const { endpoints, world } = google;
  const settings = {
    ...others,
    PUBLIC_URL,
    GOOGLE_CALENDAR_CLIENT_ID: world.client_id,
    GOOGLE_CALENDAR_CLIENT_SECRET: world.client_secret,
    GOOGLE_CALENDAR_AUTHORIZATION_URL: endpoints.authorization_url,
    GOOGLE_CALENDAR_TOKEN_URL: endpoints.token_url,
    GOOGLE_CALENDAR_REVOCATION_URL: endpoints.revocation_url,
    GOOGLE_CALENDAR_API_URL: endpoints.api_url,
    GOOGLE_CALENDAR_PUSH: '1',
  };
  const api = await startTestApi(overrides, settings);
  world.reach = (address) => address.replace(PUBLIC_URL, api.base_url);
  return {
    api,
    google,
    async close() {
      await api.close();
      await google.close();
    },
  };
}

type Client = ReturnType<TestApi['as']>;

/** Begins to connect, and agrees at Google. @returns what the browser comes back with. */
export async function comeBack(client: Client, email: string, options: { without?: string; return_to?: string } = {}) {
  const { without, return_to } = options;
  const body = return_to === undefined ? {} : { return_to };
  const { authorization_url } = await client.connectGoogleCalendar({ body });
  const back = await agree(authorization_url, { account: email, ...(without ? { without } : {}) });
  return { state: back.searchParams.get('state') ?? '', code: back.searchParams.get('code') ?? '' };
}

/** Connects an account of Google's as a person does. */
export async function connectGoogle(client: Client, email: string) {
  return client.completeGoogleCalendar({ body: await comeBack(client, email) });
}
