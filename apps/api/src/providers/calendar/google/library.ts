import { REQUEST_TIMEOUT_MS, type GoogleSettings } from './settings.ts';

/** Loaded when a calendar of Google's is first needed: the start of the server doesn't wait for it. */
const loadLibrary = () => import('@googleapis/calendar');

/** The library's HTTP client. Nothing here is tried again by itself: jobs do that. */
export async function transporter() {
  const library = await loadLibrary();
  const client = new library.auth.OAuth2({ transporterOptions: { timeout: REQUEST_TIMEOUT_MS, retry: false } });
  return client.transporter;
}

/** The Calendar API as it answers the bearer of an access token. */
export async function calendarApi({ endpoints }: GoogleSettings, accessToken: string) {
  const library = await loadLibrary();
  const bearer = new library.auth.OAuth2();
  bearer.setCredentials({ access_token: accessToken });
  return library.calendar({
    version: 'v3',
    auth: bearer,
    rootUrl: endpoints.api_url,
    timeout: REQUEST_TIMEOUT_MS,
    retry: false,
  });
}

export type CalendarApi = Awaited<ReturnType<typeof calendarApi>>;
